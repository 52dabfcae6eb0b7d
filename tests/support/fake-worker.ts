import { vi } from 'vitest'
import type { KeptList, PrecacheEntry } from '#lib/precache-entry.ts'
import { contentHash, sealPage } from '#prerender/precache.ts'
import { forgetModules } from './fresh-modules.ts'

export const WORKER_ORIGIN = 'https://vyomix.example'

type Respond = (request: Request) => Response | Promise<Response>

/**
 * Returns a small site with files of several kinds: the files as a build would write them, the worker's entries for
 * them, and a function that answers a request for a path.
 */
export function smallSite(version = 'one') {
  const page = (address: string, text: string) => sealPage(unsealedPage(address, text), address)
  const files: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
    '/': { type: 'text/html; charset=utf-8', body: page('/', `Home, ${version}`) },
    '/jobs': { type: 'text/html; charset=utf-8', body: page('/jobs', `Jobs, ${version}`) },
    '/app-shell': { type: 'text/html; charset=utf-8', body: page('/app-shell', '') },
    '/blog/edge': { type: 'text/html; charset=utf-8', body: page('/blog/edge', `An article, ${version}`) },
    '/assets/panel-1a2b3c4d.js': { type: 'text/javascript', body: 'export const panel = 1' },
    '/assets/site-1a2b3c4d.css': { type: 'text/css', body: 'body{color:red}' },
    '/assets/kalnia-1a2b3c4d.woff2': { type: 'font/woff2', body: 'a font' },
    '/covers/edge-960.avif': { type: 'image/avif', body: 'a picture' },
  }
  const entries = Object.entries(files).map(([url, { type, body }]): PrecacheEntry => {
    if (type.startsWith('text/html')) return { url, revision: /content="\S+ (\S+)"/.exec(body)?.[1] ?? '' }
    const hash = contentHash(body)
    return url.startsWith('/assets/') ? { url, revision: null, hash } : { url, revision: hash }
  })
  const answer = (path: string) => {
    const file = files[path]
    return file
      ? new Response(file.body, { headers: { 'content-type': file.type } })
      : new Response('', { status: 404 })
  }
  return { files, entries, answer }
}

/** Returns a page without a seal, as earlier versions of the site wrote pages. */
export function unsealedPage(address: string, text: string): string {
  const canonical = `<link rel="canonical" href="${WORKER_ORIGIN}${address}">`
  const styleSheet = '<link rel="stylesheet" href="/assets/site-1a2b3c4d.css">'
  return `<!doctype html>\n<html>\n  <head>\n    ${address === '/app-shell' ? styleSheet : canonical}\n  </head>\n  <body>\n    <div id="root">${text}</div>\n  </body>\n</html>\n`
}

/**
 * Returns caches that behave like a browser's as far as the worker uses them. `room` says how many files and how many
 * bytes fit on the device. An empty file needs no room.
 */
export function fakeCaches(room: { readonly files?: number; readonly bytes?: number } = {}) {
  const cachesByName = new Map<string, Map<string, Response>>()
  const find = (cache: Map<string, Response>, request: RequestInfo | URL, ignoreSearch = false) => {
    const address = addressOf(request)
    const comparable = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url)
    const key = [...cache.keys()].find((url) => comparable(url) === comparable(address))
    return key === undefined ? undefined : cache.get(key)?.clone()
  }
  const open = async (name: string) => {
    const cache = cachesByName.get(name) ?? new Map<string, Response>()
    cachesByName.set(name, cache)
    return {
      match: async (request: RequestInfo | URL) => find(cache, request),
      put: async (request: RequestInfo | URL, response: Response) => {
        if (/\*/.test(response.headers.get('vary') ?? '')) throw new TypeError('Vary header contains *')
        const others = [...cachesByName.values()].flatMap((each) =>
          [...each].flatMap(([url, other]) => (each === cache && url === addressOf(request) ? [] : [other])),
        )
        const sizes = await Promise.all([response, ...others].map(sizeOf))
        const { files = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY } = room
        if (
          sizes.filter((size) => size > 0).length > (response.body ? files : Number.POSITIVE_INFINITY) ||
          sizes.reduce((sum, size) => sum + size) > bytes
        )
          throw new DOMException('no room', 'QuotaExceededError')
        cache.delete(addressOf(request)) // a file that is written again comes last
        cache.set(addressOf(request), response)
      },
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => cache.delete(addressOf(request)),
    }
  }
  return {
    open,
    keys: async () => [...cachesByName.keys()],
    has: async (name: string) => cachesByName.has(name),
    delete: async (name: string) => cachesByName.delete(name),
    match: async (request: RequestInfo | URL, options: { cacheName: string; ignoreSearch?: boolean }) => {
      const cache = cachesByName.get(options.cacheName)
      return cache && find(cache, request, options.ignoreSearch)
    },
  }
}

/** Returns the size of a response; 0 if it cannot be read to its end. */
function sizeOf(response: Response): Promise<number> {
  const body = response.clone().blob()
  return body.then(
    ({ size }) => size,
    () => 0,
  )
}

export type FakeCaches = ReturnType<typeof fakeCaches>

/** Returns the globals from which the worker's script reads its lists. */
export function workerGlobals(entries: readonly object[]) {
  return { __WB_MANIFEST: [{ url: '/sw/all-1.js' }], lists: { '/sw/all-1.js': entries } }
}

/** Loads the worker's modules with fake globals, as when a browser starts the worker. */
export async function startWorkerModules(
  entries: readonly (PrecacheEntry | KeptList)[],
  caches: FakeCaches,
  answer: Respond,
) {
  const requests: Request[] = []
  forgetModules()
  vi.stubGlobal('self', workerGlobals(entries))
  vi.stubGlobal('location', { origin: WORKER_ORIGIN })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal(
    '__HAS_UNLISTED_PAGES__',
    entries.some((entry) => 'collection' in entry),
  )
  vi.stubGlobal('fetch', async (url: string | Request, init?: RequestInit) => {
    const request = new Request(typeof url === 'string' ? new URL(url, WORKER_ORIGIN) : url, init)
    requests.push(request)
    return answer(request)
  })
  const [firstTier, secondTier, keptPages, pageRequests] = await Promise.all([
    import('#sw/first-tier.ts'),
    import('#sw/second-tier.ts'),
    import('#sw/kept-pages.ts'),
    import('#sw/page-requests.ts'),
  ])
  return { ...firstTier, ...secondTier, ...keptPages, ...pageRequests, requests }
}

function addressOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, WORKER_ORIGIN).href
}
