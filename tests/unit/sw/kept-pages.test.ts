import { beforeEach, expect, test, vi } from 'vitest'
import { KEPT_CACHE } from '#lib/kept-files.ts'
import { addPageFiles } from '#lib/page-files.ts'
import { contentHash, sealPage } from '#prerender/precache.ts'
import {
  type FakeCaches,
  fakeCaches,
  smallSite,
  startWorkerModules,
  unsealedPage,
  WORKER_ORIGIN,
} from '#support/fake-worker.ts'

type Files = Record<string, { readonly type: string; readonly body: string }>

const SCRIPT = '/assets/panel-1a2b3c4d.js'

/**
 * Adds an article that is not precached to the files of a site: its page, its text and its picture. `shared` are the
 * paths of further files of the site that the page shows.
 */
function addArticle(
  files: Files,
  slug: string,
  text = 'An old article',
  script = SCRIPT,
  shared: readonly string[] = [],
) {
  const record = JSON.stringify({ text })
  const page = unsealedPage(`/blog/${slug}`, text).replace('</head>', `<script src="${script}"></script></head>`)
  const own = [
    { url: `/covers/${slug}-960.avif`, revision: contentHash(`picture of ${slug}`) },
    { url: `/records/articles/${slug}.json`, revision: contentHash(record) },
    ...shared.map((url) => ({ url, revision: contentHash(files[url]?.body ?? '') })),
  ]
  files[`/covers/${slug}-960.avif`] = { type: 'image/avif', body: `picture of ${slug}` }
  files[`/records/articles/${slug}.json`] = { type: 'application/json', body: record }
  files[`/blog/${slug}`] = {
    type: 'text/html; charset=utf-8',
    body: sealPage(addPageFiles(page, own), `/blog/${slug}`),
  }
  return own
}

/** The page with which the site answers for unknown addresses. */
const NOT_FOUND = sealPage(unsealedPage('/404', 'There is no such page.'), '/404')

let files: Files = {}
let notFound = NOT_FOUND
let caches: FakeCaches
let isOnline = true
/** The status with which the host answers everything, if it is not 200. */
let failure = 200
const room = { files: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY }

beforeEach(() => {
  files = { ...smallSite().files }
  Object.assign(room, { files: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY })
  caches = fakeCaches(room)
  isOnline = true
  failure = 200
  notFound = NOT_FOUND
})

function answer({ url }: Request): Response {
  if (!isOnline) throw new TypeError('Failed to fetch')
  const file = files[new URL(url).pathname]
  const html = { 'content-type': 'text/html; charset=utf-8' }
  if (failure !== 200) return new Response('<h1>nginx</h1>', { status: failure, headers: html })
  return file
    ? new Response(file.body, { headers: { 'content-type': file.type } })
    : new Response(notFound, { status: 404, headers: html })
}

/** Starts the worker on a site whose precache lists name the small site, and one list of older articles. */
async function startWorker(older: readonly { readonly url: string; readonly revision: string }[] = []) {
  const body = JSON.stringify(older)
  const list = { url: `/sw/articles-${contentHash(body).slice(0, 8)}.json`, revision: contentHash(body) }
  files[list.url] = { type: 'application/json', body }
  return startWorkerModules([...smallSite().entries, { ...list, collection: 'articles', size: 1234 }], caches, answer)
}

async function keptPaths(): Promise<readonly string[]> {
  return (await (await caches.open(KEPT_CACHE)).keys()).map(({ url }) => new URL(url).pathname)
}

const requestFor = (path: string) => new Request(WORKER_ORIGIN + path)

test('a page that was read can be read without a network, with its text and its picture', async () => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  isOnline = false
  expect(await (await worker.keptPage('/blog/old'))?.text()).toBe(files['/blog/old']?.body)
  for (const path of ['/records/articles/old.json', '/covers/old-960.avif'])
    expect(await (await worker.networkOrKept(requestFor(path), () => worker.keptFile(path))).text()).toBe(
      files[path]?.body,
    )
  const picture = await worker.secondTierResponse(requestFor('/covers/old-480.avif')) // another size of the same picture
  expect(await picture.text()).toBe('picture of old')
})

test('a number at the end of a name is a size only in pictures: no record or drawing takes the place of another', async () => {
  addArticle(files, 'case-1')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/case-1')
  isOnline = false
  for (const path of ['/records/articles/case-2.json', '/art/case-2.svg', '/covers/case-2-480.avif'])
    expect((await worker.secondTierResponse(requestFor(path))).type).toBe('error')
})

