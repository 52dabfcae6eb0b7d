import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTexts, parseTitles, type SearchTitles, serializeTitles } from '#features/search/entries.ts'

const titles: SearchTitles = {
  entries: [
    { kind: 'pages', title: 'Jobs', href: '/jobs', parent: '', line: 'Ten openings.', keywords: 'career' },
    { kind: 'pages', title: 'Technology', href: '/jobs#tech', parent: 'Jobs', line: '', keywords: '' },
    { kind: 'jobs', title: 'AI Engineer', href: '/jobs#job-ai', parent: 'Jobs', line: 'You build.', keywords: '' },
    { kind: 'questions', title: 'Are you hiring?', href: 'question:jobs', parent: '', line: '', keywords: '' },
  ],
  synonyms: [['job', 'career']],
  textFiles: 4,
}

test('titles are the same after they have been stored', () => {
  expect(parseTitles(JSON.parse(JSON.stringify(serializeTitles(titles))))).toEqual(titles)
})

test.each<readonly [string, object]>([
  ['a page on another site', { pages: [['//evil.example', 'pages', 'A', '', '', []]] }],
  ['an address with a backslash', { pages: [['/\\evil.example', 'pages', 'A', '', '', []]] }],
  ['an address with a line break', { pages: [['/\n/evil.example', 'pages', 'A', '', '', []]] }],
  ['a script in place of an address', { pages: [['javascript:alert(1)', 'pages', 'A', '', '', []]] }],
  ['an unknown kind', { pages: [['/a', 'nonsense', 'A', '', '', []]] }],
  ['a part that is no list', { pages: [['/a', 'pages', 'A', '', '', ['x']]] }],
  ['a part without an anchor', { pages: [['/a', 'pages', 'A', '', '', [['Part']]]] }],
  ['a part of an unknown kind', { pages: [['/a', 'pages', 'A', '', '', [['Part', 'part', 'nonsense']]]] }],
  ['a question without an id', { questions: [['Are you hiring?']] }],
  ['too many files', { textFiles: 1e9 }],
  ['no questions', { questions: null }],
  ['a group that is no text', { synonyms: [1] }],
])('titles with %s are refused', (_, fields) => {
  expect(parseTitles({ ...serializeTitles(titles), ...fields })).toBeNull()
})

test('whatever is stored, parsing returns titles or null and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, other) => {
      parseTitles(value)
      parseTitles({ ...serializeTitles(titles), pages: value, questions: other })
      parseTexts({ texts: value })
    }),
  )
})

test('texts are the same after they have been stored', () => {
  const texts = parseTexts({ texts: { '/a': ['First words.', 'more'], '/b': ['', 'words'] } })
  expect([...(texts ?? [])]).toEqual([
    ['/a', { line: 'First words.', words: 'more' }],
    ['/b', { line: '', words: 'words' }],
  ])
})

test.each<readonly [string, unknown]>([
  ['no texts', {}],
  ['a list in place of the texts', { texts: [] }],
  ['numbers', { texts: { '/a': ['First words.', 'more'], '/b': [1, {}] } }],
  ['a text that is no list', { texts: { '/a': 'x' } }],
  ['a text without its words', { texts: { '/a': ['First words.'] } }],
])('a file with %s is refused as a whole', (_, stored) => {
  expect(parseTexts(stored)).toBeNull()
})
