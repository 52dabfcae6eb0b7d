import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'
import { collection as libraryCollection } from '#content/library/schema.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'
import { readRecords } from '#prerender/records/queries.ts'

const settings = parseConfig({})
const context = { names: new Map(), idsOf: () => [], isAddress: () => true }
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

/** Returns a content folder with these files of the library. */
function contentOf(files: Readonly<Record<string, string>>): string {
  const content = mkdtempSync(join(tmpdir(), 'library-'))
  mkdirSync(join(content, 'library'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(content, 'library', file), text)
  return content
}
const mistakesOf = (text: string) =>
  formatMistakes(readCollection(contentOf({ 'letter.md': text }), libraryCollection, context).mistakes)

test('an agent has the names of its inputs, a label for each, and its prompt as it is written', () => {
  const [letterWriter] = readRecords(
    contentOf({ 'letter.md': agent.replace('You write', 'You, {{name}}, write') }),
    'library',
    settings,
  )
  expect(letterWriter).toMatchObject({
    id: 'letter',
    icon: 'bot',
    needs: ['reader', 'main_point'],
    inputs: [{ label: 'Reader' }, { label: 'The point' }],
    skeleton: 'Dear [reader],',
  })
  expect(letterWriter).toHaveProperty(
    'body',
    expect.stringMatching(/^# Role\nYou, \{\{name\}\}, write[\s\S]*<\/main_point>$/),
  )
})

const withSample = `${agent.replace('<main_point>', '<main_point>').trim()}

# Output
In this order:
1. "# Letter": at most 200 words.
2. "## Assumptions": only if you made any.
3. "## Shorter": the same in 40 words.

<!-- sample -->

# Letter

${'The stairs will be mended, and the back door is open until then. '.repeat(4)}

## Shorter

Please use the {{back}} door.
`

test('the sample of an agent is what stands below its mark, and no part of the prompt', () => {
  const [letterWriter] = readRecords(contentOf({ 'letter.md': withSample }), 'library', settings)
  expect(letterWriter).toMatchObject({
    hasSample: true,
    sample: expect.stringMatching(/^# Letter[\s\S]*\{\{back\}\} door\.$/),
    body: expect.stringMatching(/the same in 40 words\.$/),
    sampleTokens: expect.closeTo(80, -2),
  })
})

test('an agent may be without a sample', () => {
  const [letterWriter] = readRecords(contentOf({ 'letter.md': agent }), 'library', settings)
  expect(letterWriter).toMatchObject({ hasSample: false })
  expect(letterWriter).not.toHaveProperty('sample')
})

test.each([
  ['an empty sample', `${agent}\n<!-- sample -->\n`, 'a sample of 200 to 20,000 characters'],
  ['a sample with an input that is not filled in', `${withSample}Dear [reader]`, 'the text is "[reader]"'],
  ['a sample without a heading that the prompt asks for', withSample.replace('\n## Shorter\n', ''), '## Shorter'],
  [
    'a heading in the wrong place',
    withSample.replace('\n# Letter', '\n## Shorter\n\n# Letter').replace('\n## Shorter\n\nPlease', ''),
    '## Shorter',
  ],
  [
    'a heading within code with tildes',
    withSample.replace('\n## Shorter\n', '\n~~~md\n## Shorter\n~~~\n'),
    '## Shorter',
  ],
  ['a misspelt mark', withSample.replace('<!-- sample -->', '<!-- samples -->'), 'the line <!-- sample -->'],
])('%s is reported with the file', (_, text, mistake) => {
  expect(mistakesOf(text)).toContain('library/letter.md')
  expect(mistakesOf(text)).toContain(mistake)
})

test('agents are sorted by their numbers, unless they have an order', () => {
  const agentWithNumber = (number: number, extraLines = '') =>
    agent.replace('Writer', `Writer ${number}`).replace('number: 3', `number: ${number}${extraLines}`)
  const content = contentOf({
    'a.md': agentWithNumber(7),
    'b.md': agentWithNumber(2),
    'c.md': agentWithNumber(9, '\norder: 1'),
  })
  expect(readRecords(content, 'library', settings)).toMatchObject([{ number: 9 }, { number: 2 }, { number: 7 }])
})

test.each([
  ['an input that is missing in the prompt', agent.replace('[reader]</reader>', '</reader>'), 'the text is "[reader]"'],
  ['an input that the prompt contains twice', `${agent}[reader]`, 'this one appears 2 times'],
  ['an unknown name in brackets', `${agent}[tone]`, 'the text is "[tone]"; wanted: the name of an input'],
  [
    'a skeleton with an unknown name in brackets',
    agent.replace('Dear [reader]', 'Dear [friend]'),
    'skeleton is "[friend]"',
  ],
  ['an unknown category', agent.replace('Content', 'Letters'), 'category is "Letters"; wanted: one of Content'],
  ['an input with an invalid name', agent.replaceAll('main_point', 'Main Point'), 'inputs.1.name is "Main Point"'],
  ['two inputs with the same name', agent.replaceAll('main_point', 'reader'), 'inputs with different names'],
  ['an unknown icon', agent.replace('category', 'icon: quill-pen\ncategory'), 'icon is "quill-pen"'],
])('%s is reported with the file', (_, text, mistake) => {
  expect(mistakesOf(text)).toContain('library/letter.md')
  expect(mistakesOf(text)).toContain(mistake)
})

test('no two agents share a name or a number', () => {
  const { mistakes } = readCollection(contentOf({ 'a.md': agent, 'b.md': agent }), libraryCollection, context)
  expect(mistakes.map(({ field }) => field)).toEqual(['name', 'number'])
})
