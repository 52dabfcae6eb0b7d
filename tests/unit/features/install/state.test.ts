import { expect, test } from 'vitest'
import {
  canShowHintAtom,
  closeStepsAtom,
  dismissHintAtom,
  installAtom,
  loadDismissalAtom,
  stepsAtom,
} from '#features/install/state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { testStore } from '#support/test-store.ts'

const DAY = 24 * 60 * 60 * 1000

test('the hint is hidden until the stored dismissal has been read', async () => {
  const store = testStore()
  expect(store.get(canShowHintAtom)).toBe(false)
  await store.set(loadDismissalAtom)
  expect(store.get(canShowHintAtom)).toBe(true)
})

test('a dismissed hint disappears at once and stays hidden for 90 days', async () => {
  const [clock, device] = [fakeClock(), memoryStore()]
  const visit = async () => {
    const store = testStore({ clock, store: device })
    await store.set(loadDismissalAtom)
    return store
  }
  const first = await visit()
  first.set(dismissHintAtom)
  expect(first.get(canShowHintAtom)).toBe(false)
  await flushPromises()
  clock.advance(90 * DAY)
  expect((await visit()).get(canShowHintAtom)).toBe(false)
  clock.advance(1)
  expect((await visit()).get(canShowHintAtom)).toBe(true)
})

test('a dismissed hint stays hidden in its tab while the dismissal is being stored, and if it cannot be stored', async () => {
  const device = { ...memoryStore(), write: async () => {} }
  const store = testStore({ store: device })
  const loading = store.set(loadDismissalAtom)
  store.set(dismissHintAtom)
  await loading
  expect(store.get(canShowHintAtom)).toBe(false)
  await store.set(loadDismissalAtom) // as the button of the menu does when it appears
  expect(store.get(canShowHintAtom)).toBe(false)
})

test.each(['never', -5, { at: 1 }])('a stored %j does not count as a dismissal', async (invalid) => {
  const device = memoryStore()
  await device.write('install-dismissed', invalid)
  const store = testStore({ store: device })
  await store.set(loadDismissalAtom)
  expect(store.get(canShowHintAtom)).toBe(true)
})

test('without an install prompt, installing opens the steps, which can be closed', async () => {
  const store = testStore()
  await store.set(installAtom)
  expect(store.get(stepsAtom)).toBe(true)
  store.set(closeStepsAtom)
  expect(store.get(stepsAtom)).toBe(false)
})
