import type { OutboxItem } from '#features/outbox/item.ts'
import { nextRequestAt } from '#features/outbox/rate-limit.ts'
import { isUnsent, needsAttention, readSnapshot } from '#features/outbox/snapshot.ts'
import {
  cancelAtom,
  editAtom,
  emptyOutboxAtom,
  flushAtom,
  markSentAtom,
  outboxAtom,
  saveAtom,
  sendAgainAtom,
  sendWithoutDateAtom,
  submitAtom,
} from '#features/outbox/state.ts'
import type { MailDraft } from '#platform/mail.ts'
import { type OutboxDevice, outboxDevice, type Tab } from './outbox-device.ts'
import { numberedDraft } from './outbox-fixtures.ts'
import { type DeviceEvent, type DeviceHistory, isAllGentle } from './outbox-history.ts'
import type { Tally } from './outbox-tally.ts'

/** How long the site may take to send all requests, once all faults are over and a page stays open. */
const PATIENCE_MS = 10_000
/** The additional time for each waiting request. */
const PER_REQUEST_MS = 1200
/** How long the site may take to notice a returning network that the device does not report. */
const RECHECK_MS = 60_000
/** How long a browser without locks waits for the lock of a killed tab or worker. */
const LEASE_MS = 45_000
/** The number of reads and writes for one request. This number matters if storage is slow. */
const WRITES = 8

/**
 * Runs a history and checks the promises after each event. Checks at the end that only requests that need the visitor
 * still wait.
 */
export async function runHistory(history: DeviceHistory): Promise<Tally> {
  const device = outboxDevice(history)
  const { ledger, time } = device
  const tabs: Tab[] = [device.openTab()]
  const workers: ReturnType<typeof device.wakeWorker>[] = []
  let draftCount = 0
  for (const event of history.events) {
    await perform(event)
    ledger.check()
  }
  await settle(device, tabs, history)
  const ambiguous = device.mail.posts.filter(({ isClear }) => !isClear).length
  const copies = [...device.mail.delivered.values()].reduce((sum, times) => sum + times - 1, 0)
  return { accepted: ledger.accepted.size, lost: ledger.lost().length, duplicates: copies, ambiguous }

  function reportRejection(task: Promise<unknown>) {
    task.catch((error: unknown) => ledger.fault(`a promise was rejected: ${error}`))
  }

  async function perform(event: DeviceEvent): Promise<void> {
    switch (event.action) {
      case 'steps':
        for (let remaining = event.count; remaining > 0 && (await time.step(time.now() + 60_000)); remaining -= 1);
        return
      case 'wait':
        await time.advance(event.ms)
        return
      case 'open a tab':
        if (tabs.length < 3) tabs.push(device.openTab())
        return
      case 'wake the worker': {
        const worker = device.wakeWorker()
        workers.push(worker)
        return reportRejection(worker.engine.flush({ until: device.now() + 240_000 }))
      }
      case 'kill the worker':
        return workers.pop()?.kill()
      case 'connection':
        return device.setOnline(event.isOnline)
      case 'portal':
        return device.mail.setPortal(event.isThere)
      case 'mail':
        device.mail.state.behavior = event.behavior
        return
      case 'jump':
        return device.jump(event.ms)
      case 'break storage':
        return device.breakStorage(event.how)
      case 'mend storage':
        return device.breakStorage(null)
      case 'fail to acknowledge':
        device.trouble.doesAckFail = true
        return
    }
    const index = event.which % Math.max(1, tabs.length)
    const tab = tabs[index]
    if (!tab) return
    if (event.action === 'kill') {
      tab.kill()
      ledger.endEmptying(tab)
      tabs.splice(index, 1)
      return
    }
    reportRejection(performByVisitor(tab, event))
  }

  async function performByVisitor(tab: Tab, event: DeviceEvent & { readonly which: number }): Promise<void> {
    const { items } = readSnapshot(device.stored)
    const id = items[event.which % Math.max(1, items.length)]?.id
    const address = (draft: MailDraft) => draft.params.from_email.trim().toLowerCase()
    if (event.action === 'keep') {
      const draft = numberedDraft(event.kind, event.kind === 'newsletter' ? event.which : draftCount++)
      if (await tab.store.set(saveAtom, draft)) ledger.accept(address(draft))
    } else if (event.action === 'submit') {
      const draft = numberedDraft(event.kind, draftCount++)
      const isStored = () =>
        readSnapshot(device.stored).items.some(
          (item) => item.status !== 'sent' && address(item.draft) === address(draft),
        )
      const endSubmission = ledger.beginSubmission(address(draft))
      const submitted = await tab.store.set(submitAtom, draft)
      endSubmission()
      if (['sent', 'saved', 'postponed'].includes(submitted.kind)) ledger.accept(address(draft))
      else if (isStored()) ledger.fault(`both the form and the outbox hold the request from ${address(draft)}`)
      if (
        submitted.kind === 'failed' &&
        event.savesAfterFailure &&
        (await submitted.saveForLater()).kind === 'postponed'
      )
        ledger.accept(address(draft))
    } else if (event.action === 'hide' || event.action === 'show') tab.visibility.set(event.action === 'hide')
    else if (event.action === 'flush by hand') await tab.store.set(flushAtom, true)
    else if (event.action === 'empty') {
      const markDeleted = ledger.beginEmptying(tab)
      if (await tab.store.set(emptyOutboxAtom)) markDeleted()
      ledger.endEmptying(tab)
    } else if (id === undefined) return
    else if (event.action === 'cancel') {
      ledger.allowRemoval(id)
      await tab.store.set(cancelAtom, id)
    } else if (event.action === 'edit') {
      const item = items.find((each) => each.id === id)
      if (item?.status === 'sent' || !item) return
      ledger.allowRemoval(id)
      await tab.store.set(editAtom, item, true)
    } else if (event.action === 'send again' || event.action === 'send undated') {
      const done = ledger.beginAction(id, event.action === 'send again')
      await tab.store.set(event.action === 'send again' ? sendAgainAtom : sendWithoutDateAtom, id)
      done()
    } else if (event.action === 'mark sent') {
      ledger.markSent(id)
      await tab.store.set(markSentAtom, id)
    }
  }
}

