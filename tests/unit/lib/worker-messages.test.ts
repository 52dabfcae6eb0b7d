import { expect, test } from 'vitest'
import { parseCommand, parseReply } from '#lib/worker-messages.ts'

test('page and worker understand each other', () => {
  expect(parseCommand({ type: 'take-over' })).toEqual({ type: 'take-over' })
  expect(parseCommand({ type: 'keep-rest', from: 10 })).toEqual({ type: 'keep-rest', from: 10 })
  const done = { type: 'kept', added: 3, missing: 0, next: null }
  expect(parseReply(done)).toEqual(done)
  expect(parseReply({ ...done, next: 20 })).toEqual({ ...done, next: 20 })
})

test.each([null, 'kept', [], {}, { type: 'kept' }, { type: 'keep-rest' }])(
  '%j is neither a command nor a reply',
  (message) => {
    expect(parseCommand(message)).toBeNull()
    expect(parseReply(message)).toBeNull()
  },
)

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '10', {}])(
  'a message of another version cannot continue from %s',
  (place) => {
    expect(parseCommand({ type: 'keep-rest', from: place })).toBeNull()
    expect(parseReply({ type: 'kept', added: 0, missing: 0, next: place })).toBeNull()
    expect(parseReply({ type: 'kept', added: place, missing: 0, next: null })).toBeNull()
  },
)
