import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#content/config.ts'
import { recordsOf, wantedIn } from '#prerender/records/all.ts'
import { kinds } from '../../../src/tools/new-kinds.mjs'

const settings = parseConfig({})
const position = {
  title: 'Ingénieur: “Data”',
  category: 'tech',
  location: 'Remote',
  body: 'Moves data from where it lies to where it is asked for. You test what flows.',
}

test('what npm run new writes is a record without a mistake', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'jobs'))
  writeFileSync(join(content, 'testimonials.yaml'), '')
  const file = kinds.job?.fileOf(position) ?? ''
  expect(file).toBe('src/content/jobs/ingenieur-data.md')
  writeFileSync(join(content, 'jobs', basename(file)), kinds.job?.textOf(position) ?? '')
  expect(recordsOf(content, 'jobs', settings)).toMatchObject([position])
})

test('so is what it writes of a service, which has all that its places need', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'services'))
  const answers = {
    name: 'Data: “Engineering”',
    promise: 'Numbers that agree',
    'card.description': 'One place for the numbers of all your tools.',
    'page.description': 'Pipelines, a warehouse and reports that agree with each other, and that we test.',
    'page.intro': 'Your tools count the same thing in different ways. We make them agree.',
  }
  const file = kinds.service?.fileOf(answers) ?? ''
  expect(file).toBe('src/content/services/data-engineering.yaml')
  writeFileSync(join(content, 'services', basename(file)), kinds.service?.textOf(answers) ?? '')
  expect(recordsOf(content, 'services', settings)).toMatchObject([
    { slug: 'data-engineering', name: answers.name, page: { intro: answers['page.intro'] } },
  ])
})

test('each question asks for a field of its records, and their schema says what is wanted', () => {
  for (const { collection, questions } of Object.values(kinds))
    for (const { field } of questions) expect(wantedIn(collection, field, ''), field).not.toBeNull()
  expect(wantedIn('jobs', 'category', 'art')).toBe('one of tech, sales')
  expect(wantedIn('jobs', 'category', 'tech')).toBeNull()
})
