import { expect, test } from 'vitest'
import { saveFormAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { fakeConnection } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
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

test('a form that is submitted offline is stored in the outbox', async () => {
  const { store, drafts } = offline()
  expect(await store.set(submitFormAtom, draft)).toEqual({ kind: 'saved' })
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
})
