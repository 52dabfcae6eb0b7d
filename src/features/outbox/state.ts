import { atom, type Getter } from 'jotai'
import { outboxSent } from '#content/outbox.ts'
import { portsAtom } from '#platform/ports.ts'
import { type Box, isUnsent, needsVisitor, readBox, type Stored } from './box.ts'
import { createEngine, type End, type Flushed } from './flush.ts'
import type { Draft, Unsent } from './item.ts'
import { emptied, markedSent, sentAgain, sentWithoutDate, takenOut, unreadableDropped } from './orders.ts'
import { rested } from './queue.ts'
import { keep, type Submitted, submit } from './submit.ts'

/** While something waits, an open tab looks again at least this often. */
const LOOK_AGAIN_MS = 60_000
/** And this often while another tab or the worker is sending: it may die, and nobody would tell. */
const LOOK_AFTER_OTHERS_MS = 5000

const currentAtom = atom<Box | null>(null)
const runningAtom = atom<Promise<Flushed> | null>(null)
const timerAtom = atom<(() => void) | null>(null)
/** Whether there was an occasion to send while a run was under way, which may have come too late for it. */
const occasionAtom = atom(false)

/** The outbox as it was last read; null before that, and where the device keeps nothing. */
export const boxAtom = atom((get) => get(currentAtom))

/** One engine for the tab: it remembers what it could not write down. */
const engineAtom = atom((get) => createEngine(get(portsAtom)))

/** Reads the records anew. */
export const refreshAtom = atom(null, async (get, set) => {
  const { records, waiting } = get(portsAtom)
  const read = await records.transact((stored) => ({ puts: {}, result: readBox(stored) }))
  const box = read.kind === 'kept' ? read.result : null
  const countOf = (of: Box | null) => of?.items.filter(isUnsent).length ?? 0
  if (countOf(box) !== countOf(get(currentAtom))) waiting.badge(countOf(box))
  set(currentAtom, box)
  const isGoingOn = box?.items.some((item) => isUnsent(item) && !needsVisitor(item))
  if (isGoingOn && !get(runningAtom) && !get(timerAtom)) set(comeBackAtom, { kind: 'elsewhere' })
})

/** Follows the records, the connection and the tab, and sends what waits. Answers how to stop. */
export const watchOutboxAtom = atom(null, (get, set) => {
  const { connection, news, records, visibility } = get(portsAtom)
  const look = () => {
    void set(refreshAtom)
    void set(flushAtom)
  }
  const stops = [
    news.onNews(() => void set(refreshAtom)),
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
  const longest = end.kind === 'elsewhere' ? LOOK_AFTER_OTHERS_MS : LOOK_AGAIN_MS
  const wait = end.kind === 'later' ? Math.min(longest, Math.max(0, end.at - clock.now())) : longest
  const isMissed = get(occasionAtom)
  const stop = end.kind === 'empty' && !isMissed ? null : clock.after(isMissed ? 0 : wait, look)
  set(timerAtom, () => stop)
})

/** Sends a form's words, or keeps them for later (see `submit`). */
export const submitAtom = atom(null, async (get, set, draft: Draft): Promise<Submitted> => {
  const submitted = await submit(get(portsAtom), draft)
  if (submitted.kind === 'saved' || submitted.kind === 'postponed') afterKeeping(get)
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

type Ordered<T> = { readonly puts: Readonly<Record<string, unknown>>; readonly result: T }

/** 'busy': the request is under way just now, or gone already; 'unwritable': the device lets nothing be written. */
export type Ordering = 'done' | 'busy' | 'unwritable'

/** Carries out an order on the records and tells everyone. */
async function order(get: Getter, step: (stored: Stored) => Ordered<unknown>): Promise<Ordering> {
  const { news, records } = get(portsAtom)
  const done = await records.transact(step)
  news.tell()
  if (done.kind !== 'kept') return 'unwritable'
  return done.result ? 'done' : 'busy'
}

/** Takes a request away for good. */
export const cancelAtom = atom(null, (get, _, id: string) => order(get, (stored) => takenOut(stored, id)))

/** 'occupied': the form holds other words, which would be lost; 'unkept': the device does not take these for the form. */
export type Edited = Ordering | 'occupied' | 'unkept'

/** Gives a request back to its form, whose it is from then on. `mayReplace`: the visitor knows that other words go. */
export const editAtom = atom(
  null,
  async (get, _, { draft, id }: Pick<Unsent, 'draft' | 'id'>, mayReplace = false): Promise<Edited> => {
    const { drafts } = get(portsAtom)
    const fields = Object.entries(draft.fields).map(([name, text]) => ({ name: `${draft.kind}.${name}`, text }))
    const before = fields.map(({ name }) => ({ name, text: drafts.read(name) }))
    const isOther = before.some(({ text }, place) => text !== '' && text !== fields[place]?.text)
    if (isOther && !mayReplace) return 'occupied'
    for (const { name, text } of fields) drafts.write(name, text) // first there, then away from here: nothing is lost between
    const isThere = fields.every(({ name, text }) => drafts.read(name) === text)
    const edited = isThere ? await order(get, (stored) => takenOut(stored, id)) : 'unkept'
    if (edited === 'done') drafts.handBack(draft.kind)
    else for (const { name, text } of before) drafts.write(name, text)
    return edited
  },
)

/** Sends a letter once more whose answer was lost. */
export const sendAgainAtom = atom(null, async (get, set, id: string): Promise<void> => {
  if ((await order(get, (stored) => sentAgain(stored, id))) === 'done') await set(flushAtom, true)
})

/** The visitor knows that it arrived. */
export const markSentAtom = atom(null, async (get, _, id: string): Promise<void> => {
  await order(get, (stored) => markedSent(stored, id, get(portsAtom).clock.now()))
})

/** Sends a request for a day that is over without that day. */
export const sendWithoutDateAtom = atom(null, async (get, set, id: string): Promise<void> => {
  if ((await order(get, (stored) => sentWithoutDate(stored, id))) === 'done') await set(flushAtom, true)
})

/** Takes away what could not be read. */
export const dropUnreadableAtom = atom(null, async (get): Promise<void> => {
  await order(get, unreadableDropped)
})

/** Takes everything away. Answers whether the device did. */
export const emptyOutboxAtom = atom(null, async (get): Promise<boolean> => {
  return (await order(get, emptied)) === 'done'
})
