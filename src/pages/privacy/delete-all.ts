import type { Ports } from '#platform/ports.ts'

/**
 * Deletes what the site keeps of a visitor on this device: what the store holds (chat and game hear of it and forget it
 * too, in every open tab), what waits to be sent, and the drafts of this tab. Answers whether the device let all of it go;
 * what one part refuses does not hold up the others.
 */
export async function deleteAll(
  { drafts, store }: Pick<Ports, 'drafts' | 'store'>,
  emptyOutbox: () => Promise<boolean>,
): Promise<boolean> {
  drafts.clear()
  const areGone = await Promise.all([emptyOutbox(), store.clear()])
  return areGone.every(Boolean)
}
