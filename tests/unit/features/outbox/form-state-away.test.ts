import { afterAll, expect, test, vi } from 'vitest'
import { saveFormAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { testStore } from '#support/test-store.ts'

const unreachable = () => {
  throw new Error('Failed to fetch dynamically imported module')
}
vi.mock('#features/outbox/state.ts', () => unreachable())
vi.mock('#features/outbox/receipt-state.ts', () => unreachable())
afterAll(() => {
  vi.doUnmock('#features/outbox/receipt-state.ts')
  vi.doUnmock('#features/outbox/state.ts')
})

const params = {
  to_email: '',
  from_name: '',
  from_email: '',
  phone_number: '',
  meeting_date: '',
  meeting_time: '',
  message: '',
}

test('if the outbox cannot be loaded, the results say that nothing was sent or stored', async () => {
  const store = testStore()
  const draft = { kind: 'meeting', params, fields: {} } as const
  expect(await store.set(submitFormAtom, draft)).toEqual({ kind: 'unsent' })
  expect(await store.set(saveFormAtom, draft)).toBe(false)
})
