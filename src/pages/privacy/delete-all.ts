import type { Ports } from '#platform/ports.ts'

/**
 * Deletes what the site stores about a visitor on this device: everything in the store, the requests in the outbox, and
 * the drafts of this tab. Open tabs also drop the chat, the best score and the earlier runs that they hold in memory.
 * If one deletion fails, the others still happen. Returns true if all of them succeeded.
 */
export async function deleteAll(
  { drafts, store }: Pick<Ports, 'drafts' | 'store'>,
  emptyOutbox: () => Promise<boolean>,
): Promise<boolean> {
  drafts.clear()
  const results = await Promise.all([emptyOutbox(), store.clear()])
  return results.every(Boolean)
}
