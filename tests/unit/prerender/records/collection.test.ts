import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { defineCollection, readCollection } from '#prerender/records/collection.ts'
import { between, lucideIcon, paragraph, singleLine, slug, sortOrder } from '#prerender/records/field-schemas.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'

const boats = defineCollection({
  files: 'boats/*.md',
  schema: v.strictObject({
    name: singleLine(12),
    kind: v.picklist(['sail', 'oars']),
    icon: v.optional(lucideIcon),
    length: v.optional(between(1, 99)),
    order: v.optional(sortOrder, 1000),
    formerly: v.optional(v.array(slug)),
    body: paragraph(10, 60),
  }),
  unique: ['name'],
})
const names = new Map<string, string | number>([
  ['harbour', 'Jaipur'],
  ['boats.count', 2],
])
const context = { names, idsOf: () => ['Zoya Khan'], isAddress: (path: string) => path === '/harbour' }
const content = mkdtempSync(join(tmpdir(), 'records-'))

afterEach(() => {
  rmSync(join(content, 'boats'), { recursive: true, force: true })
  rmSync(join(content, 'crew.yaml'), { force: true })
})

function read(files: Readonly<Record<string, string | Uint8Array>>) {
  mkdirSync(join(content, 'boats'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, 'boats', name), text)
  return readCollection(content, boats, context)
}

const skiff = '---\nname: Skiff\nkind: oars\n---\nA light boat for two.\n'
const mistakeLines = (text: string | Uint8Array) =>
  formatMistakes(read({ 'one.md': text }).mistakes)
    .split('\n')
    .slice(1)

test('a record has its fields, its text and its file name, and records are sorted by order and file name', () => {
  const { records, mistakes } = read({
    'b-boat.md': skiff.replace('Skiff', 'B'),
    'a-boat.md': skiff.replace('Skiff', 'A'),
    'first.md': skiff.replace('kind', 'order: 1\nkind'),
  })
  expect(mistakes).toEqual([])
  expect(records.map(({ id }) => id)).toEqual(['first', 'a-boat', 'b-boat'])
  expect(records[0]).toMatchObject({ id: 'first', name: 'Skiff', kind: 'oars', body: 'A light boat for two.' })
})

