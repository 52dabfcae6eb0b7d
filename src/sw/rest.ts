/// <reference lib="webworker" />
import { SECOND_TIER } from '#lib/worker-messages.ts'
import { entries, isLater } from './manifest.ts'

const wanted = entries
  .filter(({ url }) => isLater(url))
  .map(({ url, revision }) => ({
    path: `/${url.replace(/^\//, '')}`,
    key: `/${url.replace(/^\//, '')}?rev=${revision}`,
  }))

/** Files of one portion. A newer version cannot take over while this one is at work, so that work comes in portions. */
const PORTION = 10

/**
 * Gets what is missing of a portion of the second tier, one by one. One that fails is left for the next visit; after the
 * last portion old ones go.
 */
export async function keepRest(from: number) {
  const cache = await caches.open(SECOND_TIER)
  let added = 0
  let missing = 0
  for (const { path, key } of wanted.slice(from, from + PORTION)) {
    if (await cache.match(key)) continue
    try {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await cache.put(key, unredirected(response))
      added += 1
    } catch {
      missing += 1
    }
  }
  const next = from + PORTION < wanted.length ? from + PORTION : null
  if (next === null) await forgetOld(cache)
  return { added, missing, next }
}

/** Hosts lead from '/licenses.html' to '/licenses', and a browser opens no page by an answer that came around a corner. */
function unredirected(response: Response): Response {
  if (!response.redirected) return response
  const { status, headers } = response
  return new Response(response.body, { status, headers })
}

async function forgetOld(cache: Cache): Promise<void> {
  const current = new Set(wanted.map(({ key }) => new URL(key, location.origin).href))
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
}

/** A kept file of the second tier; else the network; else, offline, the kept size of the same drawing. */
export async function keptLater(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await caches.match(pathname, { cacheName: SECOND_TIER, ignoreSearch: true }) // to open it would make it anew
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    const drawing = pathname.replace(/-\d+\.\w+$/, '-')
    const other = wanted.find(({ path }) => path.startsWith(drawing))
    return (other && (await caches.match(other.key, { cacheName: SECOND_TIER }))) ?? Response.error()
  }
}

/** A kept page of this very version: an older one might ask for scripts that are gone. */
export async function keptPage(file: string): Promise<Response | undefined> {
  const entry = wanted.find(({ path }) => path === file)
  return entry && (await caches.match(entry.key, { cacheName: SECOND_TIER }))
}
