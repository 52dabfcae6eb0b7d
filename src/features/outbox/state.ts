import { atom, type Getter } from 'jotai'
import { outboxSent } from '#content/outbox.ts'
import { portsAtom } from '#platform/ports.ts'
import { type Box, isUnsent, needsVisitor, readBox } from './box.ts'
import { clearedSince, stillCleared, withCleared } from './cleared.ts'
import { createEngine, type End, type Flushed, lookAgainIn } from './flush.ts'
import { handedOver } from './hand-over.ts'
import type { Draft, Unsent } from './item.ts'
import {
  emptied,
  markedSent,
  type Ordering,
  ordered,
  putBack,
  sentAgain,
  sentWithoutDate,
  takenOut,
  unreadableDropped,
} from './orders.ts'
import { rested } from './queue.ts'
import { keep, type Submitted, submit } from './submit.ts'

const currentAtom = atom<Box | null>(null)
/** Letters whose records the browser has cleared. */
const clearedAtom = atom<readonly Unsent[]>([])
const runningAtom = atom<Promise<Flushed> | null>(null)
const timerAtom = atom<(() => void) | null>(null)
/** Whether the device let nothing be written in the last run: news may be that it answers again. */
const isUnwritableAtom = atom(false)
/** Whether there was an occasion to send while a run was under way, which may have come too late for it. */
const occasionAtom = atom(false)

/** The outbox as it was last read; null where it never was, because the device keeps nothing. */
export const boxAtom = atom((get) => withCleared(get(currentAtom), get(clearedAtom)))

/** It remembers what it could not write down. */
const engineAtom = atom((get) => createEngine(get(portsAtom)))

/** Reads the records anew. Where they do not answer, what was read last stands. */
export const refreshAtom = atom(null, async (get, set) => {
  const { records, waiting } = get(portsAtom)
  const read = await records.transact((stored) => ({ puts: {}, result: readBox(stored) }))
  if (read.kind !== 'kept') return
  const [before, box] = [get(currentAtom), read.result]
  const countOf = (of: Box | null) => of?.items.filter(isUnsent).length ?? 0
  if (countOf(box) !== countOf(before)) waiting.badge(countOf(box))
  set(clearedAtom, (cleared) => stillCleared([...cleared, ...clearedSince(before, box)], box.items))
  set(currentAtom, box)
  const isGoingOn = box.items.some((item) => isUnsent(item) && !needsVisitor(item))
  if (isGoingOn && !get(runningAtom) && !get(timerAtom)) set(comeBackAtom, { kind: 'elsewhere' })
})

/** Follows the records, the connection and the tab, and sends what waits. Answers how to stop. */
export const watchOutboxAtom = atom(null, (get, set) => {
  const { connection, news, records, store, visibility } = get(portsAtom)
  const look = () => {
    void set(refreshAtom)
    void set(flushAtom)
  }
  const stops = [
    news.onNews(() => void set(refreshAtom).then(() => (get(isUnwritableAtom) ? set(flushAtom) : null))),
    store.onCleared(() => set(clearedAtom, [])), // the visitor's own word, in whichever tab
    connection.onChange(async () => {
      if (!connection.isOnline()) return
      await records.transact((stored) => ({ puts: rested(stored), result: null }))
      look()
    }),
    visibility.onChange(() => visibility.isHidden() || look()),
  ]
  look()
  return () => {
    get(timerAtom)?.()
    for (const stop of stops) stop()
  }
})

/**
 * Sends what may be sent now, says so, and comes back by itself for the rest. `isByHand`: the visitor asked. It settles when
 * nothing is left to do at the moment.
 */
export const flushAtom = atom(null, async (get, set, isByHand: boolean = false): Promise<Flushed> => {
  const running = get(runningAtom)
  if (running && !isByHand) {
    set(occasionAtom, true)
    return running
  }
  if (running) await running
  set(occasionAtom, false)
  const run = get(engineAtom).flush({ isByHand })
  set(runningAtom, run)
  const flushed = await run
  set(runningAtom, null)
  set(isUnwritableAtom, flushed.end.kind === 'unwritable')
  set(clearedAtom, (cleared) => stillCleared(cleared, flushed.sent))
  const said = outboxSent(flushed.sent.map(({ draft }) => draft.kind))
  if (said) get(portsAtom).toast({ tone: 'done', ...said })
  set(comeBackAtom, flushed.end)
  await set(refreshAtom)
  return flushed
})

