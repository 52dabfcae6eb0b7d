import { expect, test } from 'vitest'
import { flagFor, parseArguments, templateFor } from '../../../src/tools/new-flags.mjs'
import { recordTemplates } from '../../../src/tools/new-templates.mjs'

test("flags have the names of the README's fields, and give the answers", () => {
  expect(parseArguments(['job', '--title', 'Data Engineer', '--text', 'Moves data.'])).toEqual({
    kind: 'job',
    given: { title: 'Data Engineer', body: 'Moves data.' },
  })
  expect(parseArguments(['service', '--card.description', 'A card.', '--page.intro=An intro.'])).toEqual({
    kind: 'service',
    given: { 'card.description': 'A card.', 'page.intro': 'An intro.' },
  })
  expect(parseArguments([])).toEqual({ kind: null, given: {} })
})

test('some flags have a shorter name', () => {
  expect(parseArguments(['project', '--address', 'https://a.example'])).toEqual(
    parseArguments(['project', '--href', 'https://a.example']),
  )
  expect(parseArguments(['answer', '--words', 'parking', '--text', 'There is.'])).toEqual(
    parseArguments(['answer', '--question', 'parking', '--answer', 'There is.']),
  )
})

test.each([
  [['job', '--tilte', 'Data'], '--tilte is no flag of job. The flags of job: --title, --category'],
  [['job', '--name', 'Data'], '--name is no flag of job.'],
  [['job', 'Data', '--text', 'x'], '"Data" belongs to no flag'],
  [['job', '--title', 'Data', 'Engineer'], '"Engineer" belongs to no flag'],
  [['job', '--title'], '--title has no text behind it.'],
  [['answer', '--answer', 'Yes.', '--text', 'No.'], '--text answers what another flag has answered.'],
  [['--title', 'Data'], '--title stands behind no kind'],
  [['position'], '"position" is none of: article, job'],
  [['constructor'], '"constructor" is none of: article, job'],
])('%j is rejected with a sentence', (args, sentence) => {
  expect(() => parseArguments(args)).toThrow(sentence)
})

test.each([['--help'], ['-h']])('%s lists the flags of a kind with their questions, or those of all kinds', (help) => {
  const ofJobs = parseArguments(['job', help])
  for (const question of templateFor('job').questions) {
    expect(ofJobs).toMatchObject({ help: expect.stringContaining(flagFor(question)) })
    expect(ofJobs).toMatchObject({ help: expect.stringContaining(question.question) })
  }
  for (const kind of Object.keys(recordTemplates))
    expect(parseArguments([help])).toMatchObject({ help: expect.stringContaining(`The flags of ${kind}: --`) })
})