const isSentAutomatically = (item: OutboxItem) => isUnsent(item) && !needsAttention(item)

/**
 * Ends all faults and keeps a page open. After the promised time, checks that only requests that need the visitor wait,
 * that each accepted request was sent or settled, and that the tabs show the stored requests.
 */
async function settle(device: OutboxDevice, tabs: readonly Tab[], history: DeviceHistory): Promise<void> {
  const { ledger, mail, stored, time, trouble } = device
  // only promised items count: if a tab dies between a write and its notification, no page knows of the item
  const waitingItems = () =>
    readSnapshot(stored).items.filter((item) => ledger.isPromised(item.id) && isSentAutomatically(item))
  device.breakStorage(null)
  trouble.doesAckFail = false
  mail.setPortal(false)
  mail.state.behavior = 'takes'
  const open = tabs.length > 0 ? tabs : [device.openTab()]
  device.setOnline(true)
  if (!isAllGentle(history)) {
    await time.advance(device.isLease ? LEASE_MS : 25_000) // requests in progress get no answer
    for (const tab of open) tab.visibility.set(true)
    for (const delay of [0, 120_000]) {
      // after a clock jump, a rate limit may take effect later, so the second round waits for it
      const at = device.now() + delay
      const wait = nextRequestAt(readSnapshot(stored).rateLimit, at, true) - at
      if (wait > 24 * 60 * 60 * 1000) ledger.fault(`the rate limit is longer than a day: ${wait} ms`)
      await time.advance(wait)
    }
    for (const tab of open) tab.visibility.set(false)
    void open[0]?.store.set(flushAtom, true)
  }
  await time.advance(2 * device.writeMs) // until the last drafts are saved
  const count = waitingItems().length
  const perRequest = PER_REQUEST_MS + WRITES * device.writeMs
  if (history.isBelievedOffline) await time.advance(RECHECK_MS)
  await time.advance(PATIENCE_MS + WRITES * device.writeMs + perRequest * count + (device.isLease ? LEASE_MS : 0))
  const snapshot = readSnapshot(stored)
  const remaining = waitingItems().length
  if (remaining > 0) ledger.fault(`${remaining} of ${count} requests are still waiting`)
  for (const id of ledger.accepted) {
    const isInOutbox = snapshot.items.some((item) => item.id === id && item.status !== 'sent')
    const isSettled = ledger.settledByVisitor.has(id) || isInOutbox
    if (!isSettled && ledger.deliveries(id) === 0) ledger.fault(`${id} never arrived`)
    if (ledger.doubtful(id) === 0 && ledger.deliveries(id) > 1)
      ledger.fault(`${id} arrived twice, although every answer was clear`)
  }
  // a killed program cannot notify the open tabs, so their items may be old
  if (history.events.some(({ action }) => action.startsWith('kill'))) return ledger.check()
  for (const tab of open) {
    const shown = JSON.stringify(tab.store.get(outboxAtom)?.items)
    if (shown !== JSON.stringify(snapshot.items)) ledger.fault('a tab does not show the stored items')
  }
  ledger.check()
}
