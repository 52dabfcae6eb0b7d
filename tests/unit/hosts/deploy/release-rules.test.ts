import { expect, test } from 'vitest'
import {
  copyOrder,
  isHashedFile,
  isReleaseName,
  parseReleaseNote,
  releaseName,
  releasesToRemove,
} from '#hosts/deploy/release-rules.ts'

const HASH = '0123456789abcdef'
const nameAt = (time: string, others: readonly string[] = []) => releaseName(new Date(time), HASH, others)
const days = [1, 2, 3, 4, 5].map((day) => nameAt(`2026-11-0${day}T08:00:00Z`))

test('a release is named for when it was made and for what it holds', () => {
  expect(nameAt('2026-11-29T02:40:15.900Z')).toBe('2026-11-29T024015-01234567')
  expect(isReleaseName('2026-11-29T024015-01234567')).toBe(true)
})

test.each(['.unfinished-12', 'current', '2026-11-29', '2026-11-29T024015-01234567.old', '../2026'])(
  '%s is not the name of a release',
  (name) => expect(isReleaseName(name)).toBe(false),
)

test('a release sorts behind all others, also in the same second and after the clock was set back', () => {
  const first = nameAt('2026-11-29T23:59:59Z')
  const second = nameAt('2026-11-29T23:59:59Z', [first])
  const third = nameAt('2020-01-01T00:00:00Z', [second, first])
  expect([third, second, first].toSorted()).toEqual([first, second, third])
  expect(second).toBe('2026-11-30T000000-01234567')
})

test('all but the newest releases are removed, and never the current one or the one before it', () => {
  expect(releasesToRemove(days, 2, [])).toEqual(days.slice(0, 3))
  expect(releasesToRemove(days, 2, [days[0] ?? '', null])).toEqual(days.slice(1, 3))
  expect(releasesToRemove(days, 10, [])).toEqual([])
})

test('pages and the worker follow what they load', () => {
  const files = [
    'sw.js',
    'blog.html',
    'feed.xml',
    'records/a.json',
    'assets/a.js',
    'sw/b.js',
    'index.html',
    'parts/c.json',
  ]
  const order = copyOrder(files)
  expect(order.slice(0, 3).every(isHashedFile)).toBe(true)
  expect(order.slice(3)).toEqual(['records/a.json', 'feed.xml', 'blog.html', 'index.html', 'sw.js'])
})

test.each([
  undefined,
  null,
  'text',
  [],
  { before: 1, ownFiles: 'assets/a.js', host: {} },
  { before: '../other', ownFiles: [1, 'index.html', 'assets/../../../etc/passwd', 'assets/..\\x'], host: null },
])('a note that is not one says nothing: %j', (note) => {
  expect(parseReleaseNote(note)).toEqual({ before: null, ownFiles: [], host: null })
})
