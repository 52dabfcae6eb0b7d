import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageFiles } from '../../../src/tools/new-page.mjs'

const rows = readFileSync('src/content/pages.ts', 'utf8')
const record = { title: "Asha's open days", description: 'd', heading: 'h', lead: 'l' }

test('a new page is its words, their schema, the page and a row in the table of pages', () => {
  const files = pageFiles(record, 'open-days', rows)
  expect(files.map(({ file }) => file)).toEqual([
    'src/content/pages/open-days.yaml',
    'src/content/pages/open-days-schema.ts',
    'src/pages/open-days/open-days-page.tsx',
    'src/content/pages.ts',
  ])
  const row = `  openDays: { path: '/open-days', label: 'Asha\\'s open days', footer: { company: ['Asha\\'s open days'] } },\n`
  const [before = '', after = ''] = files.at(-1)?.text.split(row) ?? []
  expect(before + after).toBe(rows)
})

test('a page whose name could not be a name in code is refused with a sentence', () => {
  expect(() => pageFiles(record, '3d-studio', rows)).toThrow('The title of a page begins with a Latin letter.')
  expect(() => pageFiles(record, 'constructor', rows)).toThrow('A page cannot be called "constructor".')
  expect(() => pageFiles(record, 'app-shell', rows)).toThrow('A page cannot be called "app-shell".')
})

test('a page whose address another page has is refused with a sentence', () => {
  expect(() => pageFiles(record, 'ai-agents-library', rows)).toThrow('There is a page at /ai-agents-library already.')
})
