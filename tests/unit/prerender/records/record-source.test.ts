import { expect, test } from 'vitest'
import { formatMistakes } from '#prerender/records/mistake.ts'
import { readMarkdownRecord, readYamlList, readYamlRecord } from '#prerender/records/record-source.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function mistakesOf(yaml: string) {
  const result = readYamlRecord('one.yaml', bytes(yaml))
  return 'fields' in result
    ? []
    : formatMistakes(result)
        .split('\n')
        .slice(1)
        .map((sentence) => sentence.trim())
}

test.each([
  ['a: 1\ntitle: *b\n', 'one.yaml:2: title is *b; wanted: quotes around text that begins with *'],
  ['a: &a [*a]\n', 'one.yaml:1: a is &a; wanted: quotes around text that begins with &'],
  ['a: !foo x\n', 'one.yaml:1: a is !foo; wanted: quotes around text that begins with !'],
  ['a: { b: !!binary aGk= }\n', 'one.yaml:1: a.b is !!binary; wanted: quotes around text that begins with !'],
  ['%YAML 9.9\n---\na: 1\n', 'one.yaml:1: the fields are after a line that begins with %; wanted: no such line'],
  ['toString: 1\n', 'one.yaml:1: toString is not a known field; wanted: a field listed in the README'],
  ['a: 1\n__proto__: 1\n', 'one.yaml:2: __proto__ is not a known field; wanted: a field listed in the README'],
  [
    '? [a]\n: b\n',
    'one.yaml:1: the fields are named by a list or a brace; wanted: a field, a colon, a space and its text, such as "title: Jobs"',
  ],
  [
    '~: 1\n',
    'one.yaml:1: the fields are without a name before a colon; wanted: a field, a colon, a space and its text, such as "title: Jobs"',
  ],
])('YAML that records do not allow is rejected with its line: %j', (yaml, sentence) => {
  expect(mistakesOf(yaml)).toContain(sentence)
})

const quotesForHash = 'wanted: quotes around a text with a space and # in it; a comment on a line of its own above'

test.each([
  ['a: 1\ntitle: The #1 question\n', 'one.yaml:2: title is cut off at "#1 question"'],
  ['title: #1 in Pune\n', 'one.yaml:1: title is cut off at "#1 in Pune"'],
  ['title: "Ticket" #12\n', 'one.yaml:1: title is cut off at "#12"'],
  ['title: Our\t#1 rule\n', 'one.yaml:1: title is cut off at "#1 rule"'],
  ['a:\n  b: We are\n    #1 in Pune\n', 'one.yaml:3: a.b is cut off at "#1 in Pune"'],
  ['a: We are #1 in\n  Pune\n', 'one.yaml:1: a is cut off at "#1 in"'],
  ['a:\n  #1 in Pune and\n  in Jaipur\n', 'one.yaml:2: a is cut off at "#1 in Pune and"'],
  ['list:\n  - one\n  - two #2\n', 'one.yaml:3: list is cut off at "#2"'],
  ['list:\n  -\n    #1 in Pune and\n    in Jaipur\n', 'one.yaml:3: list is cut off at "#1 in Pune and"'],
  ['list: [one #1, two]\n', 'one.yaml:1: list is cut off at "#1, two]"'],
  ['a: | # as written\n  Text.\n', 'one.yaml:1: a is cut off at "# as written"'],
  ['title #1: Jobs\n', 'one.yaml:1: the fields are cut off at "#1: Jobs"'],
])('a comment that could be the rest of a text is rejected with its line: %j', (yaml, sentence) => {
  expect(mistakesOf(yaml)[0]).toContain(`${sentence}; ${quotesForHash}`)
})

test.each([
  '# Above all.\n\na: C# and F#\n\n# Between fields.\nb: 1\n# Below all.\n',
  'a:\n  # Before the first field.\n  b: one\n  # Before the next.\n  c: "two"\n# Further left.\nd: 1\n',
  'list:\n  # Before the first item.\n  - one\n  # Before the next.\n  - id: two\n    # Inside an item.\n    name: Two\n',
  'list: [\n  # In a list.\n  one,\n]\n',
  'a: |\n  # In a text\n  with #1.\nb: "The #1 question"\nc: \'The #1 question\'\n',
])('a comment on a line of its own stays, and so does # in quotes or inside a word: %j', (yaml) => {
  expect(mistakesOf(yaml)).toEqual([])
})

test.each(['"C:\\new"', '"a\\tb"', '"\\\\ \\0"'])(
  'an escape that replaces a letter of the text is rejected: %s',
  (text) => {
    expect(mistakesOf(`a: 1\ntitle: ${text}\n`)).toEqual([
      expect.stringMatching(/^one\.yaml:2: title is written with \\[nt0]; wanted: two backslashes instead of one/),
    ])
  },
)

