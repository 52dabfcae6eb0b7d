import { afterAll, expect, test, vi } from 'vitest'
import { receiptsAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { fakeConnection } from '#support/fake-ports.ts'
import { accepted, draftOf } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

vi.mock('#features/outbox/ui/receipt-ticket.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
afterAll(() => {
  vi.doUnmock('#features/outbox/ui/receipt-ticket.tsx')
})

test('if the receipt cannot be loaded, the request is kept all the same, and the form learns to say so itself', async () => {
  const store = testStore({ connection: fakeConnection(false) })
  expect(await store.set(submitFormAtom, draftOf('meeting'))).toEqual(accepted('saved'))
  expect(store.get(receiptsAtom)).toEqual({})
})
