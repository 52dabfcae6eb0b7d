import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { isBackOnlineAtom, isOfflineAtom, isSiteKeptAtom } from '#app/state.ts'
import { watchConnection, watchWorker } from '#app/worker.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection } from '#support/fake-ports.ts'

test('only a visitor who was told to be offline is told to be online again', () => {
  const [store, connection] = [createStore(), fakeConnection(true)]
  const said = () => [store.get(isOfflineAtom), store.get(isBackOnlineAtom)]
  const stop = watchConnection(store, connection, () => true)
  expect(said()).toEqual([false, false])
  connection.set(false)
  expect(said()).toEqual([true, false])
  connection.set(true)
  expect(said()).toEqual([false, true])
  stop()
  connection.set(false)
  expect(said()).toEqual([false, true])
})

test('the state of the cached pages is looked up each time, as they may arrive during the visit', () => {
  const [store, connection] = [createStore(), fakeConnection(true)]
  let isKept = false
  watchConnection(store, connection, () => isKept)
  expect(store.get(isSiteKeptAtom)).toBe(false)
  isKept = true
  connection.set(false)
  expect(store.get(isSiteKeptAtom)).toBe(true)
})

test('no worker is registered on the development server, which has no build', () => {
  const isAsked = vi.fn()
  const navigator = Object.defineProperty({}, 'serviceWorker', { get: isAsked })
  vi.stubGlobal('navigator', navigator)
  watchWorker(createStore(), fakeClock())
  vi.unstubAllGlobals()
  expect(isAsked).not.toHaveBeenCalled()
})
