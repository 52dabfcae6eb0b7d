import type { Ports } from '#platform/ports.ts'

/**
 * Deletes what the site stores about a visitor on this device: the store (the chat and the game in all open tabs drop
 * their data as well), the requests in the outbox, and the drafts of this tab. If one deletion fails, the others still
 * happen. Returns true if all of them succeeded.
 */
export async function deleteAll(
  { drafts, store }: Pick<Ports, 'drafts' | 'store'>,
  emptyOutbox: () => Promise<boolean>,
): Promise<boolean> {
  drafts.clear()
  const results = await Promise.all([emptyOutbox(), store.clear()])
  return results.every(Boolean)
}
