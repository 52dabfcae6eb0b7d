import { expect, test } from 'vitest'
import { serviceLinks } from '#content/navigation.ts'
import { loadService, type ServicePage } from '#content/service-pages.ts'

const pages = await Promise.all(serviceLinks.map(({ href }) => loadService(href.slice('/services/'.length))))
const byPath = pages.map((page) => [page.href, page] as const)

/** What a visitor reads: every sentence and name, without the keys for styles, places and drawings. */
function wordsOf(value: unknown, key = ''): readonly string[] {
  if (/^(kind|id|to|href|icon|specimen|tone|fit|code)$/.test(key)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => wordsOf(part, Array.isArray(value) ? key : name))
}

test('an unknown service cannot be loaded', async () => {
  for (const slug of ['baking', '', 'constructor']) await expect(loadService(slug)).rejects.toThrow(`"${slug}"`)
})

test.each(byPath)('%s has a head, blocks and a closing question', (_, { intro, action, blocks, closing }) => {
  for (const text of [intro, action, closing.question, closing.text]) expect(text).not.toBe('')
  expect(blocks.length).toBeGreaterThan(0)
})

test.each(byPath)('%s never links to itself', (path, { blocks }) => {
  const links = blocks.flatMap((block) => (block.kind === 'related' ? block.links.map(({ href }) => href) : []))
  expect(links).not.toContain(path)
})

test.each(byPath)('%s asks questions and answers them in sentences', (_, { blocks }) => {
  for (const { question, answer } of blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))) {
    expect(question).toMatch(/\?$/)
    expect(answer).toMatch(/[.”]$/)
  }
})

test('no two services have the same text', () => {
  const shared = new Set(sharedWords(pages))
  const told = pages.flatMap((page) => [
    ...new Set(wordsOf([page.intro, page.blocks, page.closing]).filter((words) => words.split(' ').length > 6)),
  ])
  expect(told.filter((words, index) => told.indexOf(words) !== index && !shared.has(words))).toEqual([])
})

/** Text that services share: blocks and closings that are identical. */
function sharedWords(all: readonly ServicePage[]): readonly string[] {
  const parts = all.flatMap(({ blocks, closing }) => [blocks, closing]).map((part) => JSON.stringify(part))
  const same = parts.filter((part, index) => parts.indexOf(part) !== index)
  return same.flatMap((part) => wordsOf(JSON.parse(part)))
}
