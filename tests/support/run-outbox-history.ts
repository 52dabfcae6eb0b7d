import type { Draft, OutboxItem } from '#features/outbox/item.ts'
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
import { type OutboxDevice, outboxDevice, type Tab } from './outbox-device.ts'
import { numberedDraft } from './outbox-fixtures.ts'
import { type DeviceEvent, type DeviceHistory, isAllGentle } from './outbox-history.ts'
import type { Tally } from './outbox-tally.ts'

/** What the site promises once all faults are over and a page stays open, in milliseconds. */
const PATIENCE_MS = 10_000
const PER_LETTER_MS = 1200
/** How long a device that does not report a returning network may take to notice it. */
const LOOK_AGAIN_MS = 60_000
/** How long the lock of a killed owner lasts in a browser without locks. */
const LEASE_MS = 45_000
/** The number of reads and writes for one request, which count if storage is slow. */
const WRITES = 8

/** Runs a history, checks the promises after each step, and checks at the end that everything is sent. */
export async function runHistory(history: DeviceHistory): Promise<Tally> {
  const device = outboxDevice(history)
  const { book, time } = device
  const tabs: Tab[] = [device.openTab()]
  const workers: ReturnType<typeof device.wakeWorker>[] = []
  let letters = 0
  for (const event of history.events) {
    await perform(event)
    book.check()
  }
  await comeToRest(device, tabs, history)
  const ambiguous = device.mail.posts.filter(({ isClear }) => !isClear).length
  const copies = [...device.mail.delivered.values()].reduce((sum, times) => sum + times - 1, 0)
  return { accepted: book.accepted.size, lost: book.lost().length, duplicates: copies, ambiguous }

  function visitorDoes(task: Promise<unknown>) {
    task.catch((error: unknown) => book.fault(`something rejected: ${error}`))
  }

  async function perform(event: DeviceEvent): Promise<void> {
    switch (event.does) {
      case 'steps':
        for (let left = event.count; left > 0 && (await time.step(time.now() + 60_000)); left -= 1);
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
        return visitorDoes(worker.engine.flush({ until: device.now() + 240_000 }))
      }
      case 'kill the worker':
        return workers.pop()?.kill()
      case 'connection':
        return device.setOnline(event.isOnline)
      case 'portal':
        return device.mail.setPortal(event.isThere)
      case 'mail':
        device.mail.state.manner = event.manner
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
    const place = event.which % Math.max(1, tabs.length)
    const tab = tabs[place]
    if (!tab) return
    if (event.does === 'kill') {
      tab.kill()
      book.endEmptying(tab)
      tabs.splice(place, 1)
      return
    }
    visitorDoes(visitorOrders(tab, event))
  }

  async function visitorOrders(tab: Tab, event: DeviceEvent & { readonly which: number }): Promise<void> {
    const { items } = readSnapshot(device.stored)
    const id = items[event.which % Math.max(1, items.length)]?.id
    const address = (draft: Draft) => draft.params.from_email.trim().toLowerCase()
    if (event.does === 'keep') {
      const draft = numberedDraft(event.kind, event.kind === 'newsletter' ? event.which : letters++)
      if (await tab.store.set(saveAtom, draft)) book.accept(address(draft))
    } else if (event.does === 'submit') {
      const draft = numberedDraft(event.kind, letters++)
      const isOwned = () =>
        readSnapshot(device.stored).items.some(
          (item) => item.status !== 'sent' && address(item.draft) === address(draft),
        )
      const submitted = await tab.store.set(submitAtom, draft)
      if (['sent', 'saved', 'postponed'].includes(submitted.kind)) book.accept(address(draft))
      else if (isOwned()) book.fault(`the words of ${address(draft)} have two owners`)
      if (submitted.kind === 'failed' && event.savesAfterFailure && (await submitted.saveForLater()))
        book.accept(address(draft))
    } else if (event.does === 'hide' || event.does === 'show') tab.visibility.set(event.does === 'hide')
    else if (event.does === 'flush by hand') await tab.store.set(flushAtom, true)
    else if (event.does === 'empty') {
      book.beginEmptying(tab)
      await tab.store.set(emptyOutboxAtom)
      book.endEmptying(tab)
    } else if (id === undefined) return
    else if (event.does === 'cancel') {
      book.mayGo(id)
      await tab.store.set(cancelAtom, id)
    } else if (event.does === 'edit') {
      const item = items.find((each) => each.id === id)
      if (item?.status === 'sent' || !item) return
      book.mayGo(id)
      await tab.store.set(editAtom, item, true)
    } else if (event.does === 'send again' || event.does === 'send undated') {
      const done = book.beginOrder(id, event.does === 'send again')
      await tab.store.set(event.does === 'send again' ? sendAgainAtom : sendWithoutDateAtom, id)
      done()
    } else if (event.does === 'mark sent') {
      book.mayCount(id)
      await tab.store.set(markSentAtom, id)
    }
  }
}

