import { expect, test } from 'vitest'
import { isUpdateWaiting } from '#platform/service-worker.ts'

const worker = (state: ServiceWorkerState) => ({ state }) as ServiceWorker

test('an installed worker that waits beside the active one is an update', () => {
  expect(isUpdateWaiting(worker('installed'), worker('activated'))).toBe(true)
})

test('no worker, the first worker, or a worker that already activates is not an update', () => {
  const first = worker('activated')
  expect(isUpdateWaiting(null, null)).toBe(false)
  expect(isUpdateWaiting(worker('installed'), null)).toBe(false)
  expect(isUpdateWaiting(first, first)).toBe(false)
  expect(isUpdateWaiting(worker('activating'), worker('activated'))).toBe(false)
})
