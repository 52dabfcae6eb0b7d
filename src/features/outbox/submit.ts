import { record as outbox } from 'virtual:records/messages/outbox'
import { canReachSite } from '#platform/can-reach-site.ts'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import type { Ports } from '#platform/ports.ts'
import type { SendOutcome } from './delivery.ts'
import { doubtfulReference, noteDoubtful } from './doubtful-send.ts'
import { attemptSend, delay, type FlushDependencies } from './flush.ts'
import { createReference, type OutboxItem, parseItem } from './item.ts'
import {
  enqueue,
  enqueueNoted,
  nextDirectSendAt,
  noteSubmission,
  recordDirectSendEnd,
  recordDirectSendStart,
} from './queue.ts'
import { MIN_INTERVAL_MS, SHORT_WAIT_MS } from './rate-limit.ts'
import { readSnapshot } from './snapshot.ts'

/** How long a form waits for another tab that holds the lock. */
const LOCK_TIMEOUT_MS = 30_000

/** The ports of a tab. Unlike the service worker, a tab can show a toast, and has drafts. */
type PageDependencies = FlushDependencies & Pick<Ports, 'drafts' | 'toast'>

/**
 * Sends a form's draft at once, on the visitor's click, without storing its content. If there is no connection, or the
 * draft has to wait, the draft is stored in the outbox. If the storage does not work, the draft is still sent and a
 * toast says so. Nothing is stored if everything on the device is deleted meanwhile, in this tab or another. Never
 * rejects.
 */
export async function submit(ports: PageDependencies, draft: MailDraft): Promise<SubmitResult> {
  const { drafts, random, records } = ports
  const earlierReference = doubtfulReference(drafts, draft)
  const id = earlierReference ?? createReference(random)
  const noted = records.transact((stored) => ({ writes: noteSubmission(stored, id), result: null }))
  const save = async (kind: 'saved' | 'postponed', options: { doubts: number; isNoted: boolean }) => {
    const isNoteStored = (await noted).kind === 'kept'
    const doubts = options.doubts + (earlierReference ? 1 : 0)
    const saved = await saveToOutbox(ports, draft, { id, doubts, isNoted: options.isNoted })
    if (saved === 'deleted' && isNoteStored) return { kind: 'unsent' } as const
    if (saved === 'deleted' || saved === null) return { kind: kind === 'saved' ? 'unsaved' : 'unkept' } as const
    noteDoubtful(drafts, draft, null)
    return { kind, reference: id } as const
  }
  if (!(await canReachSite(ports.http))) return save('saved', { doubts: 0, isNoted: true })
  void warnIfUnstored(ports, noted) // not awaited: the toast also shows while waiting for the lock
  const outcome = await ports.lock.runExclusive(() => sendNow(ports, draft, id, earlierReference), LOCK_TIMEOUT_MS)
  if (outcome === null) return save('postponed', { doubts: 0, isNoted: true })
  if (outcome.kind === 'sent') return { kind: 'sent', reference: id }
  // what the visitor asks to save is stored, even if everything was deleted before that
  const saveForLater = (doubts: number) => save('postponed', { doubts, isNoted: false })
  if (outcome.kind === 'unknown') return { kind: 'failed', code: null, saveForLater: () => saveForLater(1) }
  return { kind: 'failed', code: outcome.code, saveForLater: () => saveForLater(0) }
}

/**
 * Adds a draft to the outbox and notifies all tabs. Returns the item, or null if it could not be stored. `isNoted`: the
 * draft belongs to a submission that was noted, and the result is 'deleted' if everything was deleted since.
 */
export async function saveToOutbox(
  ports: FlushDependencies,
  draft: MailDraft,
  { id = createReference(ports.random), doubts = 0, isNoted = false } = {},
) {
  const outcome = await ports.records.transact<OutboxItem | 'deleted' | null>((stored) => {
    const now = ports.clock.now()
    const added = isNoted
      ? enqueueNoted(stored, draft, id, now, doubts)
      : enqueue(readSnapshot(stored), draft, id, now, doubts)
    if (added === null) return { writes: {}, result: 'deleted' }
    const { writes, item } = added
    return parseItem(item.id, item) === null ? { writes: {}, result: null } : { writes, result: item }
  })
  ports.changeChannel.notify()
  return outcome.kind === 'kept' ? outcome.result : null
}

/** Shows a toast if the device could not store the note of the submission. The draft is still sent. */
async function warnIfUnstored(
  { toast }: PageDependencies,
  noted: ReturnType<PageDependencies['records']['transact']>,
): Promise<void> {
  if ((await noted).kind !== 'kept') toast({ tone: 'wait', ...outbox.toasts.unstored })
}

/**
 * Sends a draft, and stores only its reference if it was sent. If the draft has to wait longer than `SHORT_WAIT_MS`,
 * sends nothing and returns null.
 */
async function sendNow(
  ports: PageDependencies,
  draft: MailDraft,
  id: string,
  earlierReference: string | null,
): Promise<SendOutcome | null> {
  const { clock, changeChannel, drafts, records } = ports
  const schedule = await records.transact((stored) => ({ writes: {}, result: nextDirectSendAt(stored, clock.now()) }))
  const canStore = schedule.kind === 'kept'
  const wait = canStore ? schedule.result - clock.now() : MIN_INTERVAL_MS // the last request's time is unknown
  if (wait > SHORT_WAIT_MS) return null
  await delay(ports, wait)
  if (canStore)
    await records.transact((stored) => ({ writes: recordDirectSendStart(stored, clock.now()), result: null }))
  noteDoubtful(drafts, draft, id) // so that the same content has the same reference after a reload
  const attempt = await attemptSend(ports, draft, id)
  if (attempt.outcome.kind === 'sent') noteDoubtful(drafts, draft, null)
  else if (attempt.outcome.kind !== 'unknown') noteDoubtful(drafts, draft, earlierReference)
  const recorded = records
    .transact((stored) => ({ writes: recordDirectSendEnd(stored, draft, id, attempt), result: null }))
    .then(() => changeChannel.notify())
  if (canStore) await recorded // a storage that did not respond is not awaited again
  return attempt.outcome
}
