import type { Ports } from '#platform/ports.ts'

/**
 * Deletes what the site keeps of a visitor on this device: the store (chat and game forget their data in all open
 * tabs), the requests in the outbox, and the drafts of this tab. A failure of one does not stop the others. Returns
 * whether the device deleted everything.
 */
export async function deleteAll(
  { drafts, store }: Pick<Ports, 'drafts' | 'store'>,
  emptyOutbox: () => Promise<boolean>,
): Promise<boolean> {
  drafts.clear()
  const areGone = await Promise.all([emptyOutbox(), store.clear()])
  return areGone.every(Boolean)
}
