import { expect, test } from 'vitest'
import { serviceLinks } from '#content/navigation.ts'
import { loadService, type ServicePage } from '#content/service-pages.ts'

const pages = await Promise.all(serviceLinks.map(({ href }) => loadService(href.slice('/services/'.length))))
const pagesByPath = pages.map((page) => [page.href, page] as const)

/** Returns every sentence and name that a visitor reads, but no ids, addresses and names of styles or drawings. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (/^(kind|id|to|href|icon|specimen|tone|fit|code)$/.test(key)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, Array.isArray(value) ? key : name))
}

test('an unknown service cannot be loaded', async () => {
  for (const slug of ['baking', '', 'constructor']) await expect(loadService(slug)).rejects.toThrow(`"${slug}"`)
})

test.each(pagesByPath)(
  '%s has an introduction, blocks and a closing question',
  (_, { intro, action, blocks, closing }) => {
    for (const text of [intro, action, closing.question, closing.text]) expect(text).not.toBe('')
    expect(blocks.length).toBeGreaterThan(0)
  },
)

test.each(pagesByPath)('%s never links to itself', (path, { blocks }) => {
  const links = blocks.flatMap((block) => (block.kind === 'related' ? block.links.map(({ href }) => href) : []))
  expect(links).not.toContain(path)
})

test.each(pagesByPath)('the questions of %s end in a question mark, and the answers are sentences', (_, { blocks }) => {
  for (const { question, answer } of blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))) {
    expect(question).toMatch(/\?$/)
    expect(answer).toMatch(/[.”]$/)
  }
})

test('no two services have the same text of more than six words, except in blocks that are identical', () => {
  const shared = new Set(sharedTexts(pages))
  const texts = pages.flatMap((page) => [
    ...new Set(textsIn([page.intro, page.blocks, page.closing]).filter((words) => words.split(' ').length > 6)),
  ])
  expect(texts.filter((words, index) => texts.indexOf(words) !== index && !shared.has(words))).toEqual([])
})

/** Returns the texts of the blocks and closings that are identical on several pages. */
function sharedTexts(all: readonly ServicePage[]): readonly string[] {
  const parts = all.flatMap(({ blocks, closing }) => [blocks, closing]).map((part) => JSON.stringify(part))
  const repeated = parts.filter((part, index) => parts.indexOf(part) !== index)
  return repeated.flatMap((part) => textsIn(JSON.parse(part)))
}
