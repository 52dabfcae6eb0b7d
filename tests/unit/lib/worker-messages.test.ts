import { expect, test } from 'vitest'
import { parseCommand, parseReply } from '#lib/worker-messages.ts'

test('valid commands and replies are parsed', () => {
  expect(parseCommand({ type: 'take-over' })).toEqual({ type: 'take-over' })
  expect(parseCommand({ type: 'keep-rest', from: 10 })).toEqual({ type: 'keep-rest', from: 10 })
  expect(parseCommand({ type: 'keep-site' })).toEqual({ type: 'keep-site' })
  expect(parseReply({ type: 'site-kept', isComplete: false })).toEqual({ type: 'site-kept', isComplete: false })
  const done = { type: 'kept', added: 3, missing: 0, next: null }
  expect(parseReply(done)).toEqual(done)
  expect(parseReply({ ...done, next: 20 })).toEqual({ ...done, next: 20 })
})

test.each([null, 'kept', [], {}, { type: 'kept' }, { type: 'keep-rest' }, { type: 'site-kept' }])(
  '%j is neither a command nor a reply',
  (message) => {
    expect(parseCommand(message)).toBeNull()
    expect(parseReply(message)).toBeNull()
  },
)

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '10', {}])(
  'a message with %s as an index or a number of files is rejected',
  (value) => {
    expect(parseCommand({ type: 'keep-rest', from: value })).toBeNull()
    expect(parseReply({ type: 'kept', added: 0, missing: 0, next: value })).toBeNull()
    expect(parseReply({ type: 'kept', added: value, missing: 0, next: null })).toBeNull()
  },
)
