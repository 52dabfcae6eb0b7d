import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { isBackOnlineAtom, isOfflineAtom, isSitePrecachedAtom } from '#app/state.ts'
import { watchConnection, watchWorker } from '#app/worker.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection } from '#support/fake-ports.ts'

test('back online is reported only after offline, and nothing is reported after the watch has ended', () => {
  const [store, connection] = [createStore(), fakeConnection(true)]
  const flags = () => [store.get(isOfflineAtom), store.get(isBackOnlineAtom)]
  const stop = watchConnection(store, connection, () => true)
  expect(flags()).toEqual([false, false])
  connection.set(false)
  expect(flags()).toEqual([true, false])
  connection.set(true)
  expect(flags()).toEqual([false, true])
  stop()
  connection.set(false)
  expect(flags()).toEqual([false, true])
})

test('whether the site is precached is read at each change, because that may change during a visit', () => {
  const [store, connection] = [createStore(), fakeConnection(true)]
  let isPrecached = false
  watchConnection(store, connection, () => isPrecached)
  expect(store.get(isSitePrecachedAtom)).toBe(false)
  isPrecached = true
  connection.set(false)
  expect(store.get(isSitePrecachedAtom)).toBe(true)
})

test('no worker is registered if the build has none', () => {
  const readServiceWorker = vi.fn()
  const navigator = Object.defineProperty({}, 'serviceWorker', { get: readServiceWorker })
  vi.stubGlobal('navigator', navigator)
  watchWorker(createStore(), fakeClock())
  vi.unstubAllGlobals()
  expect(readServiceWorker).not.toHaveBeenCalled()
})
