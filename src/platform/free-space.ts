import { filesToDelete, KEPT_CACHE } from '#lib/kept-files.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'

/**
 * Deletes files that can be fetched again, so that the outbox has space: with each call the older half of what was kept
 * because the visitor read it or asked for it, and once none of it is left, the second tier. Returns whether more may be
 * left.
 */
export async function deleteCachedFiles(): Promise<boolean> {
  const kept = (await caches.has(KEPT_CACHE)) ? await caches.open(KEPT_CACHE) : null
  const urls = ((await kept?.keys()) ?? []).map(({ url }) => url)
  if (!kept || urls.length === 0) {
    await caches.delete(SECOND_TIER_CACHE)
    return false
  }
  for (const url of filesToDelete(urls, 0.5)) await kept.delete(url)
  return true
}
