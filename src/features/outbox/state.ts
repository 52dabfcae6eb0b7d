import { atom, type Getter } from 'jotai'
import { sentToast } from '#content/outbox.ts'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { clearedSince, stillCleared, withCleared } from './cleared.ts'
import {
  applyCommand,
  type CommandResult,
  clearRecords,
  dropUnreadable,
  markItemSent,
  reinsertItem,
  removeItem,
  requeueItem,
  requeueWithoutDate,
} from './commands.ts'
import { createSendEngine, type FlushEnd, type FlushResult, nextFlushDelay } from './flush.ts'
import type { UnsentItem } from './item.ts'
import { clearBackoff } from './queue.ts'
import { type EditedItem, moveToForm } from './restore-to-form.ts'
import { isUnsent, needsAttention, type OutboxSnapshot, readSnapshot, type SentRequest, sentSince } from './snapshot.ts'
import { clearedItemsAtom, snapshotAtom } from './snapshot-state.ts'
import { saveToOutbox, submit } from './submit.ts'

const runningFlushAtom = atom<Promise<FlushResult> | null>(null)
const cancelTimerAtom = atom<(() => void) | null>(null)
/** Whether the last flush could not write. Then the next change notification triggers another flush. */
const isUnwritableAtom = atom(false)
/** Whether a flush was requested while another was running. The running flush may have missed new items. */
const isFlushRequestedAtom = atom(false)

/** Sent requests that no toast has named yet. */
const unannouncedAtom = atom<readonly SentRequest[]>([])
/** The ids of the sent requests that a toast has named. An outcome that could not be written at once is read twice. */
const announcedIdsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The outbox as last read, or null before it could be read for the first time. */
export const outboxAtom = atom((get) => withCleared(get(snapshotAtom), get(clearedItemsAtom)))

/** The send engine of this tab. There is only one, because it holds the outcomes that it could not write. */
const engineAtom = atom((get) => createSendEngine(get(portsAtom)))

/** Reads the records again. If that fails, the last snapshot stays. */
export const refreshAtom = atom(null, async (get, set) => {
  const { records, system } = get(portsAtom)
  const outcome = await records.transact((stored) => ({ writes: {}, result: readSnapshot(stored) }))
  if (outcome.kind !== 'kept') return
  const [before, snapshot] = [get(snapshotAtom), outcome.result]
  const unsentCount = (snapshot: OutboxSnapshot | null) => snapshot?.items.filter(isUnsent).length ?? 0
  if (unsentCount(snapshot) !== unsentCount(before)) system.setBadge(unsentCount(snapshot))
  set(clearedItemsAtom, (cleared) => stillCleared([...cleared, ...clearedSince(before, snapshot)], snapshot.items))
  set(snapshotAtom, snapshot)
  set(announceSentAtom, sentSince(before, snapshot))
  const hasPending = snapshot.items.some((item) => isUnsent(item) && !needsAttention(item))
  if (hasPending && !get(runningFlushAtom) && !get(cancelTimerAtom)) set(scheduleFlushAtom, { kind: 'elsewhere' })
})

/** Watches the records, the connection and the tab's visibility, and sends waiting items. Returns a stop function. */
export const watchOutboxAtom = atom(null, (get, set) => {
  const { connection, changeChannel, records, store, visibility } = get(portsAtom)
  const flushIfVisible = () => {
    void set(refreshAtom)
    void set(flushAtom)
  }
  const stops = [
    changeChannel.subscribe(() => void set(refreshAtom).then(() => (get(isUnwritableAtom) ? set(flushAtom) : null))),
    store.onCleared(() => set(clearedItemsAtom, [])), // the visitor deleted everything, in this tab or another
    connection.onChange(async () => {
      if (!connection.isOnline()) return
      await records.transact((stored) => ({ writes: clearBackoff(stored), result: null }))
      flushIfVisible()
    }),
    visibility.onChange(() => visibility.isHidden() || flushIfVisible()),
  ]
  flushIfVisible()
  return () => {
    get(cancelTimerAtom)?.()
    for (const stop of stops) stop()
  }
})

/**
 * Sends the items that may be sent now, shows a toast for them (newsletter sign-ups have none), and schedules the next
 * flush. `isByHand`: the visitor asked for the flush. Resolves when no more items can be sent at present.
 */
export const flushAtom = atom(null, async (get, set, isByHand: boolean = false): Promise<FlushResult> => {
  const running = get(runningFlushAtom)
  if (running && !isByHand) {
    set(isFlushRequestedAtom, true)
    return running
  }
  if (running) await running
  set(isFlushRequestedAtom, false)
  const flush = get(engineAtom).flush({ isByHand })
  set(runningFlushAtom, flush)
  const result = await flush
  set(runningFlushAtom, null)
  set(isUnwritableAtom, result.end.kind === 'unwritable')
  set(clearedItemsAtom, (cleared) => stillCleared(cleared, result.sent))
  set(
    announceSentAtom,
    result.sent.map(({ id, draft }) => ({ id, kind: draft.kind })),
  )
  set(scheduleFlushAtom, result.end)
  await set(refreshAtom)
  return result
})

