import { atom } from 'jotai'
import type { UnsentItem } from './item.ts'
import type { OutboxSnapshot } from './snapshot.ts'

// apart from `state.ts`, so that the number of requests is known without the code that sends them

/** The outbox as last read, or null before it could be read for the first time. Only `state.ts` changes it. */
export const snapshotAtom = atom<OutboxSnapshot | null>(null)

/** Items whose records the browser cleared. Only `state.ts` changes them. */
export const clearedItemsAtom = atom<readonly UnsentItem[]>([])

/**
 * How many requests this device remembers: the unsent ones, those sent in the last 30 days, and the records that cannot
 * be read; 0 before the outbox was read.
 */
export const rememberedCountAtom = atom((get) => {
  const snapshot = get(snapshotAtom)
  if (snapshot === null) return 0
  return snapshot.items.length + snapshot.unreadable.length + snapshot.newerCount + get(clearedItemsAtom).length
})
