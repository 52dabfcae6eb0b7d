import { record as outbox } from 'virtual:records/messages/outbox'
import { canReachSite } from '#platform/can-reach-site.ts'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import type { Ports } from '#platform/ports.ts'
import type { SendOutcome } from './delivery.ts'
import { attemptSend, delay, type FlushDependencies } from './flush.ts'
import { createReference, parseItem } from './item.ts'
import { enqueue, nextDirectSendAt, recordDirectSendEnd, recordDirectSendStart } from './queue.ts'
import { MIN_INTERVAL_MS, SHORT_WAIT_MS } from './rate-limit.ts'
import { readSnapshot } from './snapshot.ts'

/** How long a form waits for another tab that holds the lock. */
const LOCK_TIMEOUT_MS = 30_000

/** The ports of a tab. Unlike the service worker, a tab can show a toast. */
type PageDependencies = FlushDependencies & Pick<Ports, 'toast'>

/**
 * Sends a form's draft at once, on the visitor's click, without storing its content. If there is no connection, or the
 * draft has to wait, the draft is stored in the outbox. If the storage does not work, the draft is still sent and a
 * toast says so. Never rejects.
 */
export async function submit(ports: PageDependencies, draft: MailDraft): Promise<SubmitResult> {
  const id = createReference(ports.random)
  const isSaved = async (doubts: number) => (await saveToOutbox(ports, draft, { id, doubts })) !== null
  if (!(await canReachSite(ports.http)))
    return (await isSaved(0)) ? { kind: 'saved', reference: id } : { kind: 'unsaved' }
  const postpone = async (doubts: number): Promise<SubmitResult> =>
    (await isSaved(doubts)) ? { kind: 'postponed', reference: id } : { kind: 'unkept' }
  void warnIfUnstored(ports) // not awaited: the toast also shows while waiting for the lock
  const outcome = await ports.lock.runExclusive(() => sendNow(ports, draft, id), LOCK_TIMEOUT_MS)
  if (outcome === null) return postpone(0)
  if (outcome.kind === 'sent') return { kind: 'sent', reference: id }
  if (outcome.kind === 'unknown') return { kind: 'failed', code: null, saveForLater: () => postpone(1) }
  return { kind: 'failed', code: outcome.code, saveForLater: () => postpone(0) }
}

/** Adds a draft to the outbox and notifies all tabs. Returns the item, or null if it could not be stored. */
export async function saveToOutbox(
  ports: FlushDependencies,
  draft: MailDraft,
  { id = createReference(ports.random), doubts = 0 } = {},
) {
  const outcome = await ports.records.transact((stored) => {
    const { writes, item } = enqueue(readSnapshot(stored), draft, id, ports.clock.now(), doubts)
    return parseItem(item.id, item) === null ? { writes: {}, result: null } : { writes, result: item }
  })
  ports.changeChannel.notify()
  return outcome.kind === 'kept' ? outcome.result : null
}

/** Shows a toast if the device cannot store anything. The draft is still sent. */
async function warnIfUnstored({ records, toast }: PageDependencies): Promise<void> {
  const probe = await records.transact(() => ({ writes: {}, result: null }))
  if (probe.kind !== 'kept') toast({ tone: 'wait', ...outbox.toasts.unstored })
}

/**
 * Sends a draft, and stores only its reference if it was sent. If the draft has to wait longer than `SHORT_WAIT_MS`,
 * sends nothing and returns null.
 */
async function sendNow(ports: FlushDependencies, draft: MailDraft, id: string): Promise<SendOutcome | null> {
  const { clock, changeChannel, records } = ports
  const schedule = await records.transact((stored) => ({ writes: {}, result: nextDirectSendAt(stored, clock.now()) }))
  const canStore = schedule.kind === 'kept'
  const wait = canStore ? schedule.result - clock.now() : MIN_INTERVAL_MS // the last request's time is unknown
  if (wait > SHORT_WAIT_MS) return null
  await delay(ports, wait)
  if (canStore)
    await records.transact((stored) => ({ writes: recordDirectSendStart(stored, clock.now()), result: null }))
  const attempt = await attemptSend(ports, draft, id)
  const recorded = records
    .transact((stored) => ({ writes: recordDirectSendEnd(stored, draft, id, attempt), result: null }))
    .then(() => changeChannel.notify())
  if (canStore) await recorded // a storage that did not respond is not awaited again
  return attempt.outcome
}
