import { record as words } from 'virtual:records/messages/receipt'
import { Provider } from 'jotai'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Receipt, receiptsAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { cancelAtom, editAtom, emptyOutboxAtom, outboxAtom } from '#features/outbox/state.ts'
import { ReceiptActions } from '#features/outbox/ui/receipt-actions.tsx'
import { Ticket } from '#features/outbox/ui/receipt-ticket.tsx'
import { fakeTextExport } from '#support/fake-ports.ts'
import { draftOf } from '#support/outbox-fixtures.ts'
import { outboxPage } from '#support/outbox-page.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const View = () => null
const receipt: Receipt = {
  kind: 'meeting',
  reference: 'MR-7K2QX4AB',
  at: 0,
  isSent: true,
  date: '',
  time: '',
  batch: '',
  hasSheet: false,
  isNew: false,
  isListed: true,
  View,
}
const meeting = { date: '2026-07-14', time: '11:30' }
const dated = { meeting_date: '2026-07-14', meeting_time: '11:30' }

/** Submits a meeting request without a connection, and renders its receipt. */
async function keptRequest() {
  const page = await outboxPage({ items: [], isOnline: false })
  await page.store.set(submitFormAtom, draftOf('meeting', dated))
  await page.after(0)
  const receiptOf = () => page.store.get(receiptsAtom).meeting
  const shown: { receipt?: Receipt | undefined } = {}
  const ticket = await renderComponent(page.store, () => {
    shown.receipt = receiptOf() ?? shown.receipt
    return Ticket(shown.receipt as Receipt)
  })
  const reference = receiptOf()?.reference ?? ''
  const settle = async () => {
    await ticket.run(() => page.after(0))
    await ticket.rerender()
  }
  return { ...page, ...ticket, receiptOf, reference, settle }
}

test('the receipt of a kept request says its kind, its time, its reference and that it was not sent yet', async () => {
  const { text, elements, reference } = await keptRequest()
  expect(elements('h3').map(({ text }) => text)).toEqual([words.title.meeting])
  for (const part of [reference, '14 July 2026 at 11:30, India time', words.status.waiting, words.next.meeting.waiting])
    expect(text()).toContain(part)
})

test('the receipt turns into one of a sent request once the outbox has sent it', async () => {
  const { connection, after, run, rerender, text, reference } = await keptRequest()
  await run(() => connection.set(true))
  await run(() => after(2000))
  await rerender()
  for (const part of [reference, words.status.sent, words.next.meeting.sent]) expect(text()).toContain(part)
  expect(text()).not.toContain(words.status.waiting)
})

test('the receipt disappears when the visitor cancels the request', async () => {
  const { store, run, reference, settle, receiptOf, text } = await keptRequest()
  await settle()
  await run(() => store.set(cancelAtom, reference))
  await settle()
  expect([receiptOf(), text()]).toEqual([undefined, ''])
})

test('the receipt disappears when the visitor takes the request back into the form', async () => {
  const { store, run, reference, settle, receiptOf } = await keptRequest()
  await settle()
  const item = store.get(outboxAtom)?.items.find(({ id }) => id === reference)
  if (item && 'draft' in item) await run(() => store.set(editAtom, item))
  await settle()
  expect(receiptOf()).toBeUndefined()
})

test('the receipt disappears when the visitor deletes all data of the site', async () => {
  const { store, run, settle, receiptOf } = await keptRequest()
  await settle()
  await run(() => store.set(emptyOutboxAtom))
  await settle()
  expect(receiptOf()).toBeUndefined()
})

test('‘Send another’ puts the receipt away', async () => {
  const { callHandler, receiptOf } = await keptRequest()
  await callHandler('onAnother')
  expect(receiptOf()).toBeUndefined()
})

test('a receipt takes the focus once, not when the visitor comes back to it', async () => {
  const { receiptOf } = await keptRequest()
  expect(receiptOf()?.isNew).toBe(false)
})

/** Returns the names of the buttons below a receipt. */
function buttonsOf(changes: Partial<Receipt>, status: 'sent' | 'waiting' | 'asks') {
  const actions = createElement(ReceiptActions, { receipt: { ...receipt, ...changes }, status, onAnother: () => {} })
  const html = renderToStaticMarkup(createElement(Provider, { store: testStore() }, actions))
  return [words.calendar.save, words.requests, words.another].filter((name) => html.includes(name))
}

test('the calendar file is offered for a date with a time, unless the request needs the visitor', () => {
  expect(buttonsOf(meeting, 'sent')).toEqual([words.calendar.save, words.another])
  expect(buttonsOf({ ...meeting, time: '' }, 'sent')).toEqual([words.another])
  expect(buttonsOf(meeting, 'waiting')).toEqual([words.calendar.save, words.requests, words.another])
  expect(buttonsOf(meeting, 'asks')).toEqual([words.requests, words.another])
  expect(buttonsOf({ kind: 'training' }, 'sent')).toEqual([words.another])
})

test('the calendar file is saved when the visitor asks for it', async () => {
  const textExport = fakeTextExport()
  const store = testStore({ textExport: async () => textExport })
  const { press } = await renderComponent(store, () =>
    ReceiptActions({ receipt: { ...receipt, ...meeting }, status: 'sent', onAnother: () => {} }),
  )
  await press(words.calendar.save)
  expect(textExport.files).toMatchObject([{ name: 'MR-7K2QX4AB.ics', type: 'text/calendar' }])
  expect(textExport.files[0]?.text).toContain('DTSTART:20260714T060000Z')
})
