import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record as figures } from 'virtual:records/facts'
import { expect, test } from 'vitest'
import { collection as jobsCollection } from '#content/jobs/schema.ts'
import {
  contentReport,
  isUnambiguousFigure,
  mistakeSentences,
  recordNames,
  spellingMistakes,
} from '#prerender/records/content-report.ts'
import { hardCodedFacts, misspelledWords } from '#prerender/records/prose-check.ts'
import { allCollections } from '#prerender/records/queries.ts'
import { readYamlList } from '#prerender/records/record-source.ts'

/** Writes a content folder with one job that has this text. Returns the folder. */
function folderWithJob(text: string) {
  const content = mkdtempSync(join(tmpdir(), 'check-'))
  mkdirSync(join(content, 'jobs'))
  writeFileSync(join(content, 'jobs/one.md'), `---\ntitle: Writer\n---\n${text}\n`)
  return content
}
const misspelledIn = (text: string) =>
  misspelledWords(folderWithJob(text), [jobsCollection], new Set(['agentic'])).map(({ found }) =>
    found?.replace('not English: ', ''),
  )

test('a dictionary has one word per line, and may contain comments', () => {
  const content = folderWithJob('You are an agentic qubit.')
  expect(contentReport(content, '# remarks\nagentic\nqubit # a word\n').mistakes).not.toContain('not English')
  expect(contentReport(content, '').mistakes).toContain('not English: qubit')
})

test('misspelt words are reported, but not British spellings, names, code, addresses or words of the dictionary', () => {
  expect(
    misspelledIn('You writte agentic prose in colour, for `cliant.orders`, at https://exampel.org, with Kavya.'),
  ).toEqual(['writte'])
})

test('the name of a footnote is no word, but its text is checked', () => {
  expect(misspelledIn('You write[^qubt] prose.\n\n[^qubt]: In a noteboook.')).toEqual(['noteboook'])
})

test('a fact that is typed out in figures is reported, but not its placeholder', () => {
  const facts = { packagesFrom: '$1,000', uptime: '99.9%', founded: 2024 }
  const hardCodedIn = (text: string) =>
    hardCodedFacts(folderWithJob(text), [jobsCollection], facts).map(({ wanted }) => wanted)
  expect(hardCodedIn('Packages start at $1,000, uptime is 99.9%.')).toEqual(['{packagesFrom}', '{uptime}'])
  expect(hardCodedIn('Packages start at {packagesFrom}, not at $1,0005, since 2024.')).toEqual([])
})

test('money, percentages, times of day and figures with a plus count as facts; spans, years and names do not', () => {
  const figures = ['$1,000', 'Rs 1,00,000', '99.9%', '10% to 15%', '11 am to 8 pm', '500+']
  expect(figures.filter((value) => !isUnambiguousFigure(value))).toEqual([])
  expect(
    ['24 hours', '30 days', '7 business days', '2–4 weeks', '24/7', '2024', 'Jaipur'].filter(isUnambiguousFigure),
  ).toEqual([])
})

test('a report mentions a fact that is typed out, and ignores spans of time that are facts as well', () => {
  const { packagesFrom, meetingReply, referenceKept } = figures
  const { notes } = contentReport(
    folderWithJob(`Packages at ${packagesFrom} a month, replies in ${meetingReply}, kept for ${referenceKept}.`),
    '',
  )
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('{packagesFrom}')
})

test('mistakes are listed without line numbers, and spelling mistakes only for the given file', () => {
  const content = folderWithJob('You writte agentic prose.')
  writeFileSync(join(content, 'jobs/two.md'), '---\ntitle: Editor\n---\nYou edditt it.\n')
  expect(mistakeSentences(content)).toContain('jobs/one.md: category is missing; wanted: a value')
  expect(spellingMistakes(content, 'jobs/one.md', 'agentic')).toEqual([expect.stringContaining('writte')])
})

test('the names of the records in a list are returned', () => {
  const content = mkdtempSync(join(tmpdir(), 'check-'))
  writeFileSync(join(content, 'personas.yaml'), '- name: Dhruva\n  role: Strategy\n  star: Polaris\n')
  expect(recordNames(content, 'personas')).toEqual(['Dhruva'])
})

test('there are more than ten collections to check', () => {
  expect(allCollections().length).toBeGreaterThan(10)
})

test('the questions that measure the chat are read to the end of each line', () => {
  const folder = 'tests/content/questions'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  const records = files.flatMap((file) => readYamlList(file, readFileSync(join(folder, file))))
  expect(records.length).toBeGreaterThan(100)
  expect(records.filter((record) => !('fields' in record))).toEqual([])
})
