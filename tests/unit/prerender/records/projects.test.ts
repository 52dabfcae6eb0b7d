import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'
import { readRecords } from '#prerender/records/queries.ts'

const settings = parseConfig({})
const ferry =
  '---\ntitle: Ferry times\nfield: Apps\nclient: City\ncompleted: 2027-12\ntechnologies: Kotlin\nhref: https://ferry.example\nsummary: Tells when the next boat leaves, and where from.\n---\n'

function read(files: Readonly<Record<string, string>>) {
  const content = mkdtempSync(join(tmpdir(), 'projects-'))
  mkdirSync(join(content, 'projects'))
  writeFileSync(join(content, 'facts.yaml'), 'founded: 2024\n')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, 'projects', name), text)
  return readRecords(content, 'projects', settings)
}

const withLine = (line: string) => ferry.replace('---\n', `---\n${line}\n`)

test('the newest project comes first, and projects of the same month are ordered by file name', () => {
  const projectOf = (title: string, completed: string) =>
    ferry
      .replace('Ferry times', title)
      .replace('Tells', `${title} tells`)
      .replace('ferry.example', `${title}.example`)
      .replace('2027-12', completed)
  const files = {
    'c.md': projectOf('c', '2025-01'),
    'b.md': projectOf('b', '2025-02'),
    'a.md': projectOf('a', '2025-01'),
  }
  expect(read(files)).toMatchObject([{ slug: 'b' }, { slug: 'a' }, { slug: 'c' }])
})

test('without a label the chart shows the title', () => {
  expect(read({ 'ferry.md': ferry })).toMatchObject([{ label: 'Ferry times' }])
})

test.each([
  [ferry.replace('2027-12', '2027-13'), 'ferry.md:5: completed is "2027-13"; wanted: a valid month'],
  [ferry.replace('2027-12', '2027-1'), 'completed is "2027-1"; wanted: a valid month'],
  [ferry.replace('Kotlin', 'Kotlin, Kotlin'), 'wanted: 1 to 6 different names of at most 20 characters'],
  [ferry.replace('https', 'http'), 'href is "http://ferry.example"; wanted: an https address'],
  [
    withLine('cover: ferry.jpg'),
    'ferry.md:2: cover is "ferry.jpg", which does not exist; wanted: a picture with this name',
  ],
  [withLine('cover: ferry.gif'), 'cover is "ferry.gif"; wanted: the name of a .jpg, .png, .webp or .avif file'],
])('an invalid project is rejected (%#)', (text, sentence) => {
  expect(() => read({ 'ferry.md': text })).toThrow(sentence)
})

test('a photograph is looked up in the folder of its record', () => {
  expect(read({ 'ferry.md': withLine('cover: ferry.jpg'), 'ferry.jpg': '' })).toMatchObject([
    { cover: { file: 'ferry.jpg', src: '/covers/project-ferry-960.webp' } },
  ])
})
