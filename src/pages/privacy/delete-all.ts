import type { Ports } from '#platform/ports.ts'

/**
 * Deletes what the site stores about a visitor on this device: the store (in all open tabs, the chat and the game drop
 * their data as well), the requests in the outbox, and the drafts of this tab. If one deletion fails, the others are
 * still done. Returns whether the device deleted everything.
 */
export async function deleteAll(
  { drafts, store }: Pick<Ports, 'drafts' | 'store'>,
  emptyOutbox: () => Promise<boolean>,
): Promise<boolean> {
  drafts.clear()
  const areGone = await Promise.all([emptyOutbox(), store.clear()])
  return areGone.every(Boolean)
}
