import { afterEach, expect, test, vi } from 'vitest'
import { securityHeaders } from '#lib/security-headers.ts'
import { contentHash } from '#prerender/precache.ts'
import { fakeCaches, smallSite, startWorkerModules, unsealedPage, WORKER_ORIGIN } from '#support/fake-worker.ts'

afterEach(() => vi.unstubAllGlobals())

const site = smallSite()
const right = ({ url }: Request) => site.answer(new URL(url).pathname)
const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } })
const smallSiteTwo = ({ url }: Request) => smallSite('two').answer(new URL(url).pathname)
const PORTAL = '<!doctype html><title>Hotel WiFi</title><h1>Log in to the hotel network</h1>'

/** Wrong responses that networks and hosts give in place of a file. */
const wrongAnswers: readonly (readonly [string, (path: string) => Response])[] = [
  ['a login page', () => html(PORTAL)],
  ["another page's HTML", () => html(site.files['/']?.body ?? '')],
  ['one byte altered', (path) => withBody(path, (body) => body.replace(/.(?=\S{3})/, '~').replace(/o/g, '0'))],
  ['the first half of it', (path) => withBody(path, (body) => body.slice(0, body.length / 2))],
  ['an answer that breaks off', (path) => withBody(path, (body) => brokenOff(body))],
  ['a 404', () => new Response('', { status: 404 })],
  ['a 503', () => new Response('', { status: 503 })],
  ['another older version', (path) => smallSite('two').answer(path)],
]
const files = ['/jobs', '/assets/panel-1a2b3c4d.js', '/assets/site-1a2b3c4d.css', '/assets/kalnia-1a2b3c4d.woff2']
const cells = wrongAnswers.flatMap(([name, wrong]) =>
  files.map((path) => [name, path, wrong] as const).filter(([, path, answer]) => !isSame(path, answer)),
)

test.each(cells)('%s in place of %s stops the install, and the next visit repairs it', async (_, path, wrong) => {
  const caches = fakeCaches()
  const answer = (request: Request) => (new URL(request.url).pathname === path ? wrong(path) : right(request))
  const first = await startWorkerModules(site.entries, caches, answer)
  await expect(first.precacheFirstTier()).rejects.toThrow(`${path} is not the file that was built`)
  const second = await startWorkerModules(site.entries, caches, right)
  expect(await second.precacheFirstTier()).toBe(false)
  expect(await (await second.firstTierFile(path))?.text()).toBe(site.files[path]?.body)
})

test.each(wrongAnswers)(
  '%s in place of an image or an article is not cached, and the right one is at the next visit',
  async (_, wrong) => {
    for (const path of ['/blog/edge', '/covers/edge-960.avif'].filter((file) => !isSame(file, wrong))) {
      const caches = fakeCaches()
      const answer = (request: Request) => (new URL(request.url).pathname === path ? wrong(path) : right(request))
      const first = await startWorkerModules(site.entries, caches, answer)
      expect(await first.cacheSecondTier(0)).toMatchObject({ missing: 1 })
      expect(await first.secondTierPage(path)).toBeUndefined()
      const second = await startWorkerModules(site.entries, caches, right)
      expect(await second.cacheSecondTier(0)).toMatchObject({ added: 1, missing: 0 })
      expect(await (await second.secondTierPage(path))?.text()).toBe(site.files[path]?.body)
    }
  },
)

test.each(cells)(
  '%s cached in place of %s by a version without checks is replaced, and that version is replaced at once',
  async (_, path, wrong) => {
    const caches = fakeCaches()
    const before = await caches.open('site')
    const key = path.startsWith('/assets/') ? path : `${path}.html?__WB_REVISION__=0123456789abcdef`
    const kept = wrong(path)
    if (
      kept.status !== 200 ||
      (await kept
        .clone()
        .text()
        .catch(() => null)) === null
    )
      return // no version cached these
    await before.put(key, kept)
    const worker = await startWorkerModules(site.entries, caches, right)
    const isSeen = path.startsWith('/assets/') || !['one byte altered', 'another older version'].includes(_)
    expect(await worker.precacheFirstTier()).toBe(isSeen)
    await worker.activateFirstTier()
    expect(await (await worker.firstTierFile(path))?.text()).toBe(site.files[path]?.body)
    expect((await before.keys()).length).toBe(site.entries.length - 2)
  },
)

