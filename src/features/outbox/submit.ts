import { record as outbox } from 'virtual:records/messages/outbox'
import type { Ports } from '#platform/ports.ts'
import { canReachSite } from '#platform/reach.ts'
import { readBox } from './box.ts'
import type { Outcome } from './delivery.ts'
import { attempted, pause, type World } from './flush.ts'
import { type Draft, newReference, parseItem } from './item.ts'
import { SHORT_MS, SPACING_MS } from './pace.ts'
import { added, begun, ended, nextFree } from './queue.ts'

/** A letter waits this long for a tab that is sending another one just now. */
const LOCK_PATIENCE_MS = 30_000

/**
 * What became of a form's words. 'sent': the mail service took them. 'saved' and 'postponed': the outbox owns them now,
 * for want of a connection or because the service asked for a pause or another tab sends for long. Else the form still
 * does: 'unsaved' and 'unkept' are the same two where the device keeps nothing; 'failed' names the status (null: no
 * clear answer came) and can hand them to the outbox after all.
 */
export type Submitted =
  | { readonly kind: 'sent' | 'saved' | 'postponed' | 'unsaved' | 'unkept' }
  | { readonly kind: 'failed'; readonly code: number | null; readonly saveForLater: () => Promise<boolean> }

/** A tab with a visitor before it, who may be told something on the way. */
type Page = World & Pick<Ports, 'toast'>

/**
 * Sends a form's words at once, by the visitor's own click, and keeps nothing of them; without a connection they are put
 * into the outbox. A device whose storage does not answer sends without it, and says so. It never rejects.
 */
export async function submit(world: Page, draft: Draft): Promise<Submitted> {
  const id = newReference(world.random)
  const save = async (doubts: number) => (await keep(world, draft, { id, doubts })) !== null
  if (!(await canReachSite(world.http))) return { kind: (await save(0)) ? 'saved' : 'unsaved' }
  void tellIfUnstored(world) // whoever waits for a turn is told as well
  const outcome = await world.lock.alone(() => sendNow(world, draft, id), LOCK_PATIENCE_MS)
  if (outcome === null) return { kind: (await save(0)) ? 'postponed' : 'unkept' }
  if (outcome.kind === 'sent') return { kind: 'sent' }
  if (outcome.kind === 'unknown') return { kind: 'failed', code: null, saveForLater: () => save(1) }
  return { kind: 'failed', code: outcome.code, saveForLater: () => save(0) }
}

/** Puts a draft into the outbox. Answers its item, or null where the device could not keep it. */
export async function keep(world: World, draft: Draft, { id = newReference(world.random), doubts = 0 } = {}) {
  const kept = await world.records.transact((stored) => {
    const { puts, item } = added(readBox(stored), draft, id, world.clock.now(), doubts)
    return parseItem(item.id, item) === null ? { puts: {}, result: null } : { puts, result: item }
  })
  world.news.tell()
  return kept.kind === 'kept' ? kept.result : null
}

/** Tells the visitor, as soon as it is known, that the device keeps nothing: the words go out all the same. */
async function tellIfUnstored({ records, toast }: Page): Promise<void> {
  const looked = await records.transact(() => ({ puts: {}, result: null }))
  if (looked.kind !== 'kept') toast({ tone: 'wait', ...outbox.toasts.unstored })
}

/** Sends what the form still owns; null: the service is closed for longer. Of the letter nothing is written but its reference. */
async function sendNow(world: World, draft: Draft, id: string): Promise<Outcome | null> {
  const { clock, news, records } = world
  const asked = await records.transact((stored) => ({ puts: {}, result: nextFree(stored, clock.now()) }))
  const isKeeping = asked.kind === 'kept'
  const wait = isKeeping ? asked.result - clock.now() : SPACING_MS // of other letters nothing is known
  if (wait > SHORT_MS) return null
  await pause(world, wait)
  if (isKeeping) await records.transact((stored) => ({ puts: begun(stored, clock.now()), result: null }))
  const attempt = await attempted(world, draft, id)
  const noted = records
    .transact((stored) => ({ puts: ended(stored, draft, id, attempt), result: null }))
    .then(() => news.tell())
  if (isKeeping) await noted // a device that said nothing before is not waited for again
  return attempt.outcome
}
