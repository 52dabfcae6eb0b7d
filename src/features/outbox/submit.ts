import { record as outbox } from 'virtual:records/messages/outbox'
import { canReachSite } from '#platform/can-reach-site.ts'
import type { Ports } from '#platform/ports.ts'
import type { SendOutcome } from './delivery.ts'
import { attemptSend, delay, type FlushDependencies } from './flush.ts'
import { createReference, type Draft, parseItem } from './item.ts'
import { enqueue, nextDirectSendAt, recordDirectSendEnd, recordDirectSendStart } from './queue.ts'
import { MIN_INTERVAL_MS, SHORT_WAIT_MS } from './rate-limit.ts'
import { readSnapshot } from './snapshot.ts'

/** A letter waits this long for a tab that is sending another one just now. */
const LOCK_TIMEOUT_MS = 30_000

/**
 * What became of a form's words. 'sent': the mail service took them. 'saved' and 'postponed': the outbox owns them now,
 * for want of a connection or because the service asked for a pause or another tab sends for long. Else the form still
 * does: 'unsaved' and 'unkept' are the same two where the device keeps nothing; 'failed' names the status (null: no
 * clear answer came) and can hand them to the outbox after all.
 */
export type SubmitResult =
  | { readonly kind: 'sent' | 'saved' | 'postponed' | 'unsaved' | 'unkept' }
  | { readonly kind: 'failed'; readonly code: number | null; readonly saveForLater: () => Promise<boolean> }

/** A tab with a visitor before it, who may be told something on the way. */
type PageDependencies = FlushDependencies & Pick<Ports, 'toast'>

/**
 * Sends a form's words at once, by the visitor's own click, and keeps nothing of them; without a connection they are put
 * into the outbox. A device whose storage does not answer sends without it, and says so. It never rejects.
 */
export async function submit(world: PageDependencies, draft: Draft): Promise<SubmitResult> {
  const id = createReference(world.random)
  const save = async (doubts: number) => (await saveToOutbox(world, draft, { id, doubts })) !== null
  if (!(await canReachSite(world.http))) return { kind: (await save(0)) ? 'saved' : 'unsaved' }
  void warnIfUnstored(world) // whoever waits for a turn is told as well
  const outcome = await world.lock.runExclusive(() => sendNow(world, draft, id), LOCK_TIMEOUT_MS)
  if (outcome === null) return { kind: (await save(0)) ? 'postponed' : 'unkept' }
  if (outcome.kind === 'sent') return { kind: 'sent' }
  if (outcome.kind === 'unknown') return { kind: 'failed', code: null, saveForLater: () => save(1) }
  return { kind: 'failed', code: outcome.code, saveForLater: () => save(0) }
}

/** Puts a draft into the outbox. Answers its item, or null where the device could not keep it. */
export async function saveToOutbox(
  world: FlushDependencies,
  draft: Draft,
  { id = createReference(world.random), doubts = 0 } = {},
) {
  const kept = await world.records.transact((stored) => {
    const { writes, item } = enqueue(readSnapshot(stored), draft, id, world.clock.now(), doubts)
    return parseItem(item.id, item) === null ? { writes: {}, result: null } : { writes, result: item }
  })
  world.changeChannel.notify()
  return kept.kind === 'kept' ? kept.result : null
}

/** Tells the visitor, as soon as it is known, that the device keeps nothing: the words go out all the same. */
async function warnIfUnstored({ records, toast }: PageDependencies): Promise<void> {
  const probe = await records.transact(() => ({ writes: {}, result: null }))
  if (probe.kind !== 'kept') toast({ tone: 'wait', ...outbox.toasts.unstored })
}

/** Sends what the form still owns; null: the service is closed for longer. Of the letter nothing is written but its reference. */
async function sendNow(world: FlushDependencies, draft: Draft, id: string): Promise<SendOutcome | null> {
  const { clock, changeChannel, records } = world
  const schedule = await records.transact((stored) => ({ writes: {}, result: nextDirectSendAt(stored, clock.now()) }))
  const canStore = schedule.kind === 'kept'
  const wait = canStore ? schedule.result - clock.now() : MIN_INTERVAL_MS // of other letters nothing is known
  if (wait > SHORT_WAIT_MS) return null
  await delay(world, wait)
  if (canStore)
    await records.transact((stored) => ({ writes: recordDirectSendStart(stored, clock.now()), result: null }))
  const attempt = await attemptSend(world, draft, id)
  const recorded = records
    .transact((stored) => ({ writes: recordDirectSendEnd(stored, draft, id, attempt), result: null }))
    .then(() => changeChannel.notify())
  if (canStore) await recorded // a device that said nothing before is not waited for again
  return attempt.outcome
}