test('files that an older version checked and cached do not hurry the activation', async () => {
  const caches = fakeCaches()
  const before = await caches.open('site')
  await before.put('/jobs.html?__WB_REVISION__=0123', html(unsealedPage('/jobs', 'Jobs of an older version')))
  await before.put('/app-shell.html?__WB_REVISION__=0123', html(unsealedPage('/app-shell', '')))
  await before.put('/assets/panel-0a0b0c0d.js', keptScript('1', contentHash('1')))
  const worker = await startWorkerModules(site.entries, caches, right)
  expect(await worker.precacheFirstTier()).toBe(false)
  await worker.activateFirstTier()
  expect(await (await worker.firstTierFile('/assets/panel-0a0b0c0d.js'))?.text()).toBe('1')
})

test('a script that no version has checked hurries the activation once, and stays for the tabs that use it', async () => {
  const caches = fakeCaches()
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', keptScript('1'))
  const worker = await startWorkerModules(site.entries, caches, right)
  expect(await worker.precacheFirstTier()).toBe(true)
  await worker.activateFirstTier()
  expect(await (await worker.firstTierFile('/assets/panel-0a0b0c0d.js'))?.text()).toBe('1')
  expect(await (await startWorkerModules(smallSite('two').entries, caches, smallSiteTwo)).precacheFirstTier()).toBe(
    false,
  )
})

test('a script whose bytes differ from the checked ones hurries the activation, whatever its name', async () => {
  const caches = fakeCaches()
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', keptScript('2', contentHash('1')))
  const worker = await startWorkerModules(site.entries, caches, right)
  expect(await worker.precacheFirstTier()).toBe(true)
  await worker.activateFirstTier()
  expect(await worker.firstTierFile('/assets/panel-0a0b0c0d.js')).toBeUndefined()
})

test('an image or an article that is cached wrongly is replaced', async () => {
  for (const [name, wrong] of wrongAnswers) {
    for (const path of ['/blog/edge', '/covers/edge-960.avif'].filter((file) => !isSame(file, wrong))) {
      const kept = wrong(path)
      if (kept.status !== 200 || name === 'an answer that breaks off') continue // these are never cached
      const caches = fakeCaches()
      const entry = site.entries.find(({ url }) => url === path)
      await (await caches.open('site-rest')).put(`${path}?rev=${entry?.revision}`, kept)
      const worker = await startWorkerModules(site.entries, caches, right)
      await worker.cacheSecondTier(0)
      expect([name, await (await worker.secondTierPage(path))?.text()]).toEqual([name, site.files[path]?.body])
    }
  }
})

test('a wrong file that an older version cached under another name is not served to its tabs', async () => {
  const caches = fakeCaches()
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', html(PORTAL))
  const worker = await startWorkerModules(site.entries, caches, right)
  expect(await worker.precacheFirstTier()).toBe(true)
  await worker.activateFirstTier()
  expect(await worker.firstTierFile('/assets/panel-0a0b0c0d.js')).toBeUndefined()
})

test('a script that is wrong in the HTTP cache is fetched past it', async () => {
  const path = '/assets/panel-1a2b3c4d.js'
  const answer = (request: Request) =>
    new URL(request.url).pathname === path && request.cache !== 'reload' ? html(PORTAL) : right(request)
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  expect(await worker.precacheFirstTier()).toBe(false)
  expect(worker.asked.filter(({ url }) => url === WORKER_ORIGIN + path).map(({ cache }) => cache)).toEqual([
    'default',
    'reload',
  ])
})

