import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameInstead, readEntries, strayFiles } from '#prerender/records/files.ts'
import { formatMistake } from '#prerender/records/mistake.ts'

const jobs = { files: 'jobs/*.md', pictures: ['photo'] }
const crew = { files: 'crew.yaml', idField: 'name' }
const createFolder = () => mkdtempSync(join(tmpdir(), 'files-'))
const mistakesOf = (content: string, collection: typeof jobs | typeof crew) =>
  readEntries(content, collection).mistakes.map(formatMistake)

test('a folder in place of a file is reported', () => {
  const content = createFolder()
  mkdirSync(join(content, 'crew.yaml'))
  expect(mistakesOf(content, crew)).toEqual(['crew.yaml: the file is a folder; wanted: a file that ends in .yaml'])
})

test('a folder within a folder of records is reported', () => {
  const content = createFolder()
  mkdirSync(join(content, 'jobs/old.md'), { recursive: true })
  mkdirSync(join(content, 'jobs/older'))
  expect(mistakesOf(content, jobs)).toEqual([
    'jobs/old.md: the file is a folder; wanted: a file that ends in .md',
    'jobs/older: the file is a folder; wanted: a file that ends in .md',
  ])
})

test('a file in place of a folder is reported', () => {
  const content = createFolder()
  writeFileSync(join(content, 'jobs'), 'a job')
  expect(mistakesOf(content, jobs)).toEqual([
    'jobs: the file is not a folder; wanted: a folder of files that end in .md',
  ])
})

test('a YAML file that belongs to no collection is reported, with a similar name if there is one', () => {
  const content = createFolder()
  mkdirSync(join(content, 'jobs'))
  for (const file of ['crews.yaml', 'jobs/one.md', 'notes.yml', 'README.md', 'facts.ts'])
    writeFileSync(join(content, file), '')
  expect(strayFiles(content, [jobs, crew]).map(formatMistake).sort()).toEqual([
    'crews.yaml: the file is not one that the site reads; wanted: a name listed in the README, such as crew.yaml, or a schema beside it',
    'notes.yml: the file is not one that the site reads; wanted: a name listed in the README, or a schema beside it',
  ])
})

// no file with such a name, which Windows could not write
test.each(['con', 'prn', 'aux', 'nul', 'com1', 'lpt9', 'COM9', 'Aux'])('a record cannot have the name %s', (name) => {
  expect(nameInstead(name)).toBe('another name, because Windows keeps this one for a device')
})

test.each(['console', 'aux-boat', 'nul1', 'com10', 'lpt'])('a record can have the name %s', (name) => {
  expect(nameInstead(name)).toBeNull()
})
