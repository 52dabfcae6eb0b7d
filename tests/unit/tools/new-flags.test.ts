import { expect, test } from 'vitest'
import { helpFor, parseCommandLine } from '../../../src/tools/command-line.mjs'
import { flagFor, newCommand, templateFor } from '../../../src/tools/new-flags.mjs'
import { recordTemplates } from '../../../src/tools/new-templates.mjs'

const parse = (args: readonly string[], env = {}) => parseCommandLine(newCommand(args), args, env)
const npm = { npm_lifecycle_event: 'new' }

test("flags have the names of the README's fields, and give the answers", () => {
  expect(parse(['job', '--title', 'Data Engineer', '--summary', 'Moves data.'])).toEqual({
    words: ['job'],
    flags: { title: 'Data Engineer', summary: 'Moves data.' },
  })
  expect(parse(['service', '--card.description', 'A card.', '--page.intro=An intro.'])).toEqual({
    words: ['service'],
    flags: { 'card.description': 'A card.', 'page.intro': 'An intro.' },
  })
  expect(parse([])).toEqual({ words: [], flags: {} })
})

test('some flags have a second name', () => {
  expect(parse(['project', '--address', 'https://a.example'])).toEqual(
    parse(['project', '--href', 'https://a.example']),
  )
  expect(parse(['answer', '--words', 'parking', '--text', 'There is.'])).toEqual(
    parse(['answer', '--question', 'parking', '--answer', 'There is.']),
  )
})

test.each([
  [
    ['job', '--tilte', 'Data'],
    '--tilte is not a flag of npm run new -- job. The flags of npm run new -- job: --title, ',
  ],
  [['job', '--name', 'Data'], '--name is not a flag of npm run new -- job.'],
  [['job', 'Data', '--summary', 'x'], '"Data" belongs to no flag'],
  [['job', '--title', 'Data', 'Engineer'], '"Engineer" belongs to no flag'],
  [['job', '--title'], '--title has no value.'],
  [['job', '--title', '--text', 'x'], '--title has no value.'],
  [['answer', '--answer', 'Yes.', '--text', 'No.'], '--text repeats the answer of another flag.'],
  [['--title', 'Data'], '--title needs a kind before it'],
  [['position'], '"position" is not one of: article, job'],
  [['constructor'], '"constructor" is not one of: article, job'],
])('%j is rejected with a sentence', (args, sentence) => expect(() => parse(args)).toThrow(sentence))

test.each([
  ['a flag with its value', ['job', 'Data Engineer'], { npm_config_title: 'true' }, 'npm kept --title for itself.'],
  ['a flag with = ', ['job'], { npm_config_category: 'tech' }, 'npm kept --category for itself.'],
  ['a flag before the kind', ['Data Engineer', 'job'], { npm_config_title: 'true' }, 'npm kept --title for itself.'],
  ['a flag of which npm says nothing', ['job', 'Remote'], {}, '"Remote" belongs to no flag.'],
])('where npm keeps %s, the sentence names the missing --', (_, args, env, sentence) => {
  const missing = () => parse(args, { ...npm, ...env })
  expect(missing).toThrow(sentence)
  expect(missing).toThrow(/npm run new -- job --\w+ "…" \(in PowerShell: npm run new '--' job --\w+ "…"\)/)
})

test('a setting of npm that has the name of a flag is no flag', () => {
  expect(parse(['agent'], { ...npm, npm_config_description: 'false' })).toEqual({ words: ['agent'], flags: {} })
})

test.each([['--help'], ['-h']])('%s lists the flags of a kind with their questions, or all kinds', (help) => {
  expect(parse(['job', help])).toBe('help')
  const ofJobs = helpFor(newCommand(['job', help]))
  for (const question of templateFor('job').questions) {
    expect(ofJobs).toContain(flagFor(question))
    expect(ofJobs).toContain(question.question)
  }
  expect(parse([help])).toBe('help')
  expect(helpFor(newCommand([help]))).toContain(Object.keys(recordTemplates).join(', '))
})
