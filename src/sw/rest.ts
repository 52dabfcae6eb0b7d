/// <reference lib="webworker" />
import { entries, isImage } from './manifest.ts'

const IMAGES = 'site-images'

const wanted = entries
  .filter(({ url }) => isImage(url))
  .map(({ url, revision }) => ({
    path: `/${url.replace(/^\//, '')}`,
    key: `/${url.replace(/^\//, '')}?rev=${revision}`,
  }))

/** Gets the pictures that are missing, one by one. One that fails is left for the next visit; old ones go. */
export async function keepImages(): Promise<{ readonly added: number; readonly missing: number }> {
  const cache = await caches.open(IMAGES)
  let added = 0
  let missing = 0
  for (const { path, key } of wanted) {
    if (await cache.match(key)) continue
    try {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await cache.put(key, response)
      added += 1
    } catch {
      missing += 1
    }
  }
  const current = new Set(wanted.map(({ key }) => new URL(key, location.origin).href))
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
  return { added, missing }
}

/** A kept picture; else the network; else, offline, the kept size of the same drawing. */
export async function keptImage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(IMAGES)
  const kept = await cache.match(pathname, { ignoreSearch: true })
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    const drawing = pathname.replace(/-\d+\.\w+$/, '-')
    const other = wanted.find(({ path }) => path.startsWith(drawing))
    return (other && (await cache.match(other.key))) ?? Response.error()
  }
}