test('a precached page is not kept again, and neither are pages without the names of their files', async () => {
  const worker = await startWorker()
  files['/mail'] = { type: 'text/html', body: unsealedPage('/mail', 'A page of the host') }
  for (const address of ['/jobs', '/blog/edge', '/mail', '/unknown']) await worker.keepReadPage(address)
  expect(await keptPaths()).toEqual([])
})

test.each([
  ['a login page', (body: string) => body.replace(/page-seal/, 'other')],
  ['the page of another address', () => ''],
  ['a page that is cut off', (body: string) => body.slice(0, -60)],
])('%s is not kept', async (kind, alter) => {
  addArticle(files, 'old')
  addArticle(files, 'other')
  const { body = '' } = files['/blog/old'] ?? {}
  files['/blog/old'] = {
    type: 'text/html',
    body: kind.includes('another') ? (files['/blog/other']?.body ?? '') : alter(body),
  }
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  expect(await keptPaths()).toEqual([])
})

test('a file that is not what the page says is not kept, and the others are', async () => {
  addArticle(files, 'old')
  files['/covers/old-960.avif'] = { type: 'image/avif', body: 'another picture' }
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  expect(await keptPaths()).toEqual(['/records/articles/old.json', '/blog/old'])
})

test('with a network, an article comes from the network, and reading it replaces what was kept', async () => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  addArticle(files, 'old', 'A corrected article')
  const path = '/records/articles/old.json'
  const response = await worker.networkOrKept(requestFor(path), () => worker.keptFile(path))
  expect(await response.text()).toContain('corrected')
  await worker.keepReadPage('/blog/old')
  expect(await keptPaths()).toHaveLength(3)
  expect(await (await worker.keptFile(path))?.text()).toContain('corrected')
})

test('a network that does not respond within three seconds is not waited for if the article was kept', async () => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const path = '/records/articles/old.json'
  const response = worker.networkOrKept(requestFor(path), () => worker.keptFile(path))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await response).text()).toBe(files[path]?.body)
  vi.useRealTimers()
})

test.each([500, 502, 503, 504, 429])('a kept article opens while the host answers %i', async (status) => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  failure = status
  const read = (path: string, find: (path: string) => Promise<Response | undefined>) =>
    worker.networkOrKept(requestFor(path), () => find(path)).then((response) => response.text())
  expect(await read('/blog/old', worker.keptPageOrShell)).toBe(files['/blog/old']?.body)
  const text = '/records/articles/old.json'
  expect(await read(text, worker.keptFile)).toBe(files[text]?.body)
  const picture = await worker.secondTierResponse(requestFor('/covers/old-960.avif'))
  expect(await picture.text()).toBe('picture of old')
  expect((await worker.networkOrKept(requestFor('/blog/new'), () => worker.keptPageOrShell('/blog/new'))).status).toBe(
    status,
  )
})

test.each([401, 403, 404, 410])('an answer with status %i is shown, although the article is kept', async (status) => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  failure = status
  const response = await worker.networkOrKept(requestFor('/blog/old'), () => worker.keptPageOrShell('/blog/old'))
  expect(response.status).toBe(status)
})

test('an article of which only the text is kept is shown by the shell while the host fails', async () => {
  const worker = await startWorker(addArticle(files, 'old'))
  await worker.precacheShell()
  await worker.keepAll('articles', true)
  failure = 503
  const open = (path: string) => worker.networkOrKept(requestFor(path), () => worker.keptPageOrShell(path))
  expect(await (await open('/blog/old')).text()).toBe(files['/app-shell']?.body)
  expect((await open('/blog/other')).status).toBe(503)
})

test('a page that asks for scripts of an older version is not used', async () => {
  addArticle(files, 'old', 'An old article', '/assets/panel-of-before.js')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  expect(await worker.keptPage('/blog/old')).toBeUndefined()
  expect(await worker.keptFile('/records/articles/old.json')).toBeDefined()
})

test('an article that was taken off the site is deleted when it is opened with a network', async () => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  for (const path of Object.keys(files).filter((each) => each.includes('old'))) delete files[path]
  await worker.keepReadPage('/blog/old')
  expect(await keptPaths()).toEqual([])
})

const PORTRAIT = '/people/an-author.svg'

test.each([
  ['was read', async (worker: Awaited<ReturnType<typeof startWorker>>) => worker.keepReadPage('/blog/two')],
  [
    'the visitor asked for',
    async (worker: Awaited<ReturnType<typeof startWorker>>) => worker.keepAll('articles', true),
  ],
])('an article that was taken off the site leaves the portrait to another one that %s', async (_, keepOther) => {
  files[PORTRAIT] = { type: 'image/svg+xml', body: 'a portrait' }
  const older = ['one', 'two'].flatMap((slug) => addArticle(files, slug, slug, SCRIPT, [PORTRAIT]))
  const worker = await startWorker(older)
  await keepOther(worker)
  await worker.keepReadPage('/blog/one')
  delete files['/blog/one']
  await worker.keepReadPage('/blog/one')
  const kept = await keptPaths()
  expect(kept.filter((path) => path.includes('one.json') || path === '/blog/one')).toEqual([])
  for (const path of [PORTRAIT, '/records/articles/two.json', '/covers/two-960.avif']) expect(kept).toContain(path)
})

