import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { isBackOnlineAtom, isOfflineAtom } from '#app/state.ts'
import { watchConnection } from '#app/worker.ts'
import { fakeConnection } from '#support/fake-ports.ts'

test('who was told to be offline is told to be back, and nobody else', () => {
  const [store, connection] = [createStore(), fakeConnection(true)]
  const said = () => [store.get(isOfflineAtom), store.get(isBackOnlineAtom)]
  const stop = watchConnection(store, connection)
  expect(said()).toEqual([false, false])
  connection.set(false)
  expect(said()).toEqual([true, false])
  connection.set(true)
  expect(said()).toEqual([false, true])
  stop()
  connection.set(false)
  expect(said()).toEqual([false, true])
})
