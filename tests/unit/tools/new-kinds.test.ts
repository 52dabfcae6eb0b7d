import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { agentCards } from '#content/agent-runner/cards.ts'
import { recordsOf, wantedIn } from '#prerender/records/all.ts'
import { kinds } from '../../../src/tools/new-kinds.mjs'

const settings = { name: 'Name', phone: '+91', phone2: '+91', email: 'a@b.c', chatApp: { url: 'https://wa.me/' } }
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

test('an agent of the library has the next number, one input, and a prompt to make one’s own', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'library'))
  const agent = {
    name: 'Letter: “Writer”',
    category: 'Content',
    description: 'Writes a letter that its reader likes to read.',
  }
  const file = kinds.agent?.fileOf(agent) ?? ''
  expect(file).toBe('src/content/library/letter-writer.md')
  writeFileSync(join(content, 'library', basename(file)), kinds.agent?.textOf(agent) ?? '')
  const number = Math.max(...agentCards.map(({ id }) => id)) + 1
  expect(recordsOf(content, 'library', settings)).toMatchObject([{ ...agent, number, needs: ['task'] }])
})

test('an answer of the chat is an item of the file of added ones', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'faq'))
  const answer = {
    title: 'Is there “parking”?',
    question: 'parking, car: where',
    answer: 'There is, behind the house.',
  }
  const file = kinds.answer?.fileOf(answer) ?? ''
  const text = kinds.answer?.textOf(answer) ?? ''
  const other = kinds.answer?.textOf({ ...answer, title: 'And bicycles?' }) ?? ''
  writeFileSync(join(content, 'faq', basename(file)), `${text}\n${other}`)
  expect(recordsOf(content, 'faq', settings).slice(0, 2)).toMatchObject([
    { ...answer, id: 'is-there-parking', question: 'parking|car: where' },
    { id: 'and-bicycles' },
  ])
})

test('each question asks for a field of its records, and their schema says what is wanted', () => {
  for (const { collection, questions } of Object.values(kinds))
    for (const { field } of questions) expect(wantedIn(collection, field, ''), field).not.toBeNull()
  expect(wantedIn('jobs', 'category', 'art')).toBe('one of tech, sales')
  expect(wantedIn('jobs', 'category', 'tech')).toBeNull()
})
