import { expect, test } from 'vitest'
import { contextFrom } from '../../../src/tools/ask-context.mjs'

test('a question has the page, the moment and the zone of the flags, and nothing else', () => {
  expect(contextFrom({})).toEqual({})
  expect(contextFrom({ page: '/training', now: '2026-02-10T15:00+05:30', zone: 'Europe/Paris' })).toEqual({
    page: '/training',
    now: Date.UTC(2026, 1, 10, 9, 30),
    zone: 'Europe/Paris',
  })
})

test.each([
  [{ page: 'training' }, '--page is "training"'],
  [{ page: '/a page' }, '--page is "/a page"'],
  [{ now: '2026-02-10' }, '--now is "2026-02-10" but must be a moment with its offset'],
  [{ now: '2026-02-10T09:30' }, '--now is "2026-02-10T09:30" but must be'],
  [{ now: '2026-02-30T09:30Z' }, '--now is "2026-02-30T09:30Z" but must be'],
  [{ now: '2026-13-01T09:30Z' }, '--now is "2026-13-01T09:30Z" but must be'],
  [{ now: '2026-02-10T09:30Z', zone: 'Mars/Olympus' }, '--zone is "Mars/Olympus" but must be a time zone'],
  [{ zone: 'Europe/Paris' }, '--zone needs --now'],
])('%j is rejected with a sentence', (flags, sentence) => expect(() => contextFrom(flags)).toThrow(sentence))
