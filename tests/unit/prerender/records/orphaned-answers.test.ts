import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatMistake } from '#prerender/records/mistake.ts'
import { orphanedAnswers } from '#prerender/records/orphaned-answers.ts'

const existing = { products: ['oar'], projects: ['lake-hotel'], library: ['1', '12'] }

/** Returns the mistakes of an entry with this additional line. */
function mistakesWith(line: string) {
  const content = mkdtempSync(join(tmpdir(), 'left-'))
  mkdirSync(join(content, 'faq'))
  writeFileSync(join(content, 'faq/one.yaml'), `- id: ferries\n  title: Which ferries?\n  ${line}\n`)
  return orphanedAnswers(content, existing).map(formatMistake)
}

test.each([
  [
    'link: { label: This, href: "{path:agentsLibrary}#agent-2" }',
    'faq/one.yaml:3: link.href is 2, which does not exist',
  ],
  ['link: { label: Oars, href: "{path:products}#rudder" }', 'link.href is rudder'],
  ['link: { label: Sea, href: "/projects#sea-hotel" }', 'link.href is sea-hotel'],
])('an answer with a link to a missing record is reported: %j', (line, sentence) => {
  expect(mistakesWith(line)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  'link: { label: This, href: "{path:agentsLibrary}#agent-12" }',
  'link: { label: Oars, href: "{path:products}#oar" }',
  'link: { label: Lake, href: "/projects#lake-hotel" }',
  'link: { label: Questions, href: "{path:refer}#questions" }',
  'answer: Ask us.',
])('an answer without a link to a missing record is not reported: %j', (line) => {
  expect(mistakesWith(line)).toEqual([])
})
