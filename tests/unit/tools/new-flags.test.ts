import { expect, test } from 'vitest'
import { flagFor, parseArguments, templateFor } from '../../../src/tools/new-flags.mjs'
import { recordTemplates } from '../../../src/tools/new-templates.mjs'

test("flags have the names of the README's fields, and give the answers", () => {
  expect(parseArguments(['job', '--title', 'Data Engineer', '--text', 'Moves data.'])).toEqual({
    kind: 'job',
    answers: { title: 'Data Engineer', body: 'Moves data.' },
  })
  expect(parseArguments(['service', '--card.description', 'A card.', '--page.intro=An intro.'])).toEqual({
    kind: 'service',
    answers: { 'card.description': 'A card.', 'page.intro': 'An intro.' },
  })
  expect(parseArguments([])).toEqual({ kind: null, answers: {} })
})

test('some flags have a second name', () => {
  expect(parseArguments(['project', '--address', 'https://a.example'])).toEqual(
    parseArguments(['project', '--href', 'https://a.example']),
  )
  expect(parseArguments(['answer', '--words', 'parking', '--text', 'There is.'])).toEqual(
    parseArguments(['answer', '--question', 'parking', '--answer', 'There is.']),
  )
})

test.each([
  [['job', '--tilte', 'Data'], '--tilte is not a flag of job. The flags of job: --title, --category'],
  [['job', '--name', 'Data'], '--name is not a flag of job.'],
  [['job', 'Data', '--text', 'x'], '"Data" belongs to no flag'],
  [['job', '--title', 'Data', 'Engineer'], '"Engineer" belongs to no flag'],
  [['job', '--title'], '--title has no value.'],
  [['answer', '--answer', 'Yes.', '--text', 'No.'], '--text repeats the answer of another flag.'],
  [['--title', 'Data'], '--title needs a kind before it'],
  [['position'], '"position" is not one of: article, job'],
  [['constructor'], '"constructor" is not one of: article, job'],
])('%j is rejected with a sentence', (args, sentence) => expect(() => parseArguments(args)).toThrow(sentence))

test.each([['--help'], ['-h']])('%s lists the flags of a kind with their questions, or those of all kinds', (help) => {
  const ofJobs = parseArguments(['job', help])
  for (const question of templateFor('job').questions) {
    expect(ofJobs).toMatchObject({ help: expect.stringContaining(flagFor(question)) })
    expect(ofJobs).toMatchObject({ help: expect.stringContaining(question.question) })
  }
  for (const kind of Object.keys(recordTemplates))
    expect(parseArguments([help])).toMatchObject({ help: expect.stringContaining(`The flags of ${kind}: --`) })
})
