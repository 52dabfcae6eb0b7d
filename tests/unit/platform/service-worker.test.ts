import { expect, test } from 'vitest'
import { isUpdateWaiting } from '#platform/service-worker.ts'

const worker = (state: ServiceWorkerState) => ({ state }) as ServiceWorker

test('a version that waits beside the active one is newer', () => {
  expect(isUpdateWaiting(worker('installed'), worker('activated'))).toBe(true)
})

test('the first worker is not a newer version, even if the browser still calls it waiting', () => {
  const first = worker('activated')
  expect(isUpdateWaiting(null, null)).toBe(false)
  expect(isUpdateWaiting(worker('installed'), null)).toBe(false)
  expect(isUpdateWaiting(first, first)).toBe(false)
  expect(isUpdateWaiting(worker('activating'), worker('activated'))).toBe(false)
})