test('escapes for quotes, backslashes and characters by their number are read', () => {
  expect(readYamlRecord('one.yaml', bytes('a: "\\"C:\\\\new\\" 5\\u00a0years"\n'))).toMatchObject({
    fields: { a: '"C:\\new" 5\u00a0years' },
  })
})

test('a bomb of aliases is rejected without being expanded', () => {
  const rows = Array.from({ length: 20 }, (_, row) => `a${row}: &a${row} [${'*b, '.repeat(8)}]`)
  expect(mistakesOf(rows.join('\n'))).toContain('one.yaml:1: a0 is *b; wanted: quotes around text that begins with *')
})

test.each([
  ['b: 1\na: b: c', 'not YAML: a: b: c; wanted: quotes around text that contains a colon and a space'],
  ['b: 1\na: "x" y', 'not YAML: a: "x" y; wanted: quotes around the whole text, and none of the same kind inside it'],
  ['b: 1\n\ta: 1', 'not YAML: a: 1; wanted: spaces before a field, not a tab'],
  ['b: 1\na: {city} and', 'not YAML: a: {city} and; wanted: quotes around text that begins with a brace or a bracket'],
  ['b: 1\na: {city}{name}', 'not YAML: a: {city}{name}; wanted: quotes around text that begins with a brace'],
  ['b: 1\na: [x', 'not YAML: a: [x; wanted: quotes around text that begins with a brace or a bracket'],
  ['b: 1\na: "x', 'not YAML: a: "x; wanted: the closing quote of a text: "'],
  ['b: 1\na: @x', 'not YAML: a: @x; wanted: quotes around text that begins with @'],
  ['b: 1\na: *', 'not YAML: a: *; wanted: quotes around text that begins with *'],
  ['b: 1\nb: 2', 'not YAML: b: 2; wanted: each field once'],
  ['b: 1\n---\nc: 2', 'wanted: one record per file, without another line of --- or ...'],
  ['b: 1\na: "\\q"', 'wanted: two backslashes instead of one, or single quotes around the text'],
  ['b: 1\nsome words', 'wanted: a field, a colon, a space and its text'],
  ['b: 1\na:b', 'wanted: a field, a colon, a space and its text'],
])('invalid YAML is reported in plain words, once per line: %j', (yaml, sentence) => {
  expect(mistakesOf(yaml)).toHaveLength(1)
  expect(mistakesOf(yaml)[0]).toMatch(/^one\.yaml:[12]: the fields are /)
  expect(mistakesOf(yaml)[0]).toContain(sentence)
})

test('hundreds of errors on one line are reported once', () => {
  expect(mistakesOf(`a: ${'['.repeat(500)}`)).toHaveLength(1)
})

test('front matter and lists reject the same syntax', () => {
  const markdown = readMarkdownRecord('one.md', bytes('---\na: 1\nb: *c\n---\nText.\n'))
  expect(formatMistakes('fields' in markdown ? [] : markdown)).toContain('one.md:3: b is *c')
  const list = readYamlList('many.yaml', bytes('- a: 1\n- a: !b c\n'))
  expect(list).toMatchObject([{ line: 2, field: 'a', found: '!b' }])
})

const FIELDS = `title: A boat for two
plain: two
  lines
quoted: "one

  two \\
  three"
folded: >-
  one
  two

  three
kept: |
  four
    five
list:
  - a
  - "b"
`
const ITEMS = FIELDS.replace(/^(?=.)/gm, '  ').replace('  ', '- ')
const TEXT = 'One\ntwo.\n\n```\nthree\n```\n\n| a | b |\n| - | - |\n| c | d |\n'

test.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('files with the line ends of %s are read as files with line feeds, line for line', (_, lineEnd) => {
  const read = (text: (source: string) => string) => {
    const sources = [
      readYamlRecord('one.yaml', bytes(text(FIELDS))),
      ...readYamlList('two.yaml', bytes(text(`${ITEMS}${ITEMS}`))),
      readMarkdownRecord('three.md', bytes(text(`---\n${FIELDS}---\n\n${TEXT}`))),
    ]
    return sources.map((source) => {
      if (!('fields' in source)) return source
      const { fields, body, bodyLine, lineOf } = source
      return { fields, body, bodyLine, lines: Object.keys(fields).map((field) => lineOf([field])) }
    })
  }
  const withLineFeeds = read((source) => source)
  expect(withLineFeeds).toMatchObject([{ fields: { plain: 'two lines' } }, {}, {}, { bodyLine: 22, body: TEXT.trim() }])
  expect(read((source) => source.replaceAll('\n', lineEnd))).toEqual(withLineFeeds)
  expect(read((source) => `\uFEFF${source.replaceAll('\n', lineEnd)}`)).toEqual(withLineFeeds)
})
