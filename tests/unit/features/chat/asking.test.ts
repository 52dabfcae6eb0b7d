import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMatcher } from '#features/chat/load-matcher.ts'
import type { ChatAnswer } from '#features/chat/reply.ts'
import { chatHistoryAtom, sendChatMessageAtom, setChatPageAtom } from '#features/chat/state.ts'
import { visitorTimeZone } from '#platform/time-zone.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { messageOf } from '#support/messages.ts'
import { testStore } from '#support/test-store.ts'

vi.mock(import('#features/chat/load-matcher.ts'), { spy: true })
afterAll(() => {
  vi.doUnmock('#features/chat/load-matcher.ts')
})

const match = vi.fn(await loadMatcher())

beforeEach(() => {
  match.mockClear()
  vi.mocked(loadMatcher).mockResolvedValue(match)
})

test('the matcher receives the page, time and time zone of a message, the entry that answered last, and the newest reply', async () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const sent: number[] = []
  for (const [page, text] of [
    ['/products', 'How much does a website cost?'],
    ['/jobs', 'and how long?'],
  ] as const) {
    store.set(setChatPageAtom, page)
    sent.push(clock.now())
    const answered = store.set(sendChatMessageAtom, text)
    store.set(setChatPageAtom, '/about') // the visitor goes to another page before the answer arrives
    clock.advance(2000)
    await answered
  }
  const zone = visitorTimeZone()
  const { entry: last, text: said } = store.get(chatHistoryAtom)[1] ?? {}
  expect(last).toEqual(expect.any(String))
  expect(match.mock.calls).toEqual([
    ['How much does a website cost?', { last: null, page: '/products', now: sent[0], zone }],
    ['and how long?', { last, said, page: '/jobs', now: sent[1], zone }],
  ])
})

const reply: ChatAnswer = {
  kind: 'answer',
  text: 'It is.',
  score: 1,
  entry: 'some-entry',
  about: null,
  chips: ['another-entry'],
  suggestions: ['And why?'],
  chipsAre: 'related',
}

test.each<[string, Partial<ChatAnswer>, 'also' | 'related' | undefined]>([
  ['an answer with related questions', {}, 'related'],
  ['an answer to one of two questions', { chipsAre: 'also' }, 'also'],
  ['an answer without suggestions', { chips: [], suggestions: [] }, undefined],
  ['a choice, which introduces its options itself,', { kind: 'choice', entry: null }, undefined],
])('%s is stored with the right kind of suggestions, or without a kind', async (_, changes, chipsAre) => {
  const clock = fakeClock()
  const store = testStore({ clock })
  match.mockReturnValueOnce({ ...reply, ...changes })
  const answered = store.set(sendChatMessageAtom, 'What is it?')
  clock.advance(2000)
  await answered
  expect(store.get(chatHistoryAtom).at(-1)?.chipsAre).toBe(chipsAre)
})

test.each([
  ['the browser cannot parse them', new SyntaxError('Invalid group specifier name'), 'tooOld'],
  ['the network fails', new TypeError('Failed to fetch'), 'unavailable'],
])('if the answers cannot be loaded because %s, the chat says so', async (_, error, field) => {
  vi.mocked(loadMatcher).mockRejectedValue(error)
  const clock = fakeClock()
  const store = testStore({ clock })
  const answered = store.set(sendChatMessageAtom, 'How much does a website cost?')
  clock.advance(2000)
  await answered
  expect(store.get(chatHistoryAtom).at(-1)?.text).toBe(messageOf('chat', `replies.${field}`))
})