const comeBackAtom = atom(null, (get, set, end: End) => {
  const { clock, visibility } = get(portsAtom)
  get(timerAtom)?.()
  const look = () => {
    set(timerAtom, null)
    if (!visibility.isHidden()) void set(flushAtom) // coming back to the tab looks as well
  }
  const wait = get(occasionAtom) ? 0 : lookAgainIn(end, clock.now())
  const stop = wait === null ? null : clock.after(wait, look)
  set(timerAtom, () => stop)
})

/** Sends a form's words, or keeps them for later (see `submit`). */
export const submitAtom = atom(null, async (get, set, draft: Draft): Promise<Submitted> => {
  const submitted = await submit(get(portsAtom), draft)
  if (['saved', 'postponed'].includes(submitted.kind)) afterKeeping(get)
  if (submitted.kind !== 'failed') return submitted
  const saveForLater = async () => {
    const isSaved = await submitted.saveForLater()
    if (isSaved) afterKeeping(get)
    void set(flushAtom)
    return isSaved
  }
  return { ...submitted, saveForLater }
})

/** Puts a form's words into the outbox and begins to send. Answers whether the device keeps them. */
export const keepAtom = atom(null, async (get, set, draft: Draft): Promise<boolean> => {
  const isKept = (await keep(get(portsAtom), draft)) !== null
  if (isKept) afterKeeping(get)
  if (isKept) void set(flushAtom)
  return isKept
})

function afterKeeping(get: Getter): void {
  const { waiting } = get(portsAtom)
  waiting.persist()
  waiting.wakeOnline()
}

/** Takes a request away for good. */
export const cancelAtom = atom(null, async (get, set, id: string): Promise<Ordering> => {
  const left = stillCleared(get(clearedAtom), [{ id }])
  if (left.length === get(clearedAtom).length) return ordered(get(portsAtom), (stored) => takenOut(stored, id))
  set(clearedAtom, left)
  return 'done'
})

/** Puts a request back that this tab alone still has, and begins to send. Answers whether the device keeps it. */
export const keepAgainAtom = atom(null, async (get, set, item: Unsent): Promise<boolean> => {
  const isKept = (await ordered(get(portsAtom), (stored) => putBack(stored, item))) === 'done'
  if (isKept) afterKeeping(get)
  if (isKept) void set(flushAtom)
  return isKept
})

/** 'occupied': the form holds other words, which would be lost; 'unkept': the device does not take these for the form. */
export type Edited = Ordering | 'occupied' | 'unkept'

/** Gives a request back to its form, whose it is from then on. `mayReplace`: the visitor knows that other words go. */
export const editAtom = atom(
  null,
  async (get, _, { draft, id }: Pick<Unsent, 'draft' | 'id'>, mayReplace: boolean = false): Promise<Edited> => {
    const { drafts } = get(portsAtom)
    const handed = handedOver(drafts, draft, mayReplace) // first there, then away from here: nothing is lost between
    if (typeof handed === 'string') return handed
    const edited = await ordered(get(portsAtom), (stored) => takenOut(stored, id))
    if (edited === 'done') drafts.handBack(draft.kind)
    else handed.undo()
    return edited
  },
)

/** Sends a letter once more whose answer was lost. */
export const sendAgainAtom = atom(null, async (get, set, id: string): Promise<void> => {
  if ((await ordered(get(portsAtom), (stored) => sentAgain(stored, id))) === 'done') await set(flushAtom, true)
})

/** The visitor knows that it arrived. */
export const markSentAtom = atom(null, async (get, _, id: string): Promise<void> => {
  await ordered(get(portsAtom), (stored) => markedSent(stored, id, get(portsAtom).clock.now()))
})

/** Sends a request for a day that is over without that day. */
export const sendWithoutDateAtom = atom(null, async (get, set, id: string): Promise<void> => {
  if ((await ordered(get(portsAtom), (stored) => sentWithoutDate(stored, id))) === 'done') await set(flushAtom, true)
})

/** Takes away what could not be read. */
export const dropUnreadableAtom = atom(null, async (get): Promise<void> => {
  await ordered(get(portsAtom), unreadableDropped)
})

/** Takes everything away. Answers whether the device did. */
export const emptyOutboxAtom = atom(null, async (get, set): Promise<boolean> => {
  set(clearedAtom, [])
  return (await ordered(get(portsAtom), emptied)) === 'done'
})
