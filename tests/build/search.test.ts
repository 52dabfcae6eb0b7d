import { beforeAll, expect, test } from 'vitest'
import { jobPath } from '#content/paths.ts'
import { createSearchEngine, type SearchEngine } from '#features/search/engine.ts'
import {
  parseTexts,
  parseTitles,
  SEARCH_FORMAT,
  type SearchTitles,
  searchKinds,
  titlesFile,
} from '#features/search/entries.ts'
import { searchList } from '#features/search/list-matches.ts'
import { builtText, fileNames, findElements, indexablePages } from '#support/built-site.ts'
import { chatFaq } from '#support/chat.ts'
import { brotliBytes, brotliSize, KB } from '#support/chunks.ts'

const BROTLI = 11
const textFiles = fileNames.filter((file) => file.startsWith('records/search/text-'))
const recordIn = (file: string) => {
  const { format, record } = JSON.parse(builtText(file)) as { format: string; record: unknown }
  expect(format).toBe(SEARCH_FORMAT)
  return record
}

/** Tells whether a file is a script with the library of the index. */
const isEngine = (file: string) => /^assets\/.*\.js$/.test(file) && builtText(file).includes('combineWith')

const textsIn = (file: string) => parseTexts(recordIn(file)) ?? new Map<string, never>()

let titles: SearchTitles
let engine: SearchEngine
beforeAll(() => {
  titles = parseTitles(recordIn(titlesFile)) as SearchTitles
  engine = createSearchEngine(titles)
  for (const file of textFiles) engine.addTexts(textsIn(file))
})

test('the files are those that the page accepts, and as many as the titles say', () => {
  expect(titles).not.toBeNull()
  expect(textFiles.filter((file) => parseTexts(recordIn(file)) === null)).toEqual([])
  expect(textFiles.length).toBe(titles.textFiles)
})

test('the titles with the code of the search have at most 40 kB, a text file at most 12 kB, all texts at most 110 kB', () => {
  const codeFiles = fileNames.filter(
    (file) => /^assets\/(search-dialog|use-search|open-list)-.*\.js$/.test(file) || isEngine(file),
  )
  expect(codeFiles.length).toBe(4)
  const [code, first] = [brotliBytes(codeFiles, BROTLI), brotliBytes([titlesFile], BROTLI)]
  const texts = textFiles.map((file) => brotliSize(builtText(file), BROTLI))
  const sum = texts.reduce((a, b) => a + b, 0)
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`
  console.log(`search: titles ${kb(first)}, code ${kb(code)}, texts ${kb(sum)}, the largest ${kb(Math.max(...texts))}`)
  expect(first + code).toBeLessThanOrEqual(40 * KB)
  expect(Math.max(...texts)).toBeLessThanOrEqual(12 * KB)
  expect(sum).toBeLessThanOrEqual(110 * KB)
})

test('the engine is in the script of the worker alone, so that no query runs on the page', () => {
  expect(fileNames.filter(isEngine)).toEqual([expect.stringMatching(/^assets\/search-worker-/)])
})

test('every page that search engines may list, and every question of the chat, is an entry', () => {
  const hrefs = new Set(titles.entries.map(({ href }) => href))
  expect(indexablePages.filter(({ path }) => !hrefs.has(path)).map(({ path }) => path)).toEqual([])
  expect(chatFaq.filter(({ id }) => !hrefs.has(`question:${id}`)).map(({ id }) => id)).toEqual([])
})

test('every page and every question has a text, in one of the files', () => {
  const texts = textFiles.flatMap((file) => [...textsIn(file).keys()])
  const pages = titles.entries.filter(({ parent }) => parent === '').map(({ href }) => href)
  expect(pages.filter((href) => !texts.includes(href))).toEqual([])
  expect(texts.filter((href, index) => texts.indexOf(href) !== index)).toEqual([])
})

test('every address of an entry leads to a page and its anchor, and none is there twice', () => {
  const targets = new Set(
    indexablePages.flatMap((page) => [
      page.path,
      ...page.elements.flatMap(({ attributes }) => (attributes.id ? [`${page.path}#${attributes.id}`] : [])),
    ]),
  )
  const hrefs = titles.entries.map(({ href }) => href)
  expect(hrefs.filter((href) => !href.startsWith('question:') && !targets.has(href))).toEqual([])
  expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([])
})

test('each record on a page is an entry of its kind', () => {
  const records = indexablePages.flatMap((page) =>
    page.elements.flatMap(({ attributes }) => attributes['data-record'] ?? []),
  )
  const countOf = (kind: string) => titles.entries.filter((entry) => entry.kind === kind).length
  const kinds = [...new Set(records)]
  expect(kinds.length).toBeGreaterThan(3)
  expect(kinds.filter((kind) => !(searchKinds as readonly string[]).includes(kind))).toEqual([])
  expect(kinds.map((kind) => [kind, countOf(kind)])).toEqual(
    kinds.map((kind) => [kind, records.filter((other) => other === kind).length]),
  )
})

test('the title of a job finds that job, and few others whose pages do not name it', () => {
  const jobTitles = titles.entries.filter(({ kind }) => kind === 'jobs')
  expect(jobTitles.length).toBeGreaterThan(1)
  for (const { title, href } of jobTitles) {
    const found = searchList(engine, title, jobPath('')).all
    expect([...found], title).toContain(href)
    expect(found.size, title).toBeLessThan(jobTitles.length / 2)
  }
})

test('every page is found first by its own title', () => {
  const pages = titles.entries.filter(({ href, parent }) => parent === '' && !href.startsWith('question:'))
  const missed = pages.filter(
    ({ title, href }) =>
      !engine
        .find(title)
        .slice(0, 3)
        .some(({ entry }) => entry.href === href),
  )
  expect(missed.map(({ title }) => title)).toEqual([])
})

const [firstArticle] = indexablePages.filter(({ path }) => path.startsWith('/blog/'))
test.each(firstArticle ? [firstArticle] : [])('an article is found by words of its text alone', (article) => {
  const text = findElements(article, 'article')[0]?.text ?? ''
  const words = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[a-z]{7,}/g) ?? []) words.set(word, (words.get(word) ?? 0) + 1)
  const frequent = [...words].sort((a, b) => b[1] - a[1]).slice(0, 8)
  const found = frequent.filter(([word]) => engine.find(word).some(({ entry }) => entry.href === article.path))
  expect(found.length).toBeGreaterThan(6)
})
