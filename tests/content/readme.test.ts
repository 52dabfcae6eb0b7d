import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { readRecords } from '#prerender/records/queries.ts'
import { folderProblem, nodeVersionProblem, requiredNode } from '../../src/tools/computer.mjs'
import { flagFor } from '../../src/tools/new-flags.mjs'
import { recordTemplates } from '../../src/tools/new-templates.mjs'

const readme = readFileSync('src/content/README.md', 'utf8')
const settings = parseConfig({})

/** Returns the example in a section with a heading such as '## Jobs: `jobs/*.md`'. */
function exampleIn(section: string): string {
  return /```\w+\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
}

const sections = readme
  .split(/^## /m)
  .filter((section) => /^[A-Z][a-z ]+: `/.test(section) && exampleIn(section) !== '')
const recordExamples = sections.map((section) => ({
  pattern: /`([^`]+)`/.exec(section)?.[1] ?? '',
  example: exampleIn(section),
}))

test('the README of the content has examples of records', () => {
  expect(recordExamples.length).toBeGreaterThan(1)
  expect(recordExamples.filter(({ example }) => example === '')).toEqual([])
})

test.each(recordExamples)('the example of $pattern is a valid record', ({ pattern, example }) => {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  for (const record of recordExamples) {
    mkdirSync(join(content, dirname(record.pattern)), { recursive: true })
    writeFileSync(join(content, record.pattern.replace('*', 'example')), record.example)
  }
  expect(example).not.toBe('')
  expect(
    readRecords(content, pattern.replace(/\/\*\.(md|yaml)$|\.yaml$/, ''), settings),
    'the folder of the example contains no record',
  ).not.toHaveLength(0)
})

test('the README lists every flag of npm run new, and only existing names of pages', () => {
  const rows = [...readme.matchAll(/^\| `([a-z]+)` +\| (`--[^|]*)\|$/gm)]
  const flags = rows.map(([, kind, list = '']) => [kind, list.match(/--[\w.]+/g) ?? []])
  expect(flags).toEqual(Object.entries(recordTemplates).map(([kind, { questions }]) => [kind, questions.map(flagFor)]))
  const listedPages = /^The pages that `\{path:…\}` knows are ([^.]*)\./m.exec(readme)?.[1]?.match(/\w+(?=`)/g) ?? []
  expect(listedPages.length).toBeGreaterThan(1)
  expect(listedPages.filter((name) => !Object.hasOwn(paths, name))).toEqual([])
})

test('the README of the project names the versions of Node and the folders with which its commands work', () => {
  const text = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')
  const [, versions] = /needs Node (.*), but this is/.exec(nodeVersionProblem('1.0.0', requiredNode('.')) ?? '') ?? []
  const refused = [...'#?*%:[]&! '].filter((character) => folderProblem(`/work/a${character}b`) !== null)
  expect(text).toContain(`only Node: ${versions}.`)
  expect(text).toContain(
    `no ${refused
      .map((character) => `\`${character}\``)
      .join(', ')
      .replace(/,(?=[^,]*$)/, ' or')}.`,
  )
})