test.each([
  ['carriage returns', skiff.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${skiff}`],
  ['a line break in its text', skiff.replace('boat for', 'boat\nfor')],
  ['no line feed at its end', skiff.trimEnd()],
])('a file with %s is read normally', (_, text) => {
  const { records, mistakes } = read({ 'one.md': text })
  expect(mistakes).toEqual([])
  expect(records[0]).toMatchObject({ name: 'Skiff', body: 'A light boat for two.' })
})

test('a text can contain facts and escaped braces', () => {
  const { records } = read({ 'one.md': skiff.replace('for two', 'for {boats.count:words} in {harbour} \\{or not\\}') })
  expect(records[0]?.body).toBe('A light boat for two in Jaipur {or not}.')
})

test.each([
  [skiff.replace('oars', 'oar'), '  boats/one.md:3: kind is "oar"; wanted: one of sail, oars'],
  [skiff.replace('name: Skiff\n', ''), '  boats/one.md:2: name is missing; wanted: a value'],
  [
    skiff.replace('kind', 'colour: red\nkind'),
    '  boats/one.md:3: colour is not a known field; wanted: a field listed in the README',
  ],
  [
    skiff.replace('Skiff', 'A very long name'),
    '  boats/one.md:2: name is "A very long name"; wanted: one line of 1 to 12 characters',
  ],
  [skiff.replace('kind', 'length: 0\nkind'), '  boats/one.md:3: length is 0; wanted: a number from 1 to 99'],
  [skiff.replace('kind', 'length: long\nkind'), '  boats/one.md:3: length is "long"; wanted: a number'],
  [
    skiff.replace('kind', 'icon: nonsense\nkind'),
    '  boats/one.md:3: icon is "nonsense"; wanted: the name of an icon on lucide.dev, such as code-xml',
  ],
  [
    skiff.replace('A light boat for two.', 'Short.'),
    '  boats/one.md: the text is "Short."; wanted: one paragraph of 10 to 60 characters',
  ],
  [
    skiff.replace('two', '{nobody}'),
    '  boats/one.md:5: the text is {nobody}; wanted: a known fact; write \\{ for a brace',
  ],
  [
    skiff.replace('kind', '\tkind'),
    '  boats/one.md:3: the fields are not YAML: kind: oars; wanted: spaces before a field, not a tab',
  ],
  ['', '  boats/one.md: the file is empty; wanted: a record'],
  [
    'A light boat.',
    '  boats/one.md: the file is without front matter; wanted: fields between two lines of ---, then the text',
  ],
  [
    '---\n- a\n---\nb',
    '  boats/one.md: the file is without fields; wanted: lines such as "title: Front-end Developer"',
  ],
  [new Uint8Array([0xff, 0xfe, 0x00]), '  boats/one.md: the file is not text; wanted: text in UTF-8'],
])('a mistake names its place, and what is found and wanted there: %#', (text, sentence) =>
  expect(mistakeLines(text)).toContain(sentence),
)

test('all mistakes are reported at once, and valid records are read', () => {
  const { records, mistakes } = read({
    'one.md': skiff.replace('oars', 'oar').replace('Skiff', 'A very long name'),
    'two.md': skiff,
    'three.md': skiff,
    'Bad Name.md': skiff.replace('Skiff', 'Bad'),
    'note.txt': 'a note',
  })
  expect(formatMistakes(mistakes).split('\n')).toEqual([
    '5 mistakes in src/content:',
    '  boats/Bad Name.md: the file name is Bad Name; wanted: lower-case words joined by hyphens',
    '  boats/note.txt: the file ends in .txt; wanted: a name that ends in .md',
    '  boats/one.md:2: name is "A very long name"; wanted: one line of 1 to 12 characters',
    '  boats/one.md:3: kind is "oar"; wanted: one of sail, oars',
    '  boats/two.md:2: name is "Skiff"; wanted: a different value: boats/three.md:2 already has "Skiff"',
  ])
  expect(records.map(({ id }) => id)).toContain('three')
})

const crew = defineCollection({
  files: 'crew.yaml',
  schema: v.strictObject({ name: singleLine(20), role: singleLine(30) }),
  unique: ['name'],
  idField: 'name',
})

function readCrew(text: string) {
  writeFileSync(join(content, 'crew.yaml'), text)
  return readCollection(content, crew, context)
}

test('a list has its items in order, each with an id from one of its fields', () => {
  const { records, mistakes } = readCrew('- name: Zoya Khan\n  role: Sails in {harbour}\n- name: Adil\n  role: Cooks\n')
  expect(mistakes).toEqual([])
  expect(records).toEqual([
    { id: 'zoya-khan', name: 'Zoya Khan', role: 'Sails in Jaipur' },
    { id: 'adil', name: 'Adil', role: 'Cooks' },
  ])
})

test('an empty list has no items', () => {
  expect(readCrew('# nobody yet\n')).toEqual({ records: [], mistakes: [] })
})

test.each([
  [
    '- name: A\n  role: x\n- name: A\n  role: y\n',
    '  crew.yaml:3: name is "A"; wanted: a different value: crew.yaml:1 already has "A"',
  ],
  ['- name: A\n', '  crew.yaml:1: role is missing; wanted: a value'],
  [
    '- name: A\n  role: x\n- just a text\n',
    '  crew.yaml:3: item 2 is without fields; wanted: fields such as "author: …"',
  ],
  ['name: A\n', '  crew.yaml: the file is not a list; wanted: items that begin with "- "'],
  [
    '- name: A\n  role: x\n  boat: y\n',
    '  crew.yaml:3: boat is not a known field; wanted: a field listed in the README',
  ],
])('a mistake in a list has its line, unless it is about the whole file: %#', (text, sentence) => {
  expect(formatMistakes(readCrew(text).mistakes).split('\n')).toContain(sentence)
})

test('names that differ only in case, and ids that are the same, are duplicates of the earlier record', () => {
  expect(formatMistakes(readCrew('- name: A b\n  role: x\n- name: a-B\n  role: y\n').mistakes)).toContain(
    'crew.yaml:3: name is "a-B"; wanted: a different value: crew.yaml:1 already has "A b"',
  )
  expect(formatMistakes(read({ 'one.md': skiff, 'two.md': skiff.replace('Skiff', 'SKIFF') }).mistakes)).toContain(
    'boats/two.md:2: name is "SKIFF"; wanted: a different value: boats/one.md:2 already has "Skiff"',
  )
})

test('an unquoted fact and a field without a value are reported', () => {
  const sentences = formatMistakes(readCrew('- name: {harbour}\n  role:\n').mistakes)
  expect(sentences).toContain('name is {"harbour":null}; wanted: quotes around text that begins with a brace')
  expect(sentences).toContain('role is empty; wanted: text')
})

test('a current or former address of another record is rejected as a former address', () => {
  const { mistakes } = read({
    'skiff.md': skiff,
    'b.md': skiff.replace('Skiff', 'B').replace('kind', 'formerly: [skiff, old]\nkind'),
    'c.md': skiff.replace('Skiff', 'C').replace('kind', 'formerly: [old]\nkind'),
  })
  expect(formatMistakes(mistakes).split('\n').slice(1)).toEqual([
    '  boats/b.md:3: formerly is "skiff"; wanted: a different address: boats/skiff.md already has this one',
    '  boats/c.md:3: formerly is "old"; wanted: a different address: boats/b.md already has this one',
  ])
})

test('a link to a missing page and a reference to a missing record are mistakes', () => {
  const dinghies = {
    ...boats,
    schema: v.strictObject({
      ...boats.schema.entries,
      owner: v.optional(singleLine(20)),
      href: v.optional(singleLine(20)),
    }),
    references: { owner: 'crew' },
  }
  mkdirSync(join(content, 'boats'), { recursive: true })
  const boatWith = (owner: string, href: string) => skiff.replace('kind', `owner: ${owner}\nhref: ${href}\nkind`)
  writeFileSync(join(content, 'boats', 'one.md'), boatWith('Zoya Khan', '/harbour#pier'))
  expect(readCollection(content, dinghies, context).mistakes).toEqual([])
  writeFileSync(join(content, 'boats', 'one.md'), boatWith('Adil', '/pier'))
  expect(
    formatMistakes(readCollection(content, dinghies, context).mistakes)
      .split('\n')
      .slice(1),
  ).toEqual([
    '  boats/one.md:3: owner is "Adil"; wanted: one of Zoya Khan',
    '  boats/one.md:4: href is /pier; wanted: the address of a page of this site; if the page is gone, remove the link',
  ])
})

test('a sentence is chosen by a number, or by whether a setting is empty', () => {
  const crewWithPlural = (by: string) =>
    `- name: A\n  role:\n    by: ${by}\n    none: nobody\n    one: the only one\n    many: one of {boats.count:words}\n`
  const roleOf = (by: string) => readCrew(crewWithPlural(by)).records[0]?.role
  expect(roleOf('boats.count')).toBe('one of two')
  names.set('boats.count', 1)
  expect(roleOf('boats.count')).toBe('the only one')
  names.set('boats.count', 0)
  expect(roleOf('boats.count')).toBe('nobody')
  names.set('boats.count', 2)
  names.set('relay', '')
  expect(roleOf('relay')).toBe('nobody')
})
