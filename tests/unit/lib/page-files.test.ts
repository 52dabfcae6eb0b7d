import { expect, test } from 'vitest'
import { addPageFiles, parsePageFiles } from '#lib/page-files.ts'

const page = '<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8">\n  </head>\n  <body></body>\n</html>\n'
const files = [
  { url: '/covers/old-960.avif', revision: 'a-1' },
  { url: '/records/articles/old.json', revision: 'b_2' },
]

test('a page says which files belong to it, with their hashes', () => {
  expect(parsePageFiles(addPageFiles(page, files))).toEqual(files)
  expect(parsePageFiles(addPageFiles(page, []))).toEqual([])
})

test('a precached page and a page of another site say nothing', () => {
  expect(parsePageFiles(page)).toBeNull()
})

test('only files of the same site belong to a page', () => {
  const html = page.replace(
    '</head>',
    '<meta name="page-files" content="//other.example/a.js x https://b.example/ y /c"></head>',
  )
  expect(parsePageFiles(html)).toEqual([])
})