const isGoing = (item: OutboxItem) => isUnsent(item) && !needsAttention(item)

/**
 * Ends all faults and keeps a page open. Within the promised time, only requests that need the visitor may still wait.
 */
async function comeToRest(device: OutboxDevice, tabs: readonly Tab[], history: DeviceHistory): Promise<void> {
  const { book, mail, stored, time, trouble } = device
  // if a tab dies after a write and before it notified the others, no page knows of that write until it reads again
  const going = () => readSnapshot(stored).items.filter((item) => book.isPromised(item.id) && isGoing(item))
  device.breakStorage(null)
  trouble.doesAckFail = false
  mail.setPortal(false)
  mail.state.manner = 'takes'
  const open = tabs.length > 0 ? tabs : [device.openTab()]
  device.setOnline(true)
  if (!isAllGentle(history)) {
    await time.advance(device.isLease ? LEASE_MS : 25_000) // requests in progress get no answer
    for (const tab of open) tab.visibility.set(true)
    for (const later of [0, 120_000]) {
      // a clock jump may make a limit count later that does not count now, so this waits for that as well
      const at = device.now() + later
      const wait = nextRequestAt(readSnapshot(stored).rateLimit, at, true) - at
      if (wait > 24 * 60 * 60 * 1000) book.fault(`F20: a wait of ${wait} ms`)
      await time.advance(wait)
    }
    for (const tab of open) tab.visibility.set(false)
    void open[0]?.store.set(flushAtom, true)
  }
  await time.advance(2 * device.writeMs) // the last drafts are still being saved
  const count = going().length
  const perLetter = PER_LETTER_MS + WRITES * device.writeMs
  if (history.isBelievedOffline) await time.advance(LOOK_AGAIN_MS)
  await time.advance(PATIENCE_MS + WRITES * device.writeMs + perLetter * count + (device.isLease ? LEASE_MS : 0))
  const box = readSnapshot(stored)
  const left = going().length
  if (left > 0) book.fault(`I7: ${left} of ${count} letters are still here`)
  for (const id of book.accepted) {
    const isAsked = box.items.some((item) => item.id === id && item.status !== 'sent')
    const isOver = book.settledByVisitor.has(id) || isAsked
    if (!isOver && book.deliveries(id) === 0) book.fault(`I4: ${id} never arrived`)
    if (book.doubtful(id) === 0 && book.deliveries(id) > 1) book.fault(`I4: ${id} came twice without any doubt`)
  }
  // a killed program cannot notify the others
  if (history.events.some(({ does }) => does.startsWith('kill'))) return book.check()
  for (const tab of open) {
    const shown = JSON.stringify(tab.store.get(outboxAtom)?.items)
    if (shown !== JSON.stringify(box.items)) book.fault('I9: a tab shows something else than what is stored')
  }
  book.check()
}
