import { expect, test } from 'vitest'
import { jobPath, paths, postPath, projectPath } from '#content/paths.ts'
import { hasTextHere } from '#features/search/missing-pages.ts'

const texts = new Set(['/records/articles/here.json', '/records/projects/here.json', '/records/jobs/here.json'])

test.each([
  ['article', postPath],
  ['project', projectPath],
  ['job', jobPath],
] as const)('the page of an %s can be read if its text is on the device', (_, pathOf) => {
  expect(hasTextHere(pathOf('here'), texts)).toBe(true)
  expect(hasTextHere(pathOf('elsewhere'), texts)).toBe(false)
})

test('a list, and a page that belongs to no record, can be read without a text', () => {
  for (const path of [paths.blog, paths.projects, paths.jobs, paths.contact, paths.home])
    expect(hasTextHere(path, new Set())).toBe(true)
})
