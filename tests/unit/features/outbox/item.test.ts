import { expect, test } from 'vitest'
import { createItem, createReference, type OutboxItem, parseItem, toSentItem } from '#features/outbox/item.ts'
import { draftOf, queuedItem, seededRandom } from '#support/outbox-fixtures.ts'

const id = 'MR-0123ABCD'

test('a reference has eight digits and letters, and no letter can be mistaken for a digit', () => {
  const random = seededRandom()
  for (let count = 0; count < 500; count += 1) expect(createReference(random)).toMatch(/^MR-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(createReference(() => 0)).toBe('MR-00000000')
  expect(createReference(() => 0.999999)).toBe('MR-ZZZZZZZZ')
})

test('a new item is queued without attempts, or with one unclear attempt if the form has tried to send it', () => {
  expect(createItem(draftOf(), id, 5, 7)).toEqual({
    v: 1,
    id: 'MR-0123ABCD',
    createdAt: 5,
    order: 7,
    draft: draftOf(),
    tries: 0,
    doubts: 0,
    attempt: '',
    status: 'queued',
  })
  expect(createItem(draftOf(), id, 5, 7, 1)).toMatchObject({ tries: 1, doubts: 1, status: 'queued' })
})

test('a sent item contains no personal data', () => {
  const sent = toSentItem(queuedItem(id), 9000)
  expect(sent).toEqual({
    v: 1,
    id: 'MR-0123ABCD',
    createdAt: 1000,
    order: 1000,
    status: 'sent',
    kind: 'meeting',
    sentAt: 9000,
  })
  expect(JSON.stringify(sent)).not.toMatch(/Asha|asha|tea|\+91/)
})

const readable: readonly OutboxItem[] = [
  queuedItem(id),
  queuedItem(id, { status: 'sending', startedAt: 2000, tries: 1, attempt: 'MR-AAAAAAAA' }),
  queuedItem(id, { status: 'ambiguous', tries: 3, doubts: 3 }),
  queuedItem(id, { status: 'rejected', code: 422 }),
  queuedItem(id, { status: 'stale' }),
  toSentItem(queuedItem(id), 3000),
]

test.each(readable.map((item) => [item.status, item] as const))(
  'an item with the status %s is read as written',
  (_, item) => {
    expect(parseItem(id, structuredClone(item))).toEqual(item)
  },
)

test('unknown fields of an item of this version are dropped', () => {
  expect(parseItem(id, { ...queuedItem(id), surprise: 1 })).toEqual(queuedItem(id))
})

test.each([2, 3, 99])('a record of version %i belongs to a newer version of the site and is not parsed', (v) => {
  expect(parseItem(id, { v })).toBe('newer')
  expect(parseItem('some-key', { v, id: 4 })).toBe('newer')
})

const item = queuedItem(id)
const draft = draftOf()
const fields = { name: 'Asha' }
test.each([
  ['the value undefined', undefined],
  ['the value null', null],
  ['a number instead of an object', 7],
  ['truncated JSON', JSON.stringify(item).slice(0, 40)],
  ['a list instead of an object', [item]],
  ['no version', { ...item, v: undefined }],
  ['an older version', { ...item, v: 0 }],
  ['a version as a string', { ...item, v: '1' }],
  ['no id', { ...item, id: undefined }],
  ['the id of another record', { ...item, id: 'MR-00000000' }],
  ['no time', { ...item, createdAt: undefined }],
  ['a time that is not a number', { ...item, createdAt: Number.NaN }],
  ['a time as a string', { ...item, createdAt: '2026-01-01' }],
  ['a negative time', { ...item, createdAt: -1 }],
  ['a time beyond every date', { ...item, createdAt: 1e300 }],
  ['no position', { ...item, order: null }],
  ['an unknown status', { ...item, status: 'lost' }],
  ['a fractional number of tries', { ...item, tries: 0.5 }],
  ['a negative number of doubts', { ...item, doubts: -1 }],
  ['no attempt', { ...item, attempt: undefined }],
  ['the status sending, but no start time', { ...item, status: 'sending' }],
  ['the status rejected, but no code', { ...item, status: 'rejected' }],
  ['the status sent, but no time', { ...toSentItem(item, 0), sentAt: null }],
  ['the status sent, but an unknown kind', { ...toSentItem(item, 0), kind: 'parcel' }],
  ['no draft', { ...item, draft: null }],
  ['a draft of an unknown kind', { ...item, draft: { ...draft, kind: 'constructor' } }],
  ['no mail parameters', { ...item, draft: { kind: 'meeting', fields } }],
  [
    'mail parameters without an email address of the sender',
    { ...item, draft: { ...draft, params: { ...draft.params, from_email: undefined } } },
  ],
  ['a message of a megabyte', { ...item, draft: draftOf('meeting', { message: 'x'.repeat(1_000_000) }) }],
  ['fields that are not strings', { ...item, draft: { ...draft, fields: { name: { toString: 'Asha' } } } }],
])('a record with %s is not an item', (_, stored) => {
  expect(parseItem(id, stored)).toBeNull()
})

test('a record under a key that is not a reference is not an item', () => {
  expect(parseItem('__proto__', { ...item, id: '__proto__' })).toBeNull()
})

test('a field called __proto__ is an ordinary field', () => {
  const stored = { ...item, draft: { ...draft, fields: JSON.parse('{"__proto__":"words"}') } }
  const read = parseItem(id, stored) as typeof item
  expect(Object.entries(read.draft.fields)).toEqual([['__proto__', 'words']])
  expect(Object.getPrototypeOf(read.draft.fields)).toBe(Object.prototype)
})

test('half an emoji is read as a replacement character, in the mail parameters and in the form fields', () => {
  const stored = {
    ...item,
    draft: { ...draftOf('contact', { message: 'Hi \uD83D' }), fields: { message: 'Hi \uD83D' } },
  }
  expect(parseItem(id, stored)).toMatchObject({
    draft: { params: { message: 'Hi \uFFFD' }, fields: { message: 'Hi \uFFFD' } },
  })
})

test('huge numbers of attempts are capped, so that they can still be counted up', () => {
  const read = parseItem(id, { ...queuedItem(id), tries: Number.MAX_SAFE_INTEGER, doubts: Number.MAX_SAFE_INTEGER })
  expect(read).toMatchObject({ tries: 1_000_000, doubts: 1_000_000 })
})
