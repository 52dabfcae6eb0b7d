import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { libraryCollection } from '#prerender/records/library.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'
import { readRecords } from '#prerender/records/queries.ts'

const settings = parseConfig({})
const known = { names: new Map(), idsOf: () => [], isAddress: () => true }
const agent = `---
name: Letter Writer
number: 3
category: Content
description: Writes a letter that its reader likes to read.
inputs:
  - name: reader
    hint: Who is going to read it.
    example: Our neighbours
  - name: main_point
    label: The point
    hint: What the letter is about.
    example: The building work in spring
contains: [The letter, A shorter one, What to check]
skeleton: |
  Dear [reader],
---
# Role
You write letters. ${'A sentence that makes the prompt long enough. '.repeat(5)}

# Inputs
<reader>[reader]</reader>
<main_point>[main_point]</main_point>
`

/** A content folder with these files of the library. */
function contentOf(files: Readonly<Record<string, string>>): string {
  const content = mkdtempSync(join(tmpdir(), 'library-'))
  mkdirSync(join(content, 'library'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(content, 'library', file), text)
  return content
}
const told = (text: string) =>
  formatMistakes(readCollection(contentOf({ 'letter.md': text }), libraryCollection, known).mistakes)

test('an agent has the names of its inputs, a label for each, and its prompt as written', () => {
  const [read] = readRecords(
    contentOf({ 'letter.md': agent.replace('You write', 'You, {{name}}, write') }),
    'library',
    settings,
  )
  expect(read).toMatchObject({
    id: 'letter',
    icon: 'bot',
    needs: ['reader', 'main_point'],
    inputs: [{ label: 'Reader' }, { label: 'The point' }],
    skeleton: 'Dear [reader],',
  })
  expect(read).toHaveProperty('body', expect.stringMatching(/^# Role\nYou, \{\{name\}\}, write[\s\S]*<\/main_point>$/))
})

test('agents are in the order of their numbers, unless `order` says otherwise', () => {
  const numbered = (number: number, more = '') =>
    agent.replace('Writer', `Writer ${number}`).replace('number: 3', `number: ${number}${more}`)
  const content = contentOf({ 'a.md': numbered(7), 'b.md': numbered(2), 'c.md': numbered(9, '\norder: 1') })
  expect(readRecords(content, 'library', settings)).toMatchObject([{ number: 9 }, { number: 2 }, { number: 7 }])
})

test.each([
  ['an input that the prompt does not name', agent.replace('[reader]</reader>', '</reader>'), 'the text is "[reader]"'],
  ['an input that it names twice', `${agent}[reader]`, 'this stands there 2 times'],
  ['something else in brackets', `${agent}[tone]`, 'the text is "[tone]"; wanted: the name of an input'],
  [
    'a frame with something else in brackets',
    agent.replace('Dear [reader]', 'Dear [friend]'),
    'skeleton is "[friend]"',
  ],
  ['an unknown category', agent.replace('Content', 'Letters'), 'category is "Letters"; wanted: one of Content'],
  [
    'an input that is called as no prompt can',
    agent.replaceAll('main_point', 'Main Point'),
    'inputs.1.name is "Main Point"',
  ],
  ['two inputs with the same name', agent.replaceAll('main_point', 'reader'), 'inputs of different names'],
  ['an unknown icon', agent.replace('category', 'icon: quill-pen\ncategory'), 'icon is "quill-pen"'],
])('%s is a mistake with file and field', (_, text, mistake) => {
  expect(told(text)).toContain('library/letter.md')
  expect(told(text)).toContain(mistake)
})

test('names and numbers of agents are unique', () => {
  const { mistakes } = readCollection(contentOf({ 'a.md': agent, 'b.md': agent }), libraryCollection, known)
  expect(mistakes.map(({ field }) => field)).toEqual(['name', 'number'])
})