test('an article that was taken off the site takes the portrait with it if no other one needs it', async () => {
  files[PORTRAIT] = { type: 'image/svg+xml', body: 'a portrait' }
  addArticle(files, 'one', 'one', SCRIPT, [PORTRAIT])
  const worker = await startWorker()
  await worker.keepReadPage('/blog/one')
  expect(await keptPaths()).toContain(PORTRAIT)
  delete files['/blog/one']
  await worker.keepReadPage('/blog/one')
  expect(await keptPaths()).toEqual([])
})

test.each([
  ['empty', ''],
  ['the login page of a network', '<!doctype html><title>Log in</title>'],
  ['another page of the site', sealPage(unsealedPage('/jobs', 'Jobs'), '/jobs')],
  ['a page that is cut off', NOT_FOUND.slice(0, -60)],
])('an answer with status 404 that is %s deletes nothing', async (_, body) => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  delete files['/blog/old']
  notFound = body
  await worker.keepReadPage('/blog/old')
  expect(await keptPaths()).toHaveLength(3)
})

test('without room, the article that was read longest ago makes room for the next one', async () => {
  for (const slug of ['one', 'two', 'three']) addArticle(files, slug)
  const worker = await startWorker()
  for (const slug of ['one', 'two', 'one']) await worker.keepReadPage(`/blog/${slug}`)
  room.files = 6
  await worker.keepReadPage('/blog/three')
  expect((await keptPaths()).filter((path) => path.startsWith('/blog/'))).toEqual(['/blog/one', '/blog/three'])
})

/** Returns the number of bytes that all files of a site have whose address contains a word. */
function bytesOf(word: string): number {
  const bodies = Object.entries(files).flatMap(([url, { body }]) => (url.includes(word) ? [body] : []))
  return bodies.reduce((sum, body) => sum + new Blob([body]).size, 0)
}

test('without room, no more is deleted than the next article needs', async () => {
  for (const slug of ['one', 'two', 'three', 'four']) addArticle(files, slug)
  const worker = await startWorker()
  for (const slug of ['one', 'two', 'three']) await worker.keepReadPage(`/blog/${slug}`)
  room.bytes = ['one', 'two', 'three'].reduce((sum, slug) => sum + bytesOf(slug), 10)
  await worker.keepReadPage('/blog/four')
  const slugs = (await keptPaths()).flatMap((path) => /^\/blog\/(.*)/.exec(path)?.[1] ?? [])
  expect(slugs).toEqual(['two', 'three', 'four'])
})

test('a device that another program has filled deletes nothing, because that would make no room', async () => {
  for (const slug of ['one', 'two', 'three']) addArticle(files, slug)
  const worker = await startWorker()
  for (const slug of ['one', 'two']) await worker.keepReadPage(`/blog/${slug}`)
  const kept = await keptPaths()
  room.bytes = 10
  await expect(worker.keepReadPage('/blog/three')).rejects.toThrow('no room')
  expect(await keptPaths()).toEqual(kept)
})

test('a browser that refuses to write whatever is deleted loses no more than one article needs', async () => {
  for (const slug of ['one', 'two', 'three', 'four']) addArticle(files, slug)
  const worker = await startWorker()
  for (const slug of ['one', 'two', 'three']) await worker.keepReadPage(`/blog/${slug}`)
  room.files = 0
  await expect(worker.keepReadPage('/blog/four')).rejects.toThrow('no room')
  expect((await keptPaths()).filter((path) => path.startsWith('/blog/'))).toEqual(['/blog/two', '/blog/three'])
})

test('one article never takes the place of everything that is kept', async () => {
  for (const slug of ['one', 'two']) addArticle(files, slug)
  const worker = await startWorker()
  await worker.keepReadPage('/blog/one')
  const kept = await keptPaths()
  room.bytes = bytesOf('one')
  await expect(worker.keepReadPage('/blog/two')).rejects.toThrow('no room')
  expect(await keptPaths()).toEqual(kept)
})

test('reading an article again deletes nothing, even without room', async () => {
  for (const slug of ['one', 'two']) addArticle(files, slug)
  const worker = await startWorker()
  for (const slug of ['one', 'two']) await worker.keepReadPage(`/blog/${slug}`)
  room.bytes = 0
  await worker.keepReadPage('/blog/one')
  expect(await keptPaths()).toHaveLength(6)
})

