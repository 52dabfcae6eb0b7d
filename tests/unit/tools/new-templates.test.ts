import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { agentCards } from '#content/agent-runner/cards.ts'
import { parseConfig } from '#content/config.ts'
import { fieldProblem, readRecords } from '#prerender/records/queries.ts'
import { recordTemplates } from '../../../src/tools/new-templates.mjs'
import { nextNumber } from '../../../src/tools/next-number.mjs'

const settings = parseConfig({})
const position = {
  title: 'Ingénieur: “Data”',
  category: 'tech',
  location: 'Remote',
  summary: 'Moves data from where it lies to where it is asked for. You test what flows.',
}

const project = {
  title: 'Ferry: “times”',
  field: 'Apps',
  client: 'City: transport',
  completed: '2027-12',
  technologies: 'Kotlin, C#, .NET',
  href: 'https://ferry.example/a#b',
  summary: 'Tells when the next boat leaves: and where from.',
}

test.each([
  ['job', position, 'src/content/jobs/ingenieur-data.md', position],
  [
    'project',
    project,
    'src/content/projects/ferry-times.md',
    { title: project.title, client: project.client, technologies: ['Kotlin', 'C#', '.NET'], summary: project.summary },
  ],
])('npm run new writes a valid record of a %s', (kind, answers, file, record) => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  const { collection = '', fileOf, textOf } = recordTemplates[kind] ?? {}
  mkdirSync(join(content, collection))
  expect(fileOf?.(answers)).toBe(file)
  writeFileSync(join(content, collection, basename(file)), textOf?.(answers) ?? '')
  expect(readRecords(content, collection, settings)).toMatchObject([record])
})

test('npm run new writes a valid article by a member of the team', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'articles'))
  writeFileSync(join(content, 'team.yaml'), '- name: Ada Byron\n  role: Writer\n  bio: Writes.\n  writes: Writes on.\n')
  const answers = {
    title: 'Ports: “open”, or shut',
    excerpt: 'What a port tells about the ship: which ones we leave open, which ones we shut, and who decides that.',
    author: 'Ada Byron',
    tags: 'Security, Hosting, Open: source',
    body: 'A port is a number: one door of many.',
  }
  const file = recordTemplates.article?.fileOf(answers) ?? ''
  expect(file).toBe('src/content/articles/ports-open-or-shut.md')
  writeFileSync(join(content, 'articles', basename(file)), recordTemplates.article?.textOf(answers) ?? '')
  const { title, excerpt, author } = answers
  expect(readRecords(content, 'articles', settings)).toMatchObject([
    { title, excerpt, author, tags: ['Security', 'Hosting', 'Open: source'], minutes: 1 },
  ])
})

test('npm run new writes a valid service, with every text that its page needs', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'services'))
  const answers = {
    name: 'Data: “Engineering”',
    promise: 'Numbers that agree',
    'card.description': 'One place for the numbers of all your tools.',
    'page.description': 'Pipelines, a warehouse and reports that agree with each other, and that we test.',
    'page.intro': 'Your tools count the same thing in different ways. We make them agree.',
  }
  const file = recordTemplates.service?.fileOf(answers) ?? ''
  expect(file).toBe('src/content/services/data-engineering.yaml')
  writeFileSync(join(content, 'services', basename(file)), recordTemplates.service?.textOf(answers) ?? '')
  expect(readRecords(content, 'services', settings)).toMatchObject([
    { slug: 'data-engineering', name: answers.name, page: { intro: answers['page.intro'] } },
  ])
})

test('an agent of the library gets the next number, one input, and a prompt to edit', () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'library'))
  const agent = {
    name: 'Letter: “Writer”',
    category: 'Content',
    description: 'Writes a letter that its reader likes to read.',
  }
  const file = recordTemplates.agent?.fileOf(agent) ?? ''
  expect(file).toBe('src/content/library/letter-writer.md')
  writeFileSync(join(content, 'library', basename(file)), recordTemplates.agent?.textOf(agent) ?? '')
  const number = nextNumber()
  expect(number).toBeGreaterThan(Math.max(...agentCards.map(({ id }) => id)))
  expect(readRecords(content, 'library', settings)).toMatchObject([{ ...agent, number, needs: ['task'] }])
})

test('an agent does not get the number of a deleted one', () => {
  const library = mkdtempSync(join(tmpdir(), 'library-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: library })
  const write = (number: number) => writeFileSync(join(library, `${number}.md`), `---\nnumber: ${number}\n---\n`)
  for (const number of [1, 2, 12]) write(number)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Three agents')
  rmSync(join(library, '12.md'))
  expect(nextNumber(library)).toBe(13)
  git('commit', '--quiet', '--all', '--message', 'Two agents')
  expect(nextNumber(library)).toBe(13)
  rmSync(join(library, '.git'), { recursive: true })
  expect(nextNumber(library)).toBe(3)
})

test("an answer of the chat is added to the file of the owner's answers", () => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  mkdirSync(join(content, 'faq'))
  const answer = {
    title: 'Is there “parking”?',
    question: 'parking, car: where',
    answer: 'There is, behind the house.',
  }
  const file = recordTemplates.answer?.fileOf(answer) ?? ''
  const text = recordTemplates.answer?.textOf(answer) ?? ''
  const other = recordTemplates.answer?.textOf({ ...answer, title: 'And bicycles?' }) ?? ''
  writeFileSync(join(content, 'faq', basename(file)), `${text}\n${other}`)
  expect(readRecords(content, 'faq', settings).slice(0, 2)).toMatchObject([
    { ...answer, id: 'is-there-parking', question: 'parking|car: where' },
    { id: 'and-bicycles' },
  ])
})

test('a text without Latin letters gets a name of its own, always the same', () => {
  const idOf = (title: string) => /id: (.+)/.exec(recordTemplates.answer?.textOf({ title }) ?? '')?.[1] ?? ''
  expect(idOf('🚀')).toMatch(/^new-[0-9a-f]{6}$/)
  expect(idOf('🚀')).toBe(idOf('🚀'))
  expect(idOf('🚀')).not.toBe(idOf('🌙'))
  expect(recordTemplates.job?.fileOf({ title: 'नौकरी' })).not.toBe(recordTemplates.job?.fileOf({ title: 'लेखक' }))
})

test('each question asks for a field of its records, and the schema describes the valid answers', () => {
  for (const { collection, questions } of Object.values(recordTemplates))
    for (const { field, isList } of questions)
      expect(fieldProblem(collection, field, isList ? [''] : ''), field).not.toBeNull()
  expect(fieldProblem('jobs', 'category', 'art')).toBe('one of tech, sales')
  expect(fieldProblem('jobs', 'category', 'tech')).toBeNull()
  expect(fieldProblem('projects', 'technologies', 'Kotlin, Swift')).toBeNull()
})
