import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatMistake } from '#prerender/records/mistake.ts'
import { orphanedAnswers } from '#prerender/records/orphaned-answers.ts'

const present = { products: ['oar'], projects: ['lake-hotel'], library: ['1', '12'] }

/** The note about an entry with this data beside its answer. */
function toldOf(said: string) {
  const content = mkdtempSync(join(tmpdir(), 'left-'))
  mkdirSync(join(content, 'faq'))
  writeFileSync(join(content, 'faq/one.yaml'), `- id: ferries\n  title: Which ferries?\n  ${said}\n`)
  return orphanedAnswers(content, present).map(formatMistake)
}

test.each([
  [
    'link: { label: This, href: "{path:agentsLibrary}#agent-2" }',
    'faq/one.yaml:3: link.href is 2, which does not exist',
  ],
  ['link: { label: Oars, href: "{path:products}#rudder" }', 'link.href is rudder'],
  ['link: { label: Sea, href: "/projects#sea-hotel" }', 'link.href is sea-hotel'],
])('an answer with %j refers to something that is gone and is reported', (said, sentence) => {
  expect(toldOf(said)).toEqual([expect.stringContaining(sentence)])
})

test.each([
  'link: { label: This, href: "{path:agentsLibrary}#agent-12" }',
  'link: { label: Oars, href: "{path:products}#oar" }',
  'link: { label: Lake, href: "/projects#lake-hotel" }',
  'link: { label: Questions, href: "{path:refer}#questions" }',
  'answer: Ask us.',
])('an answer with %j is not reported', (said) => {
  expect(toldOf(said)).toEqual([])
})
