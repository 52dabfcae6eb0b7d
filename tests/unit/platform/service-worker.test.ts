import { expect, test } from 'vitest'
import { isNewer } from '#platform/service-worker.ts'

const worker = (state: ServiceWorkerState) => ({ state }) as ServiceWorker

test('a version that waits beside the one in charge is newer', () => {
  expect(isNewer(worker('installed'), worker('activated'))).toBe(true)
})

test('the first worker is no newer version, whatever the browser still calls waiting', () => {
  const first = worker('activated')
  expect(isNewer(null, null)).toBe(false)
  expect(isNewer(worker('installed'), null)).toBe(false)
  expect(isNewer(first, first)).toBe(false)
  expect(isNewer(worker('activating'), worker('activated'))).toBe(false)
})
