import { afterEach, expect, test, vi } from 'vitest'
import { securityHeaders } from '#lib/security-headers.ts'
import { contentHash } from '#prerender/precache.ts'
import { fakeCaches, smallSite, startWorkerModules, unsealedPage, WORKER_ORIGIN } from '#support/fake-worker.ts'

afterEach(() => vi.unstubAllGlobals())

const site = smallSite()
const respond = ({ url }: Request) => site.answer(new URL(url).pathname)
const htmlResponse = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } })
const respondAsVersionTwo = ({ url }: Request) => smallSite('two').answer(new URL(url).pathname)
const LOGIN_PAGE = '<!doctype html><title>Hotel WiFi</title><h1>Log in to the hotel network</h1>'

/** Wrong responses that networks and hosts send in place of a file. */
const wrongResponses: readonly (readonly [string, (path: string) => Response])[] = [
  ['a login page', () => htmlResponse(LOGIN_PAGE)],
  ["another page's HTML", () => htmlResponse(site.files['/']?.body ?? '')],
  ['a copy with altered bytes', (path) => withBody(path, (body) => body.replace(/.(?=\S{3})/, '~').replace(/o/g, '0'))],
  ['the first half of the file', (path) => withBody(path, (body) => body.slice(0, body.length / 2))],
  ['a response that breaks off', (path) => withBody(path, (body) => brokenStream(body))],
  ['a 404 response', () => new Response('', { status: 404 })],
  ['a 503 response', () => new Response('', { status: 503 })],
  ['a file of an older version', (path) => smallSite('two').answer(path)],
]
const files = ['/jobs', '/assets/panel-1a2b3c4d.js', '/assets/site-1a2b3c4d.css', '/assets/kalnia-1a2b3c4d.woff2']
const wrongFiles = wrongResponses.flatMap(([name, wrongResponse]) =>
  files.map((path) => [name, path, wrongResponse] as const).filter(([, path, answer]) => !isAccepted(path, answer)),
)

test.each(wrongFiles)(
  '%s in place of %s stops the install, and the next visit repairs it',
  async (_, path, wrongResponse) => {
    const caches = fakeCaches()
    const answer = (request: Request) =>
      new URL(request.url).pathname === path ? wrongResponse(path) : respond(request)
    const first = await startWorkerModules(site.entries, caches, answer)
    await expect(first.precacheFirstTier()).rejects.toThrow(`${path} is not the file that was built`)
    const second = await startWorkerModules(site.entries, caches, respond)
    expect(await second.precacheFirstTier()).toBe(false)
    expect(await (await second.firstTierFile(path))?.text()).toBe(site.files[path]?.body)
  },
)

test.each(wrongResponses)(
  '%s in place of an image or an article is not cached, and the next visit caches the right file',
  async (_, wrongResponse) => {
    for (const path of ['/blog/edge', '/covers/edge-960.avif'].filter((file) => !isAccepted(file, wrongResponse))) {
      const caches = fakeCaches()
      const answer = (request: Request) =>
        new URL(request.url).pathname === path ? wrongResponse(path) : respond(request)
      const first = await startWorkerModules(site.entries, caches, answer)
      expect(await first.cacheSecondTier(0)).toMatchObject({ missing: 1 })
      expect(await first.secondTierPage(path)).toBeUndefined()
      const second = await startWorkerModules(site.entries, caches, respond)
      expect(await second.cacheSecondTier(0)).toMatchObject({ added: 1, missing: 0 })
      expect(await (await second.secondTierPage(path))?.text()).toBe(site.files[path]?.body)
    }
  },
)

test.each(wrongFiles)(
  '%s that a version without checks cached in place of %s is replaced at the install',
  async (name, path, wrongResponse) => {
    const caches = fakeCaches()
    const siteCache = await caches.open('site')
    const key = path.startsWith('/assets/') ? path : `${path}.html?__WB_REVISION__=0123456789abcdef`
    const cached = wrongResponse(path)
    if (
      cached.status !== 200 ||
      (await cached
        .clone()
        .text()
        .catch(() => null)) === null
    )
      return // no version has cached these responses
    await siteCache.put(key, cached)
    const worker = await startWorkerModules(site.entries, caches, respond)
    const isNoticed =
      path.startsWith('/assets/') || !['a copy with altered bytes', 'a file of an older version'].includes(name)
    expect(await worker.precacheFirstTier()).toBe(isNoticed)
    await worker.activateFirstTier()
    expect(await (await worker.firstTierFile(path))?.text()).toBe(site.files[path]?.body)
    expect((await siteCache.keys()).length).toBe(site.entries.length - 2)
  },
)