test("a host's additions to a page's HTML are cached with the page", async () => {
  const visited = (body: string) => body.replace('</body>', '<script src="/visits.js"></script></body>')
  const answer = (request: Request) =>
    new URL(request.url).pathname === '/jobs' ? withBody('/jobs', visited) : right(request)
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  await worker.precacheFirstTier()
  expect(await (await worker.firstTierFile('/jobs'))?.text()).toContain('/visits.js')
})

test.each(['*', 'Accept-Encoding', 'Cookie, Origin'])(
  'a response that varies by %s is cached for every request',
  async (vary) => {
    const answer = (request: Request) => {
      const answered = right(request)
      answered.headers.set('vary', vary)
      return answered
    }
    const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
    await worker.precacheFirstTier()
    await worker.cacheSecondTier(0)
    for (const path of Object.keys(site.files))
      expect(((await worker.firstTierFile(path)) ?? (await worker.secondTierPage(path)))?.headers.has('vary')).toBe(
        false,
      )
  },
)

test.each([
  ['a wrong type', { 'content-type': 'application/octet-stream' }],
  ['another character encoding', { 'content-type': 'text/html; charset=utf-16le' }],
  ['its own policy', { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; sandbox" }],
  ['a refresh to another site', { 'content-type': 'text/html', refresh: '0;url=https://elsewhere.example/' }],
  ['a download name', { 'content-type': 'text/html', 'content-disposition': 'attachment' }],
])('a correct file with %s is cached with the site’s own headers, or not at all', async (_, headers) => {
  const caches = fakeCaches()
  const answer = async (request: Request) => new Response(await (await right(request)).text(), { headers })
  const first = await startWorkerModules(site.entries, caches, answer)
  await first.precacheFirstTier().catch(() => {})
  const second = await startWorkerModules(site.entries, caches, right)
  await second.precacheFirstTier()
  for (const [path, { type }] of Object.entries(site.files)) {
    const kept = await second.firstTierFile(path)
    if (kept)
      expect([path, [...kept.headers].filter(([name]) => !isOfSite(name))]).toEqual([
        path,
        [['content-type', expect.stringContaining(type)]],
      ])
  }
})

test('a script cached with a wrong type by a version without checks is repaired, and that version is replaced at once', async () => {
  const caches = fakeCaches()
  const path = '/assets/panel-1a2b3c4d.js'
  const kept = new Response(site.files[path]?.body, { headers: { 'content-type': 'text/plain' } })
  await (await caches.open('site')).put(path, kept)
  const worker = await startWorkerModules(site.entries, caches, right)
  expect(await worker.precacheFirstTier()).toBe(true)
  expect((await worker.firstTierFile(path))?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('a login page that contains its own address is also recognised as foreign', async () => {
  const caches = fakeCaches()
  const login = '<html><link rel="canonical" href="/login"><div id="root"></div></html>'
  await (await caches.open('site')).put('/jobs.html?__WB_REVISION__=0123', html(login))
  expect(await (await startWorkerModules(site.entries, caches, right)).precacheFirstTier()).toBe(true)
})

test('a page that a host redirects is not cached', async () => {
  const answer = (request: Request) => {
    const answered = right(request)
    if (new URL(request.url).pathname === '/jobs') Object.defineProperty(answered, 'redirected', { value: true })
    return answered
  }
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  await expect(worker.precacheFirstTier()).rejects.toThrow(
    '/jobs is not the file that was built (200, text/html; charset=utf-8)',
  )
})

test('an interrupted install continues where it stopped', async () => {
  const caches = fakeCaches()
  let left = 3
  const answer = (request: Request) => {
    left -= 1
    if (left < 0) throw new TypeError('Failed to fetch')
    return right(request)
  }
  await expect((await startWorkerModules(site.entries, caches, answer)).precacheFirstTier()).rejects.toThrow()
  const second = await startWorkerModules(site.entries, caches, right)
  await second.precacheFirstTier()
  expect(second.asked).toHaveLength(site.entries.length - 2 - 3)
})

test('missing files of the first tier are fetched again at the next visit', async () => {
  const caches = fakeCaches()
  const worker = await startWorkerModules(site.entries, caches, right)
  await worker.precacheFirstTier()
  await caches.delete('site')
  await worker.refillFirstTier()
  expect(await (await worker.firstTierFile('/jobs'))?.text()).toBe(site.files['/jobs']?.body)
  const asked = worker.asked.length
  await worker.refillFirstTier()
  expect(worker.asked).toHaveLength(asked)
})

test('a damaged cache entry is ignored, and the network is used', async () => {
  const caches = fakeCaches()
  const worker = await startWorkerModules(site.entries, caches, right)
  await worker.precacheFirstTier()
  const cache = await caches.open('site')
  const key = (await cache.keys()).find(({ url }) => url.includes('/jobs?'))
  await cache.put(key ?? '', new Response(brokenOff('damaged from the middle on')))
  expect(await worker.firstTierFile('/jobs')).toBeUndefined()
})

test('damaged entries of an older version stop neither an install nor a response', async () => {
  const caches = fakeCaches()
  const damaged = () =>
    new Response(brokenOff('damaged from the middle on'), { headers: { 'content-type': 'image/avif' } })
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', damaged())
  await (await caches.open('site-rest')).put('/covers/old-960.avif?rev=older', damaged())
  const worker = await startWorkerModules(site.entries, caches, right)
  expect(await worker.precacheFirstTier()).toBe(true)
  expect((await (await caches.open('site-rest')).keys()).length).toBe(0)
  await (await caches.open('site-rest')).put('/covers/old-960.avif?rev=older', damaged())
  // the host's 404, as the damaged entry is ignored
  expect((await worker.secondTierResponse(new Request(`${WORKER_ORIGIN}/covers/old-960.avif`))).status).toBe(404)
})

test('an older image is shown offline only if no newer one is cached, and a page is never shown in its place', async () => {
  const caches = fakeCaches()
  const rest = await caches.open('site-rest')
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  const worker = await startWorkerModules(site.entries, caches, offline)
  const cover = new Request(`${WORKER_ORIGIN}/covers/edge-960.avif`)
  await rest.put('/covers/edge-960.avif?rev=older', html(PORTAL))
  expect((await worker.secondTierResponse(cover)).type).toBe('error')
  await rest.put('/covers/edge-960.avif?rev=older', new Response('old', { headers: { 'content-type': 'image/avif' } }))
  expect(await (await worker.secondTierResponse(cover)).text()).toBe('old')
})

function withBody(path: string, change: (body: string) => string | ReadableStream): Response {
  const file = site.files[path]
  return new Response(change(file?.body ?? ''), { headers: { 'content-type': file?.type ?? '' } })
}

/** A script as a version caches it: under the hash it was checked against, which early versions did not record. */
function keptScript(body: string, hash?: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/javascript', ...(hash ? { etag: `"${hash}"` } : {}) } })
}

function brokenOff(body: string): ReadableStream {
  return new ReadableStream({
    start(out) {
      out.enqueue(new TextEncoder().encode(body.slice(0, 10)))
      out.error(new TypeError('network error'))
    },
  })
}

/** Whether a wrong response counts as right: hosts may alter a byte inside a page, whose seal stays complete. */
function isSame(path: string, wrong: (path: string) => Response): boolean {
  const isPage = !path.includes('.')
  const name = wrongAnswers.find(([, answer]) => answer === wrong)?.[0]
  return isPage ? name === 'one byte altered' : name === 'another older version'
}

function isOfSite(header: string): boolean {
  return header === 'etag' || Object.keys(securityHeaders).some((name) => name.toLowerCase() === header)
}
