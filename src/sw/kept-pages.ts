import { concurrently } from '#lib/concurrently.ts'
import { isQuotaExceeded } from '#lib/is-quota-exceeded.ts'
import { KEPT_CACHE, LISTS_FOLDER, TEXTS_FOLDER, textsFolder } from '#lib/kept-files.ts'
import { isFileAddress, pageAddress } from '#lib/page-address.ts'
import { parsePageFiles } from '#lib/page-files.ts'
import { parseSeal } from '#lib/page-seal.ts'
import type { KeptList, PrecacheEntry } from '#lib/precache-entry.ts'
import type { KeepAllReply } from '#lib/worker-messages.ts'
import { attemptAsync } from '#platform/attempt-async.ts'
import { CONCURRENT_FETCHES, fetchVerified, findAnyVersion, readFromCache } from './cache-file.ts'
import { firstTierFile, SHELL_PATH } from './first-tier.ts'
import { isForeign, verifiedResponse } from './integrity.ts'
import { putMakingSpace } from './make-space.ts'
import { fetchForPage, pageRequestsEnded } from './page-requests.ts'
import { keptLists, precacheEntries } from './precache-lists.ts'

/** The number of files in a batch of what the visitor asked for. A newer version can take over between two batches. */
const BATCH_SIZE = 10

/** If a file is kept and the network has not responded after this time, the kept file is the response. */
const NETWORK_MS = 3000

/** The address in the seal of the page for unknown addresses. */
const NOT_FOUND = '/404'

const precached = new Set(precacheEntries.map(({ url }) => url))
const keyOf = ({ url, revision, hash }: PrecacheEntry) => `${url}?rev=${hash ?? revision}`
const fullUrl = (key: string) => new URL(key, location.origin).href

/**
 * Keeps a page that the visitor reads, with its text and its pictures, unless it is precached. The page is verified by
 * its seal, and its files by the hashes that it names. What cannot be verified is not kept. A page that no longer exists
 * is deleted from the device, if the site itself says so with its sealed page for unknown addresses. A login page with
 * status 404 deletes nothing.
 * @param loaded the response to the navigation; without it the page is fetched
 */
export async function keepReadPage(address: string, loaded?: Response): Promise<void> {
  if (precached.has(address) || address !== pageAddress(address)) return
  const response = loaded ?? (await fetch(address, { cache: 'no-cache', credentials: 'same-origin' }))
  const html = await response.clone().text()
  const files = parsePageFiles(html)
  const seal = parseSeal(html)
  if (response.status === 404 && seal?.address === NOT_FOUND) await deleteKept(address)
  if (!files || !seal) return
  const page: PrecacheEntry = { url: address, revision: seal.revision }
  const verified = await verifiedResponse(page, response)
  if (!verified) return
  const cache = await caches.open(KEPT_CACHE)
  const missing = new Map<string, Response>()
  for (const file of [...files, page]) {
    const cached = await readFromCache(KEPT_CACHE, keyOf(file))
    const kept = cached && !(await isForeign(file.url, cached)) ? cached : null
    const current = file === page ? verified : (kept ?? (await fetchVerified(file).catch(() => null)))
    // what is here is written again, because the order says what was read longest ago; without space, it stays as it is
    if (current && kept) await cache.put(keyOf(file), current).catch(() => {})
    else if (current) missing.set(keyOf(file), current)
  }
  await putMakingSpace(cache, missing, true)
  await deleteOtherVersions(cache, [...files, page])
}

/** Deletes a kept page with its text, and with those of its pictures that belong to no other article. */
async function deleteKept(address: string): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return
  const cache = await caches.open(KEPT_CACHE)
  const own = new Set([address])
  const shared = new Set<string>()
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    const paths = await namedPaths(url)
    if (pathname === address) for (const path of paths) own.add(path)
    // a list may still name the text of the page, but no other page does
    else for (const path of paths) if (!path.startsWith(TEXTS_FOLDER)) shared.add(path)
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (own.has(pathname) && !shared.has(pathname)) await cache.delete(url)
  }
}

/** Returns the paths of the files that a kept page or a kept list names. */
async function namedPaths(url: string): Promise<readonly string[]> {
  const { pathname } = new URL(url)
  const isList = pathname.startsWith(LISTS_FOLDER)
  if (isFileAddress(pathname) !== isList) return []
  const kept = await readFromCache(KEPT_CACHE, url)
  const files = isList ? await kept?.json() : parsePageFiles((await kept?.text()) ?? '')
  return ((files ?? []) as readonly PrecacheEntry[]).map((file) => file.url)
}

/**
 * Returns how large all files of a collection are that are not precached; null if there are none. With `isWanted`, also
 * fetches those of one batch that are not here yet. Nothing is deleted for them: if there is no room, the visitor
 * is told so.
 */