test('pages and verified scripts of an older version do not make the new version activate at once', async () => {
  const caches = fakeCaches()
  const siteCache = await caches.open('site')
  await siteCache.put(
    '/jobs.html?__WB_REVISION__=0123',
    htmlResponse(unsealedPage('/jobs', 'Jobs of an older version')),
  )
  await siteCache.put('/app-shell.html?__WB_REVISION__=0123', htmlResponse(unsealedPage('/app-shell', '')))
  await siteCache.put('/assets/panel-0a0b0c0d.js', cachedScript('1', contentHash('1')))
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheFirstTier()).toBe(false)
  await worker.activateFirstTier()
  expect(await (await worker.firstTierFile('/assets/panel-0a0b0c0d.js'))?.text()).toBe('1')
})

test('an unverified script makes only the next version activate at once, and stays for the tabs that use it', async () => {
  const caches = fakeCaches()
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', cachedScript('1'))
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheFirstTier()).toBe(true)
  await worker.activateFirstTier()
  expect(await (await worker.firstTierFile('/assets/panel-0a0b0c0d.js'))?.text()).toBe('1')
  expect(
    await (await startWorkerModules(smallSite('two').entries, caches, respondAsVersionTwo)).precacheFirstTier(),
  ).toBe(false)
})

test('a script whose bytes differ from the verified hash makes the new version activate at once', async () => {
  const caches = fakeCaches()
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', cachedScript('2', contentHash('1')))
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheFirstTier()).toBe(true)
  await worker.activateFirstTier()
  expect(await worker.firstTierFile('/assets/panel-0a0b0c0d.js')).toBeUndefined()
})

test('a wrong response cached in place of an image or an article is replaced', async () => {
  for (const [name, wrongResponse] of wrongResponses) {
    for (const path of ['/blog/edge', '/covers/edge-960.avif'].filter((file) => !isAccepted(file, wrongResponse))) {
      const cached = wrongResponse(path)
      if (cached.status !== 200 || name === 'a response that breaks off') continue // these responses are never cached
      const caches = fakeCaches()
      const entry = site.entries.find(({ url }) => url === path)
      await (await caches.open('site-rest')).put(`${path}?rev=${entry?.revision}`, cached)
      const worker = await startWorkerModules(site.entries, caches, respond)
      await worker.cacheSecondTier(0)
      expect([name, await (await worker.secondTierPage(path))?.text()]).toEqual([name, site.files[path]?.body])
    }
  }
})

test('a login page that an older version cached in place of its script is not served to its tabs', async () => {
  const caches = fakeCaches()
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', htmlResponse(LOGIN_PAGE))
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheFirstTier()).toBe(true)
  await worker.activateFirstTier()
  expect(await worker.firstTierFile('/assets/panel-0a0b0c0d.js')).toBeUndefined()
})

test('a script that is wrong in the HTTP cache is fetched again, bypassing that cache', async () => {
  const path = '/assets/panel-1a2b3c4d.js'
  const answer = (request: Request) =>
    new URL(request.url).pathname === path && request.cache !== 'reload' ? htmlResponse(LOGIN_PAGE) : respond(request)
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  expect(await worker.precacheFirstTier()).toBe(false)
  expect(worker.requests.filter(({ url }) => url === WORKER_ORIGIN + path).map(({ cache }) => cache)).toEqual([
    'default',
    'reload',
  ])
})

test("a host's additions to a page's HTML are cached with the page", async () => {
  const addScript = (body: string) => body.replace('</body>', '<script src="/visits.js"></script></body>')
  const answer = (request: Request) =>
    new URL(request.url).pathname === '/jobs' ? withBody('/jobs', addScript) : respond(request)
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  await worker.precacheFirstTier()
  expect(await (await worker.firstTierFile('/jobs'))?.text()).toContain('/visits.js')
})

