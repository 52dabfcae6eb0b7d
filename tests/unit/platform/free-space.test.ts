import { expect, test, vi } from 'vitest'
import { KEPT_CACHE } from '#lib/kept-files.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { deleteCachedFiles } from '#platform/free-space.ts'
import { fakeCaches, WORKER_ORIGIN } from '#support/fake-worker.ts'

test('for the outbox, what was read longest ago goes first, then the second tier, and never the first tier', async () => {
  const caches = fakeCaches()
  vi.stubGlobal('caches', caches)
  for (const name of ['site', SECOND_TIER_CACHE, KEPT_CACHE])
    for (const path of ['/blog/one', '/blog/two', '/blog/three'])
      await (await caches.open(name)).put(WORKER_ORIGIN + path, new Response(path))
  const keptPaths = async () =>
    (await (await caches.open(KEPT_CACHE)).keys()).map(({ url }) => url.replace(WORKER_ORIGIN, ''))
  expect(await deleteCachedFiles()).toBe(true)
  expect(await keptPaths()).toEqual(['/blog/three'])
  expect(await deleteCachedFiles()).toBe(true)
  expect(await keptPaths()).toEqual([])
  expect(await caches.has(SECOND_TIER_CACHE)).toBe(true)
  expect(await deleteCachedFiles()).toBe(false)
  expect(await caches.has(SECOND_TIER_CACHE)).toBe(false)
  expect(await (await caches.open('site')).keys()).toHaveLength(3)
  vi.unstubAllGlobals()
})