/**
 * Shows one toast for requests that were sent, by this tab, another one or the service worker, which may be faster when
 * the connection returns. While this tab is sending, the toast waits for the rest.
 */
const announceSentAtom = atom(null, (get, set, sent: readonly SentRequest[]) => {
  const known = new Set([...get(announcedIdsAtom), ...get(unannouncedAtom).map(({ id }) => id)])
  const all = [...get(unannouncedAtom), ...sent.filter(({ id }) => !known.has(id))]
  const isWaiting = get(runningFlushAtom) !== null
  set(unannouncedAtom, isWaiting ? all : [])
  if (isWaiting) return
  set(announcedIdsAtom, (ids) => new Set([...ids, ...all.map(({ id }) => id)]))
  const message = sentToast(all.map(({ kind }) => kind))
  if (message) get(portsAtom).toast({ tone: 'done', ...message })
})

const scheduleFlushAtom = atom(null, (get, set, end: FlushEnd) => {
  const { clock, visibility } = get(portsAtom)
  get(cancelTimerAtom)?.()
  const flushIfVisible = () => {
    set(cancelTimerAtom, null)
    if (!visibility.isHidden()) void set(flushAtom) // a hidden tab flushes when it becomes visible
  }
  const wait = get(isFlushRequestedAtom) ? 0 : nextFlushDelay(end, clock.now())
  const stop = wait === null ? null : clock.after(wait, flushIfVisible)
  set(cancelTimerAtom, () => stop)
})

/** Sends a form's draft, or saves it in the outbox for later (see `submit`). */
export const submitAtom = atom(null, async (get, set, draft: MailDraft): Promise<SubmitResult> => {
  const submitted = await submit(get(portsAtom), draft)
  if (['saved', 'postponed'].includes(submitted.kind)) afterSave(get)
  if (submitted.kind !== 'failed') return submitted
  const saveForLater = async () => {
    const saved = await submitted.saveForLater()
    if (saved.kind === 'postponed') afterSave(get)
    void set(flushAtom)
    return saved
  }
  return { ...submitted, saveForLater }
})

/** Saves a form's draft in the outbox and starts a flush. Returns whether the device could store it. */
export const saveAtom = atom(null, async (get, set, draft: MailDraft): Promise<boolean> => {
  const isStored = (await saveToOutbox(get(portsAtom), draft)) !== null
  if (isStored) afterSave(get)
  if (isStored) void set(flushAtom)
  return isStored
})

function afterSave(get: Getter): void {
  const { system } = get(portsAtom)
  system.persistStorage()
  system.registerSync()
}

/** Deletes a request, unless it is being sent. */
export const cancelAtom = atom(null, async (get, set, id: string): Promise<CommandResult> => {
  const remaining = stillCleared(get(clearedItemsAtom), [{ id }])
  if (remaining.length === get(clearedItemsAtom).length)
    return applyCommand(get(portsAtom), (stored) => removeItem(stored, id))
  set(clearedItemsAtom, remaining)
  return 'done'
})

/** Stores a cleared request again and starts a flush. Returns whether the device could store it. */
export const storeAgainAtom = atom(null, async (get, set, item: UnsentItem): Promise<boolean> => {
  const isStored = (await applyCommand(get(portsAtom), (stored) => reinsertItem(stored, item))) === 'done'
  if (isStored) afterSave(get)
  if (isStored) void set(flushAtom)
  return isStored
})

/** Moves a request back into its form. `canReplace`: the visitor agreed to replace other text in the form. */
export const editAtom = atom(null, (get, _, item: EditedItem, canReplace: boolean = false) =>
  moveToForm(get(portsAtom), item, canReplace),
)

/** Sends an ambiguous request again. */
export const sendAgainAtom = atom(null, async (get, set, id: string): Promise<void> => {
  if ((await applyCommand(get(portsAtom), (stored) => requeueItem(stored, id))) === 'done') await set(flushAtom, true)
})

/** Marks an ambiguous request as sent, because the visitor knows that it arrived. */
export const markSentAtom = atom(null, async (get, _, id: string): Promise<void> => {
  await applyCommand(get(portsAtom), (stored) => markItemSent(stored, id, get(portsAtom).clock.now()))
})

/** Sends a stale request without its preferred day, which has passed. */
export const sendWithoutDateAtom = atom(null, async (get, set, id: string): Promise<void> => {
  if ((await applyCommand(get(portsAtom), (stored) => requeueWithoutDate(stored, id))) === 'done')
    await set(flushAtom, true)
})

/** Deletes the records that could not be read. */
export const dropUnreadableAtom = atom(null, async (get): Promise<void> => {
  await applyCommand(get(portsAtom), dropUnreadable)
})

/** Deletes everything in the outbox but the rate limit and the lock. Returns whether the device could do so. */
export const emptyOutboxAtom = atom(null, async (get, set): Promise<boolean> => {
  set(clearedItemsAtom, [])
  return (await applyCommand(get(portsAtom), clearRecords)) === 'done'
})