test.each(['*', 'Accept-Encoding', 'Cookie, Origin'])(
  'a response with the header Vary: %s is cached without that header',
  async (vary) => {
    const answer = (request: Request) => {
      const response = respond(request)
      response.headers.set('vary', vary)
      return response
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
  const answer = async (request: Request) => new Response(await (await respond(request)).text(), { headers })
  const first = await startWorkerModules(site.entries, caches, answer)
  await first.precacheFirstTier().catch(() => {})
  const second = await startWorkerModules(site.entries, caches, respond)
  await second.precacheFirstTier()
  for (const [path, { type }] of Object.entries(site.files)) {
    const cached = await second.firstTierFile(path)
    if (cached)
      expect([path, [...cached.headers].filter(([name]) => !isSiteHeader(name))]).toEqual([
        path,
        [['content-type', expect.stringContaining(type)]],
      ])
  }
})

test('a script cached with a wrong type is repaired, and the new version activates at once', async () => {
  const caches = fakeCaches()
  const path = '/assets/panel-1a2b3c4d.js'
  const cached = new Response(site.files[path]?.body, { headers: { 'content-type': 'text/plain' } })
  await (await caches.open('site')).put(path, cached)
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheFirstTier()).toBe(true)
  expect((await worker.firstTierFile(path))?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('a cached login page with a canonical address of its own is recognised as foreign', async () => {
  const caches = fakeCaches()
  const loginPage = '<html><link rel="canonical" href="/login"><div id="root"></div></html>'
  await (await caches.open('site')).put('/jobs.html?__WB_REVISION__=0123', htmlResponse(loginPage))
  expect(await (await startWorkerModules(site.entries, caches, respond)).precacheFirstTier()).toBe(true)
})

test('a page that a host redirects is not cached', async () => {
  const answer = (request: Request) => {
    const response = respond(request)
    if (new URL(request.url).pathname === '/jobs') Object.defineProperty(response, 'redirected', { value: true })
    return response
  }
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  await expect(worker.precacheFirstTier()).rejects.toThrow(
    '/jobs is not the file that was built (200, text/html; charset=utf-8)',
  )
})

test('an interrupted install continues where it stopped', async () => {
  const caches = fakeCaches()
  let remaining = 3
  const answer = (request: Request) => {
    remaining -= 1
    if (remaining < 0) throw new TypeError('Failed to fetch')
    return respond(request)
  }
  await expect((await startWorkerModules(site.entries, caches, answer)).precacheFirstTier()).rejects.toThrow()
  const second = await startWorkerModules(site.entries, caches, respond)
  await second.precacheFirstTier()
  expect(second.requests).toHaveLength(site.entries.length - 2 - 3)
})

test('missing files of the first tier are fetched again at the next visit', async () => {
  const caches = fakeCaches()
  const worker = await startWorkerModules(site.entries, caches, respond)
  await worker.precacheFirstTier()
  await caches.delete('site')
  await worker.completeFirstTier()
  expect(await (await worker.firstTierFile('/jobs'))?.text()).toBe(site.files['/jobs']?.body)
  const requestCount = worker.requests.length
  await worker.completeFirstTier()
  expect(worker.requests).toHaveLength(requestCount)
})

test('the first tier is completed as far as possible, and the next visit fetches what failed', async () => {
  const caches = fakeCaches()
  let isDown = true
  const answer = (request: Request) => {
    if (isDown && request.url.endsWith('/jobs')) throw new TypeError('Failed to fetch')
    return respond(request)
  }
  const worker = await startWorkerModules(site.entries, caches, answer)
  expect(await worker.completeFirstTier()).toBe(false)
  expect(await worker.firstTierFile('/')).toBeDefined()
  isDown = false
  expect(await worker.completeFirstTier()).toBe(true)
  expect(await worker.firstTierFile('/jobs')).toBeDefined()
})

test('a first worker caches the shell with the files that its head names', async () => {
  const caches = fakeCaches()
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheShell()).toBe(true)
  const cached = (await (await caches.open('site')).keys()).map(({ url }) => new URL(url).pathname)
  expect(cached.toSorted()).toEqual(['/app-shell', '/assets/site-1a2b3c4d.css'])
})

test('files of an earlier worker are not taken over unchecked: the shell alone is cached only into an empty cache', async () => {
  const caches = fakeCaches()
  const worker = await startWorkerModules(site.entries, caches, respond)
  await (await caches.open('site')).put('/assets/panel-1a2b3c4d.js', htmlResponse(LOGIN_PAGE))
  expect(await worker.precacheShell()).toBe(false)
  expect((await (await caches.open('site')).keys()).length).toBe(1)
})

test('nothing is fetched for the cache while a page waits for the network', async () => {
  let answerPage = (_: Response) => {}
  const answer = (request: Request) =>
    request.url.endsWith('/slow') ? new Promise<Response>((resolve) => (answerPage = resolve)) : respond(request)
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  const page = worker.fetchForPage(new Request(`${WORKER_ORIGIN}/slow`))
  const completed = worker.completeFirstTier()
  await new Promise((resolve) => setImmediate(resolve))
  expect(worker.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/slow'])
  answerPage(new Response('here'))
  await page
  expect(await completed).toBe(true)
})

test('a page request that never ends delays the cache for five seconds at most', async () => {
  vi.useFakeTimers()
  const answer = (request: Request) =>
    request.url.endsWith('/slow') ? new Promise<Response>(() => {}) : respond(request)
  const worker = await startWorkerModules(site.entries, fakeCaches(), answer)
  void worker.fetchForPage(new Request(`${WORKER_ORIGIN}/slow`))
  const completed = worker.completeFirstTier()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(await completed).toBe(true)
})

test('a damaged cache entry counts as missing', async () => {
  const caches = fakeCaches()
  const worker = await startWorkerModules(site.entries, caches, respond)
  await worker.precacheFirstTier()
  const cache = await caches.open('site')
  const key = (await cache.keys()).find(({ url }) => url.includes('/jobs?'))
  await cache.put(key ?? '', new Response(brokenStream('damaged from the middle on')))
  expect(await worker.firstTierFile('/jobs')).toBeUndefined()
})

test('damaged entries of an older version stop neither an install nor a response', async () => {
  const caches = fakeCaches()
  const damaged = () =>
    new Response(brokenStream('damaged from the middle on'), { headers: { 'content-type': 'image/avif' } })
  await (await caches.open('site')).put('/assets/panel-0a0b0c0d.js', damaged())
  await (await caches.open('site-rest')).put('/covers/old-960.avif?rev=older', damaged())
  const worker = await startWorkerModules(site.entries, caches, respond)
  expect(await worker.precacheFirstTier()).toBe(true)
  expect((await (await caches.open('site-rest')).keys()).length).toBe(0)
  await (await caches.open('site-rest')).put('/covers/old-960.avif?rev=older', damaged())
  // the host's 404, as the damaged entry is ignored
  expect((await worker.secondTierResponse(new Request(`${WORKER_ORIGIN}/covers/old-960.avif`))).status).toBe(404)
})

test('offline, an image of an older version is shown, but no page that was cached in its place', async () => {
  const caches = fakeCaches()
  const secondTierCache = await caches.open('site-rest')
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  const worker = await startWorkerModules(site.entries, caches, offline)
  const cover = new Request(`${WORKER_ORIGIN}/covers/edge-960.avif`)
  await secondTierCache.put('/covers/edge-960.avif?rev=older', htmlResponse(LOGIN_PAGE))
  expect((await worker.secondTierResponse(cover)).type).toBe('error')
  await secondTierCache.put(
    '/covers/edge-960.avif?rev=older',
    new Response('old', { headers: { 'content-type': 'image/avif' } }),
  )
  expect(await (await worker.secondTierResponse(cover)).text()).toBe('old')
})

const unusable: readonly (readonly [string, () => Promise<never>])[] = [
  ['throws', () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))],
  ['never answers', () => new Promise(() => {})],
]

test.each(unusable)('a file comes from the network within seconds if the cache %s', async (_, answer) => {
  const caches = { ...fakeCaches(), match: answer, open: answer, has: answer, keys: answer }
  const worker = await startWorkerModules(site.entries, caches, ({ url }) => site.answer(new URL(url).pathname))
  vi.useFakeTimers()
  const known = worker.secondTierResponse(new Request(`${WORKER_ORIGIN}/covers/edge-960.avif`))
  const unknown = worker.secondTierResponse(new Request(`${WORKER_ORIGIN}/covers/other-960.avif`))
  const script = worker.firstTierFile('/assets/panel-1a2b3c4d.js')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await known).text()).toBe(site.files['/covers/edge-960.avif']?.body)
  expect((await unknown).status).toBe(404)
  expect(await script).toBeUndefined()
  vi.useRealTimers()
})

