import { expect, test } from 'vitest'
import { appendMessage, type ChatMessage, historySlot, parseHistory } from '#features/chat/history.ts'
import { memoryStore } from '#platform/storage.ts'

const hello = { id: 'a', from: 'visitor', text: 'Hello', at: 1_750_000_000_000 } as const

const numbered = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, from: 'visitor', text: `${index}`, at: index }))

test('a stored message is read back unchanged', () => {
  const complete = {
    id: 'b',
    from: 'assistant',
    text: 'Eight services.',
    at: 1,
    link: { label: 'All services', href: '/services' },
    suggestions: ['How much does it cost?'],
    chipsAre: 'related',
    entry: 'website-price',
    about: 'How much does a website cost?',
    isMiss: true,
    unanswered: 'What is the airspeed of a swallow?',
  }
  expect(parseHistory([hello, complete])).toEqual([hello, complete])
})

test.each([null, undefined, 'history', 7, {}, { length: 1, 0: hello }])('%j is not a history', (stored) => {
  expect(parseHistory(stored)).toBeNull()
})

test.each([
  ['null', null],
  ['a text', 'Hello'],
  ['a list', [hello]],
  ['a message without an id', { ...hello, id: undefined }],
  ['a message whose id is a number', { ...hello, id: 7 }],
  ['a message without text', { ...hello, text: undefined }],
  ['a message whose text is an object', { ...hello, text: { html: '<b>' } }],
  ['a message by an unknown sender', { ...hello, from: 'admin' }],
  ['a message without a time', { ...hello, at: undefined }],
  ['a message with an invalid time', { ...hello, at: Number.NaN }],
  ['a message at an infinite time', { ...hello, at: Number.POSITIVE_INFINITY }],
])('%s is left out, and the other messages stay', (_, invalid) => {
  expect(parseHistory([hello, invalid, { ...hello, id: 'z' }])).toEqual([hello, { ...hello, id: 'z' }])
})

test('unknown fields and invalid optional fields of a message are dropped', () => {
  expect(
    parseHistory([{ ...hello, html: '<script>', isMiss: 'yes', suggestions: 'none', entry: {}, about: 7 }]),
  ).toEqual([hello])
})

test.each(['ALSO', 'constructor', '', 7, null, {}, ['also']])('%j is dropped as a kind of suggestions', (chipsAre) => {
  expect(parseHistory([{ ...hello, suggestions: ['a'], chipsAre }])).toEqual([{ ...hello, suggestions: ['a'] }])
})

test.each(['', ' \n', 7, null, {}, ['words']])('%j is dropped as an unanswered text', (unanswered) => {
  expect(parseHistory([{ ...hello, unanswered }])).toEqual([hello])
})

test('an unanswered text is cut at 2000 characters, and no character is split', () => {
  const [message] = parseHistory([{ ...hello, unanswered: `${'x'.repeat(1999)}😀 and more` }]) ?? []
  expect(message?.unanswered).toBe('x'.repeat(1999))
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'services',
  '',
  7,
  null,
])('a stored link to %j is dropped, and its message stays', (href) => {
  expect(parseHistory([{ ...hello, link: { label: 'All services', href } }])).toEqual([hello])
})

test.each([null, 'x', { href: '/services' }, { label: 7, href: '/services' }])(
  '%j is dropped as a link, and its message stays',
  (link) => {
    expect(parseHistory([{ ...hello, link }])).toEqual([hello])
  },
)

test.each(['/', '/services', '/blog?tag=AI', '/agents#integrations'])('a stored link to %s stays', (href) => {
  expect(parseHistory([{ ...hello, link: { label: 'Go', href } }])).toEqual([{ ...hello, link: { label: 'Go', href } }])
})

test('unknown fields of a stored link are dropped', () => {
  const link = { label: 'Go', href: '/services', target: '_blank' }
  expect(parseHistory([{ ...hello, link }])?.[0]?.link).toEqual({ label: 'Go', href: '/services' })
})

test('at most four valid suggestions of a stored message are read', () => {
  const [message] = parseHistory([{ ...hello, suggestions: ['a', 7, 'b', null, 'c', 'd', 'e'] }]) ?? []
  expect(message?.suggestions).toEqual(['a', 'b', 'c', 'd'])
})

test('a stored text is read up to 2000 characters', () => {
  expect(parseHistory([{ ...hello, text: 'x'.repeat(5000) }])?.[0]?.text).toHaveLength(2000)
})

test('the newest 200 messages are read', () => {
  const messages = parseHistory(numbered(203)) ?? []
  expect(messages).toHaveLength(200)
  expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['3', '202'])
})

test('a message beyond 200 removes the oldest message', () => {
  const history = appendMessage(numbered(200), { ...hello, text: 'newest' })
  expect(history).toHaveLength(200)
  expect([history[0]?.text, history.at(-1)?.text]).toEqual(['1', 'newest'])
})

test('a message is appended to a short history', () => {
  expect(appendMessage(numbered(2), { ...hello }).map(({ text }) => text)).toEqual(['0', '1', 'Hello'])
})

test('a device with invalid data has an empty conversation', async () => {
  const store = memoryStore()
  await store.write('chat-history', { from: 'nobody' })
  expect(await historySlot.read(store)).toEqual([])
})
