import type { Ports } from '#platform/ports.ts'

/**
 * Deletes what the site stores about a visitor on this device: everything in the store, the requests in the outbox, the
 * drafts of this tab, and older pages that were kept because they were read or asked for. Open tabs also drop the chat, the best score and the earlier runs that they hold in memory.
 * If one deletion fails, the others still happen. Returns true if all of them succeeded.
 */
export async function deleteAll(
  { drafts, store, keptPages }: Pick<Ports, 'drafts' | 'store' | 'keptPages'>,
  emptyOutbox: () => Promise<boolean>,
): Promise<boolean> {
  drafts.clear()
  const deleteKept = async () => (await (await keptPages?.())?.deleteAll()) ?? true
  const results = await Promise.all([emptyOutbox(), store.clear(), deleteKept()])
  return results.every(Boolean)
}