test.each(unusable)('a request that fails gets an error within seconds if the cache %s', async (_, answer) => {
  const caches = { ...fakeCaches(), match: answer, open: answer, has: answer, keys: answer }
  const worker = await startWorkerModules(site.entries, caches, () => Promise.reject(new TypeError('Failed to fetch')))
  vi.useFakeTimers()
  const picture = worker.secondTierResponse(new Request(`${WORKER_ORIGIN}/covers/other-960.avif`))
  await vi.advanceTimersByTimeAsync(12_000)
  expect((await picture).type).toBe('error')
  vi.useRealTimers()
})

function withBody(path: string, change: (body: string) => string | ReadableStream): Response {
  const file = site.files[path]
  return new Response(change(file?.body ?? ''), { headers: { 'content-type': file?.type ?? '' } })
}

/** Returns a script as a version caches it: with the verified hash as its ETag, which early versions did not store. */
function cachedScript(body: string, hash?: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/javascript', ...(hash ? { etag: `"${hash}"` } : {}) } })
}

function brokenStream(body: string): ReadableStream {
  return new ReadableStream({
    start(out) {
      out.enqueue(new TextEncoder().encode(body.slice(0, 10)))
      out.error(new TypeError('network error'))
    },
  })
}

/** Returns whether the worker accepts a wrong response: an altered page with its seal, or an unchanged older file. */
function isAccepted(path: string, wrongResponse: (path: string) => Response): boolean {
  const isPage = !path.includes('.')
  const name = wrongResponses.find(([, answer]) => answer === wrongResponse)?.[0]
  return isPage ? name === 'a copy with altered bytes' : name === 'a file of an older version'
}

function isSiteHeader(header: string): boolean {
  return header === 'etag' || Object.keys(securityHeaders).some((name) => name.toLowerCase() === header)
}
