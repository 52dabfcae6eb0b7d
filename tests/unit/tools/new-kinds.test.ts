import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { recordsOf, wantedIn } from '#prerender/records/all.ts'
import { kinds } from '../../../src/tools/new-kinds.mjs'

const settings = { name: 'Name', phone: '+91', phone2: '+91', email: 'a@b.c', chatApp: { url: 'https://wa.me/' } }
const position = {
  title: 'Ingénieur: “Data”',
  category: 'tech',
  location: 'Remote',
  body: 'Moves data from where it lies to where it is asked for. You test what flows.',
}

const project = {
  title: 'Ferry: “times”',
  field: 'Apps',
  client: 'City: transport',
  completed: '2027-12',
  technologies: 'Kotlin, C#, .NET',
  href: 'https://ferry.example/a#b',
  body: 'Tells when the next boat leaves: and where from.',
}

test.each([
  ['job', position, 'src/content/jobs/ingenieur-data.md', position],
  [
    'project',
    project,
    'src/content/projects/ferry-times.md',
    { title: project.title, client: project.client, technologies: ['Kotlin', 'C#', '.NET'], text: project.body },
  ],
])('what npm run new writes of a %s is a record without a mistake', (kind, said, file, record) => {
  const content = mkdtempSync(join(tmpdir(), 'new-'))
  const { collection = '', fileOf, textOf } = kinds[kind] ?? {}
  mkdirSync(join(content, collection))
  expect(fileOf?.(said)).toBe(file)
  writeFileSync(join(content, collection, basename(file)), textOf?.(said) ?? '')
  expect(recordsOf(content, collection, settings)).toMatchObject([record])
})

test('each question asks for a field of its records, and their schema says what is wanted', () => {
  for (const { collection, questions } of Object.values(kinds))
    for (const { field } of questions) expect(wantedIn(collection, field, ''), field).not.toBeNull()
  expect(wantedIn('jobs', 'category', 'art')).toBe('one of tech, sales')
  expect(wantedIn('jobs', 'category', 'tech')).toBeNull()
  expect(wantedIn('projects', 'technologies', 'Kotlin, Swift')).toBeNull()
})
