import { beforeEach, expect, test, vi } from 'vitest'
import { parseRuns, runsSlot } from '#features/agent-runner/run-history.ts'
import { historySlot, parseHistory } from '#features/chat/history.ts'
import * as contact from '#features/contact/form.ts'
import { parseDismissal } from '#features/install/device.ts'
import * as meeting from '#features/meeting/form.ts'
import { parseBest } from '#features/memory/game.ts'
import { parseChoice } from '#features/motion/choice.ts'
import * as newsletter from '#features/newsletter/form.ts'
import { parseItem } from '#features/outbox/item.ts'
import { parseRateLimit } from '#features/outbox/rate-limit.ts'
import { isInternalKey, QUARANTINE_PREFIX, RATE_LIMIT_KEY, readSnapshot } from '#features/outbox/snapshot.ts'
import { parseRecent } from '#features/search/recent.ts'
import * as training from '#features/training-inquiry/form.ts'
import { browserDrafts } from '#platform/browser-drafts.ts'
import { OUTBOX_DATABASE } from '#platform/indexed-db-records.ts'
import { LEASE_KEY, leaseLock } from '#platform/lock.ts'
import { requestKinds } from '#platform/mail.ts'
import { databaseOfKey, memoryStore } from '#platform/storage.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { stored, valuesIn } from '#support/stored.ts'

const letters = valuesIn(OUTBOX_DATABASE)
const forms = { meeting, newsletter, training, contact }
const items = Object.entries(letters).filter(([key]) => key.startsWith('MR-'))
type Drafted = { readonly status: string; readonly draft?: { readonly kind: string; readonly fields: object } }
const drafted = items.flatMap(([, item]) => (item as Drafted).draft ?? [])

test.each(items)('the item %s is read as it was written', (key, item) => {
  expect(parseItem(key, item)).toEqual(item)
})

test('the stored items include each kind and each status', () => {
  expect(new Set(drafted.map(({ kind }) => kind))).toEqual(new Set(requestKinds))
  const states = ['ambiguous', 'queued', 'rejected', 'sending', 'sent', 'stale']
  expect([...new Set(items.map(([, item]) => (item as Drafted).status))].toSorted()).toEqual(states)
})

test.each(requestKinds)('the fields of a waiting item are those of its form: %s', (kind) => {
  for (const { fields } of drafted.filter((draft) => draft.kind === kind))
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(forms[kind].initial).toSorted())
})

test('the rate limit is read as it was written, and so are the other records beside the items', () => {
  const written = { underWay: [], ...(letters[RATE_LIMIT_KEY] as object) } // older records have no such list
  expect(parseRateLimit(letters[RATE_LIMIT_KEY])).toEqual(written)
  expect([RATE_LIMIT_KEY, LEASE_KEY].map((key) => [key in letters, isInternalKey(key)])).toEqual([
    [true, true],
    [true, true],
  ])
  const { items: read, rateLimit, unreadable, newerCount } = readSnapshot(new Map(Object.entries(letters)))
  expect(read).toHaveLength(items.length)
  expect([rateLimit, newerCount]).toEqual([written, 0])
  expect(unreadable.map((key) => key.startsWith(QUARANTINE_PREFIX))).toEqual([true])
})

test('a lease taken by another version holds until its expiry', async () => {
  const { owner, until } = letters[LEASE_KEY] as { owner: string; until: number }
  expect([typeof owner, until]).toEqual(['string', expect.any(Number)])
  for (const [now, expected] of [
    [until - 1, null],
    [until, 'done'],
  ] as const) {
    const records = fakeRecords(new Map(Object.entries(letters)))
    const lock = leaseLock(records, fakeClock(now), () => 0.5)
    expect(await lock.runExclusive(async () => 'done', 0)).toBe(expected)
  }
})

test('each value is stored under its key in its database', () => {
  const kept = Object.entries(databaseOfKey).map(([key, database]) => [key, key in valuesIn(database)])
  expect(kept).toEqual(Object.keys(databaseOfKey).map((key) => [key, true]))
  const known = [...new Set([OUTBOX_DATABASE, ...Object.values(databaseOfKey)])]
  expect(known.toSorted()).toEqual(Object.keys(stored.databases).toSorted())
})

test('the conversation, the runs, the best score, the searches, the stopped movement and the dismissed hint are read as they were written', async () => {
  const conversation = valuesIn('site-chat')['chat-history']
  const { 'agent-runs': runs, 'memory-best': best, 'install-dismissed': dismissed } = valuesIn('site-kv')
  const { 'recent-searches': searches, motion } = valuesIn('site-kv')
  expect(parseRecent(searches)).toEqual(searches)
  expect(parseChoice(motion)).toBe(motion)
  expect(parseHistory(conversation)).toEqual(conversation)
  expect(parseRuns(runs)).toEqual(runs)
  expect([parseBest(best), parseDismissal(dismissed)]).toEqual([best, dismissed])
  const store = memoryStore(
    new Map([
      ['chat-history', conversation],
      ['agent-runs', runs],
    ] as const),
  )
  expect([await historySlot.read(store), await runsSlot.read(store)]).toEqual([conversation, runs])
})

beforeEach(() => {
  const getItem = (key: string) => stored.session[key] ?? null
  vi.stubGlobal('sessionStorage', { getItem })
  return () => vi.unstubAllGlobals()
})

test('every draft is found under the name of its form and field', () => {
  const fields = Object.entries(forms).flatMap(([form, { initial }]) =>
    Object.keys(initial).map((name) => `${form}.${name}`),
  )
  const names = [...fields, 'chat', 'agent-2.idea']
  expect(Object.keys(stored.session).toSorted()).toEqual(names.map((name) => `draft:${name}`).toSorted())
  for (const name of names) expect(browserDrafts.read(name)).toBe(stored.session[`draft:${name}`])
})
