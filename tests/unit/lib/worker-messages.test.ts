import { expect, test } from 'vitest'
import { parseAnswer, parseOrder } from '#lib/worker-messages.ts'

test('page and worker understand each other', () => {
  expect(parseOrder({ type: 'take-over' })).toEqual({ type: 'take-over' })
  expect(parseOrder({ type: 'keep-rest', from: 10 })).toEqual({ type: 'keep-rest', from: 10 })
  const done = { type: 'kept', added: 3, missing: 0, next: null }
  expect(parseAnswer(done)).toEqual(done)
  expect(parseAnswer({ ...done, next: 20 })).toEqual({ ...done, next: 20 })
})

test.each([null, 'kept', [], {}, { type: 'kept' }, { type: 'keep-rest' }])(
  '%j is neither order nor answer',
  (message) => {
    expect(parseOrder(message)).toBeNull()
    expect(parseAnswer(message)).toBeNull()
  },
)

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '10', {}])(
  'no message of another version asks to go on from %s',
  (place) => {
    expect(parseOrder({ type: 'keep-rest', from: place })).toBeNull()
    expect(parseAnswer({ type: 'kept', added: 0, missing: 0, next: place })).toBeNull()
    expect(parseAnswer({ type: 'kept', added: place, missing: 0, next: null })).toBeNull()
  },
)
