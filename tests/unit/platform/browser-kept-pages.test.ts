import { beforeEach, expect, test, vi } from 'vitest'
import { KEPT_CACHE } from '#lib/kept-files.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { browserKeptPages } from '#platform/browser-kept-pages.ts'
import { type FakeCaches, fakeCaches } from '#support/fake-worker.ts'

let caches: FakeCaches
beforeEach(() => {
  caches = fakeCaches()
  vi.stubGlobal('caches', caches)
})

const addText = async (cacheName: string, path: string) =>
  (await caches.open(cacheName)).put(`https://site.example${path}?rev=1`, new Response('{}'))

test('a text is here whichever cache has it, and only those that were kept can be deleted', async () => {
  await addText('site', '/records/articles/newest.json')
  await addText(SECOND_TIER_CACHE, '/records/projects/a-hotel.json')
  expect(await browserKeptPages.read('articles')).toMatchObject({ texts: ['newest'], hasKept: false })
  expect(await browserKeptPages.read('projects')).toMatchObject({ texts: ['a-hotel'], hasKept: false })
  await addText(KEPT_CACHE, '/records/articles/older.json')
  await addText(KEPT_CACHE, '/records/articles/newest.json') // from before it was precached
  expect(await browserKeptPages.read('articles')).toMatchObject({ texts: ['newest', 'older'], hasKept: true })
  expect(await browserKeptPages.count()).toBe(2)
})

test('a browser that denies its caches has nothing', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('caches', { keys: denied, has: denied, open: denied })
  expect(await browserKeptPages.read('articles')).toMatchObject({ texts: [], hasKept: false, isWanted: false })
})

test('tabs are told when fetching is paused or goes on, and when everything is deleted', async () => {
  vi.stubGlobal('BroadcastChannel', undefined) // the listeners of this tab are told without it
  const listener = vi.fn()
  browserKeptPages.onChange(listener)
  await browserKeptPages.setPaused(true)
  await browserKeptPages.setPaused(false)
  await browserKeptPages.deleteAll()
  expect(listener).toHaveBeenCalledTimes(3)
})