export async function keepAll(collection: string, isWanted: boolean): Promise<KeepAllReply | null> {
  const list = keptLists.get(collection)
  if (!list) return null
  if (!isWanted) return { size: list.size, outcome: 'more' }
  const batch = lastBatch.then(() => keepBatch(list).catch(outcomeOf))
  lastBatch = batch
  return { size: list.size, outcome: await batch }
}

/** Two tabs may ask for a batch: the second one begins when the first one is here. */
let lastBatch: Promise<unknown> = Promise.resolve()

function outcomeOf(error: unknown): KeepAllReply['outcome'] {
  return isQuotaExceeded(error) ? 'full' : 'failed'
}

/** Fetches the missing files of one batch. @throws an Error if the list or a file cannot be fetched as built */
async function keepBatch(list: KeptList): Promise<KeepAllReply['outcome']> {
  const cache = await caches.open(KEPT_CACHE)
  const files = await keptListFiles(cache, list)
  const present = new Set((await cache.keys()).map(({ url }) => url))
  const missing = files.filter((file) => !present.has(fullUrl(keyOf(file))))
  await concurrently(CONCURRENT_FETCHES, missing.slice(0, BATCH_SIZE), async (file) => {
    await pageRequestsEnded()
    await cache.put(keyOf(file), await fetchVerified(file))
  })
  await deleteOtherVersions(cache, files)
  return missing.length > BATCH_SIZE ? 'more' : 'done'
}

/** Deletes all other versions of those files whose current version is here. Until then, an older one is better than none. */
async function deleteOtherVersions(cache: Cache, files: readonly PrecacheEntry[]): Promise<void> {
  const urls = (await cache.keys()).map(({ url }) => url)
  const present = new Set(urls)
  const currentByPath = new Map(files.map((file) => [file.url, fullUrl(keyOf(file))]))
  for (const url of urls) {
    const current = currentByPath.get(new URL(url).pathname)
    if (current !== undefined && current !== url && present.has(current)) await cache.delete(url)
  }
}

/**
 * Returns the files of a list, which is kept as well: it shows that the visitor wants all of them. With the list of a
 * newer version, the texts are deleted that are no longer on the site or are precached now.
 */
async function keptListFiles(cache: Cache, list: KeptList): Promise<readonly PrecacheEntry[]> {
  const kept = await cache.match(keyOf(list))
  const response = kept ?? (await fetchVerified(list))
  const files = (await response.clone().json()) as readonly PrecacheEntry[]
  if (kept) return files
  await cache.put(keyOf(list), response)
  const isOutdated = (path: string) =>
    path.startsWith(`${LISTS_FOLDER}${list.collection}-`)
      ? path !== list.url
      : path.startsWith(textsFolder(list.collection)) && !files.some(({ url }) => url === path)
  for (const { url } of await cache.keys()) if (isOutdated(new URL(url).pathname)) await cache.delete(url)
  return files
}

/** Returns the kept file or page of an address, of any version; undefined if there is none. */
export function keptFile(path: string): Promise<Response | undefined> {
  return findAnyVersion(KEPT_CACHE, path)
}

/** Returns a kept file whose path the function accepts; undefined if there is none. */
export async function keptFileWhere(accepts: (path: string) => boolean): Promise<Response | undefined> {
  const urls = await attemptAsync(async () => {
    const isHere = await caches.has(KEPT_CACHE)
    return isHere ? (await (await caches.open(KEPT_CACHE)).keys()).map(({ url }) => url) : []
  }, [])
  const path = urls.map((url) => new URL(url).pathname).find(accepts)
  return path === undefined ? undefined : keptFile(path)
}

/** Returns a kept page whose scripts and styles are those of this version: an older one might ask for others. */
export async function keptPage(address: string): Promise<Response | undefined> {
  const page = await keptFile(address)
  const html = (await page?.clone().text()) ?? ''
  const assets = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url = '']) => url)
  return assets.every((url) => precached.has(url)) ? page : undefined
}

/** Returns a kept page or, if only its text can be used, the shell, whose script renders the page from it. */
export async function keptPageOrShell(address: string): Promise<Response | undefined> {
  const page = await keptPage(address)
  if (page) return page
  const fileName = `/${address.split('/').at(-1)}.json`
  const text = await keptFileWhere((path) => path.startsWith(TEXTS_FOLDER) && path.endsWith(fileName))
  return text && firstTierFile(SHELL_PATH)
}

/** Returns whether a response says that the host fails or asks to wait, and nothing about the file. */
function isHostFailing({ status }: Response): boolean {
  return status >= 500 || status === 429
}

/**
 * Returns the response of the network. If there is none, if it takes longer than three seconds, or if the host fails,
 * returns what was kept.
 * @throws the error of the network if nothing was kept
 */
export async function networkOrKept(
  request: Request,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const fromNetwork = fetchForPage(request)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_MS))
  const first = await Promise.race([fromNetwork, late]).catch(() => null)
  return first && !isHostFailing(first) ? first : ((await findKept()) ?? fromNetwork)
}
