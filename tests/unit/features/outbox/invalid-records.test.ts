import { expect, test } from 'vitest'
import { createSendEngine } from '#features/outbox/flush.ts'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeChangeChannel, fakeHttp } from '#support/fake-ports.ts'
import { fakeLock, fakeRecords } from '#support/fake-records.ts'
import { draftOf, mailResult, onlineCheckResult, queuedItem, seededRandom } from '#support/outbox-fixtures.ts'

/** A record as version 1 of the site wrote it. Do not change it: the current site must still read it. */
const VERSION_1 = {
  v: 1,
  id: 'MR-7K2QX4AB',
  createdAt: 1767225600000,
  order: 1767225600000,
  draft: {
    kind: 'meeting',
    params: {
      to_email: 'hello@vyomix.example',
      from_name: 'Asha Rao',
      from_email: 'asha@site.example',
      phone_number: '+91 00000 00009',
      meeting_date: '',
      meeting_time: '',
      message: 'A shop for tea.',
    },
    fields: { name: 'Asha Rao', email: 'asha@site.example', message: 'A shop for tea.' },
  },
  tries: 0,
  doubts: 0,
  attempt: '',
  status: 'queued',
} as const

const cyclic: Record<string, unknown> = { ...queuedItem('MR-CCCCCCCC') }
cyclic.draft = { ...draftOf(), fields: cyclic }

const broken: readonly (readonly [string, string, unknown])[] = [
  ['null instead of an object', 'MR-00000001', null],
  ['a number instead of an object', 'MR-00000002', 42],
  ['fields of the wrong types', 'MR-00000003', { ...VERSION_1, id: 'MR-00000003', tries: 'none', draft: [] }],
  ['a field of a megabyte', 'MR-00000004', { ...VERSION_1, id: 'MR-00000004', attempt: 'x'.repeat(1_000_000) }],
  ['no id', 'MR-00000005', { ...VERSION_1, id: undefined }],
  ['a time that is not a number', 'MR-00000006', { ...VERSION_1, id: 'MR-00000006', createdAt: Number.NaN }],
  ['the key __proto__', '__proto__', { ...VERSION_1, id: '__proto__' }],
  ['a text under the key constructor', 'constructor', 'words'],
  ['truncated JSON instead of an object', 'MR-00000007', JSON.stringify(VERSION_1).slice(0, 90)],
  ['the id of another record', 'MR-00000008', VERSION_1],
  ['a circular reference', 'MR-CCCCCCCC', cyclic],
  ['no fields', 'MR-00000009', {}],
]

async function flushRecords(records: ReadonlyMap<string, unknown>) {
  const clock = fakeClock()
  const http = fakeHttp(onlineCheckResult, mailResult(200), onlineCheckResult, mailResult(200))
  const ports = {
    clock,
    random: seededRandom(),
    http,
    records: fakeRecords(new Map(records)),
    lock: fakeLock(),
    changeChannel: fakeChangeChannel(),
  }
  await createSendEngine(ports).flush({ until: clock.now() + 500 })
  const bodies = http.requests.flatMap(({ body }) => body ?? [])
  return { stored: ports.records.stored, bodies }
}

test('a record of the first version is still read and sent', async () => {
  const { bodies, stored } = await flushRecords(new Map([[VERSION_1.id, VERSION_1]]))
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toContain('A shop for tea.\\n\\nRef: MR-7K2QX4AB')
  expect(stored.get(VERSION_1.id)).toMatchObject({ v: 1, status: 'sent' })
})

test.each(broken)('a record with %s is quarantined and listed, and the valid record is sent', async (_, key, value) => {
  const { bodies, stored } = await flushRecords(
    new Map<string, unknown>([
      [key, value],
      [VERSION_1.id, VERSION_1],
    ]),
  )
  expect(bodies).toHaveLength(1)
  expect(stored.has(key)).toBe(false)
  expect(stored.get(`quarantine:${key}`)).toEqual(value)
  expect(readSnapshot(stored)).toMatchObject({
    unreadable: [`quarantine:${key}`],
    items: [{ id: 'MR-7K2QX4AB', status: 'sent' }],
  })
})

test('many invalid records do not block a valid one, and each is quarantined only once', async () => {
  const all = new Map<string, unknown>([
    ...broken.map(([, key, value]) => [key, value] as const),
    [VERSION_1.id, VERSION_1],
  ])
  const { bodies, stored } = await flushRecords(all)
  expect(bodies).toHaveLength(1)
  expect(readSnapshot(stored).unreadable.toSorted()).toEqual(broken.map(([, key]) => `quarantine:${key}`).toSorted())
  const secondFlush = await flushRecords(stored)
  expect(secondFlush.bodies).toEqual([])
  expect([...secondFlush.stored]).toEqual([...stored])
})

test.each(['MR-00000002', 'pages', '__proto__'])(
  'a record of version 2 under the key %s is left unchanged',
  async (key) => {
    const newerRecord = { v: 2, id: key, words: [{ text: 'hello' }], status: 'waiting' }
    const { bodies, stored } = await flushRecords(
      new Map<string, unknown>([
        [key, newerRecord],
        [VERSION_1.id, VERSION_1],
      ]),
    )
    expect(bodies).toHaveLength(1)
    expect(stored.get(key)).toEqual(newerRecord)
    expect(readSnapshot(stored)).toMatchObject({ newerCount: 1, unreadable: [] })
  },
)

test('markup in a request is sent as text', async () => {
  const message = '<img src=x onerror=alert(1)> & "quotes"'
  const item = { ...queuedItem('MR-AAAAAAAA'), draft: draftOf('contact', { message }) }
  const { bodies } = await flushRecords(new Map([['MR-AAAAAAAA', item]]))
  expect(JSON.parse(bodies[0] ?? '').template_params.message).toBe(`${message}\n\nRef: MR-AAAAAAAA`)
})