test('without room, kept articles make room for the site itself', async () => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  const firstTierSize = smallSite().entries.length - 2 // without the article and the cover of the second tier
  room.files = firstTierSize + 1
  await worker.precacheFirstTier()
  expect(await keptPaths()).toHaveLength(1)
  expect((await (await caches.open('site')).keys()).length).toBe(firstTierSize)
})

test('all articles are fetched in batches, each file verified', async () => {
  const older = Array.from({ length: 8 }, (_, index) => addArticle(files, `old-${index}`)).flat()
  const worker = await startWorker(older)
  expect(await worker.keepAll('articles', false)).toEqual({ size: 1234, outcome: 'more' })
  expect(await keptPaths()).toEqual([])
  expect(await worker.keepAll('articles', true)).toMatchObject({ outcome: 'more' })
  expect(await worker.keepAll('articles', true)).toMatchObject({ outcome: 'done' })
  const kept = await keptPaths()
  for (const { url } of older) expect(kept).toContain(url)
  expect(kept.filter((path) => path.startsWith('/sw/'))).toHaveLength(1)
  const { length } = worker.requests
  await worker.keepAll('articles', true)
  expect(worker.requests).toHaveLength(length)
})

test('fetching all articles stops at a file that is not as built, and goes on where it stopped', async () => {
  const older = ['one', 'two'].flatMap((slug) => addArticle(files, slug))
  const worker = await startWorker(older)
  const original = files['/covers/two-960.avif']
  files['/covers/two-960.avif'] = { type: 'text/html', body: 'Log in to the hotel network' }
  expect(await worker.keepAll('articles', true)).toMatchObject({ outcome: 'failed' })
  if (original) files['/covers/two-960.avif'] = original
  expect(await worker.keepAll('articles', true)).toMatchObject({ outcome: 'done' })
})

test('fetching all articles deletes nothing to make room, and says that there is none', async () => {
  const worker = await startWorker(['read', 'old'].flatMap((slug) => addArticle(files, slug)))
  await worker.keepReadPage('/blog/read')
  room.files = 5
  expect(await worker.keepAll('articles', true)).toMatchObject({ outcome: 'full' })
  expect(await keptPaths()).toContain('/blog/read')
})

test('the list of a newer version fetches only what has changed, and deletes what is no longer on the site', async () => {
  const before = await startWorker([...addArticle(files, 'stays'), ...addArticle(files, 'leaves')])
  await before.keepAll('articles', true)
  const after = await startWorker([...addArticle(files, 'stays'), ...addArticle(files, 'new')])
  expect(await after.keepAll('articles', true)).toMatchObject({ outcome: 'done' })
  expect(after.requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/sw/'))).toEqual([
    '/covers/new-960.avif',
    '/records/articles/new.json',
  ])
  const kept = await keptPaths()
  expect(kept.filter((path) => path.startsWith('/records/'))).toEqual([
    '/records/articles/stays.json',
    '/records/articles/new.json',
  ])
  expect(kept.filter((path) => path.startsWith('/sw/'))).toHaveLength(1)
})

test('the list of a newer version replaces a changed article, which is the older one until then', async () => {
  const path = '/records/articles/changes.json'
  const before = await startWorker(addArticle(files, 'changes', 'As it was'))
  await before.keepAll('articles', true)
  const after = await startWorker(addArticle(files, 'changes', 'As it is now'))
  isOnline = false
  await after.keepAll('articles', true)
  expect(await (await after.keptFile(path))?.text()).toContain('As it was')
  isOnline = true
  await after.keepAll('articles', true)
  expect((await keptPaths()).filter((each) => each === path)).toHaveLength(1)
  expect(await (await after.keptFile(path))?.text()).toContain('As it is now')
})

test('the worker knows no list of a collection that is precached', async () => {
  const worker = await startWorker()
  expect(await worker.keepAll('jobs', true)).toBeNull()
})

test('what was kept is deleted once every record is precached, and with the offline copy', async () => {
  addArticle(files, 'old')
  const worker = await startWorker()
  await worker.keepReadPage('/blog/old')
  await worker.activateFirstTier()
  expect(await keptPaths()).toHaveLength(3)
  const later = await startWorkerModules(smallSite().entries, caches, answer)
  await later.activateFirstTier()
  expect(await caches.has(KEPT_CACHE)).toBe(false)
  await worker.keepReadPage('/blog/old')
  await worker.deleteCaches()
  expect(await caches.has(KEPT_CACHE)).toBe(false)
})
