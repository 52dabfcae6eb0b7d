import { record as words } from 'virtual:records/messages/receipt'
import { record as sheet } from 'virtual:records/pages/quote/sheet'
import { expect, test } from 'vitest'
import { changeReceiptAtom, receiptsAtom, saveFormAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { SHORT_WAIT_MS } from '#features/outbox/rate-limit.ts'
import { receiptLines } from '#features/outbox/receipt.ts'
import '#features/outbox/ui/receipt-ticket.tsx' // loads now, so that no test waits for it
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection, fakeHttp } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { accepted, draftOf, mailResult, seededRandom, siteAndMail } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

const params = {
  to_email: 'hello@vyomix.example',
  from_name: 'Leela Nair',
  from_email: 'leela@example.com',
  phone_number: '',
  meeting_date: '',
  meeting_time: '',
  message: 'A shop.',
}
const draft = { kind: 'training', params, fields: { name: 'Leela Nair' } } as const

function offline() {
  const records = fakeRecords()
  const store = testStore({ records, connection: fakeConnection(false) })
  const drafts = () => [...records.stored.values()].map((stored) => (stored as { draft?: unknown }).draft)
  return { store, records, drafts }
}

/** Returns the store of an online visitor whose mail service gives this answer. On the clock, short waits take no time. */
function online(answer = mailResult(200)) {
  const clock = fakeClock()
  const after = (ms: number, task: () => void) => {
    const cancel = clock.after(ms, task)
    if (ms <= SHORT_WAIT_MS) queueMicrotask(() => clock.advance(ms))
    return cancel
  }
  const http = siteAndMail(fakeHttp(answer))
  return testStore({ clock: { ...clock, after }, http, random: seededRandom() })
}

test('a form that is submitted offline is stored in the outbox', async () => {
  const { store, drafts } = offline()
  expect(await store.set(submitFormAtom, draft)).toEqual({ ...accepted('saved'), hasReceipt: true })
  expect(drafts()).toContainEqual(draft)
})

test('a form that is saved for later is stored in the outbox', async () => {
  const { store, drafts } = offline()
  expect(await store.set(saveFormAtom, draft)).toBe(true)
  expect(drafts()).toContainEqual(draft)
})

test('if the device cannot store the form, the result says so', async () => {
  const { store, records } = offline()
  records.fail('blocked')
  expect(await store.set(saveFormAtom, draft)).toBe(false)
  expect(await store.set(submitFormAtom, draft)).toEqual({ kind: 'unsaved' })
  expect(store.get(receiptsAtom)).toEqual({})
})

test('a request that was sent has a receipt with its reference, date and time, and nothing else of what was typed', async () => {
  const store = online()
  const meeting = draftOf('meeting', { meeting_date: '2026-07-14', meeting_time: '11:30' })
  const sent = await store.set(submitFormAtom, {
    ...meeting,
    fields: { ...meeting.fields, email: 'asha@site.example' },
  })
  const receipt = store.get(receiptsAtom).meeting
  expect(sent).toMatchObject({ kind: 'sent', reference: receipt?.reference, hasReceipt: true })
  expect(receipt).toMatchObject({ kind: 'meeting', isSent: true, date: '2026-07-14', time: '11:30', batch: '' })
  expect(JSON.stringify(receipt)).not.toMatch(/Asha|asha|tea|00009/)
})

test('the receipt of a request with a scope sheet says that a quote follows, and others do not', async () => {
  const store = online()
  for (const message of ['Tea.', `Tea.\n\n${sheet.mark}\nService: Web hosting`]) {
    await store.set(submitFormAtom, draftOf('meeting', { message }))
    const receipt = store.get(receiptsAtom).meeting
    const lines = receipt && receiptLines(receipt, 'sent', 0)
    expect(lines?.some(({ text }) => text === words.sheet)).toBe(message.includes('Service'))
  }
})

test('a request that was kept has a receipt too, which is not one of a sent request', async () => {
  const { store } = offline()
  await store.set(submitFormAtom, { ...draft, fields: { batch: 'Vibe Coding Masterclass' } })
  expect(store.get(receiptsAtom).training).toMatchObject({ isSent: false, batch: 'Vibe Coding Masterclass' })
})

test.each(['newsletter', 'contact'] as const)('a %s has no receipt', async (kind) => {
  const store = online()
  expect(await store.set(submitFormAtom, draftOf(kind))).toEqual(accepted('sent'))
  expect(store.get(receiptsAtom)).toEqual({})
})

test('a request that could not be sent has no receipt until it is saved for later', async () => {
  const store = online(mailResult(500))
  const failed = await store.set(submitFormAtom, draftOf())
  expect(store.get(receiptsAtom)).toEqual({})
  const saved = failed.kind === 'failed' ? await failed.saveForLater() : failed
  expect(saved).toEqual({ ...accepted('postponed'), hasReceipt: true })
  expect(store.get(receiptsAtom).meeting).toMatchObject({ isSent: false, isNew: true })
})

test('a failed submission takes away the receipt of the one before it', async () => {
  const { store, records } = offline()
  await store.set(submitFormAtom, draft)
  records.fail('blocked')
  await store.set(submitFormAtom, draft)
  expect(store.get(receiptsAtom)).toEqual({})
})

test('each form has its own receipt, which can be put away', async () => {
  const { store } = offline()
  await store.set(submitFormAtom, draft)
  await store.set(submitFormAtom, draftOf('meeting'))
  store.set(changeReceiptAtom, 'training', () => undefined)
  expect(store.get(receiptsAtom)).toMatchObject({ training: undefined, meeting: { kind: 'meeting' } })
})

test('two tabs have their own receipts', async () => {
  const { store, records } = offline()
  await store.set(submitFormAtom, draft)
  expect(testStore({ records }).get(receiptsAtom)).toEqual({})
})
