import { expect, test } from 'vitest'
import { filesToDelete } from '#lib/kept-files.ts'

const urls = ['/blog/first', '/covers/first-960.avif', '/blog/second', '/blog/third'].map(
  (path) => `https://vyomix.example${path}?rev=1`,
)
const list = 'https://vyomix.example/sw/articles-1a2b3c4d.json?rev=1'

test('what was read longest ago goes first', () => {
  expect(filesToDelete(urls)).toEqual(urls.slice(0, 1))
  expect(filesToDelete(urls, 0.5)).toEqual(urls.slice(0, 2))
  expect(filesToDelete(urls.slice(3), 0.5)).toEqual(urls.slice(3))
})

test('a list goes before all files, because its files would be fetched again', () => {
  expect(filesToDelete([...urls, list])).toEqual([list])
})

test('nothing goes if nothing is kept', () => {
  expect(filesToDelete([], 0.5)).toEqual([])
})
