import { expect, test } from 'vitest'
import { startersFor } from '#content/faq-starters.ts'
import { paths, postPath } from '#content/paths.ts'
import { chatFaq } from '#support/chat.ts'

const titles = chatFaq.map(({ title }) => title)
const everyPath = [...Object.values(paths), postPath('some-article'), '/no/such/page']

test.each(everyPath)('on %s the chat offers four different questions, which are titles of FAQ entries', (path) => {
  const starters = startersFor(path)
  expect(new Set(starters).size).toBe(4)
  for (const starter of starters) expect(titles).toContain(starter)
})

test('all services have the same questions, but referral and training have their own', () => {
  const services = startersFor(paths.services)
  for (const path of [paths.seo, paths.hosting, paths.apis]) expect(startersFor(path)).toBe(services)
  for (const path of [paths.refer, paths.training]) expect(startersFor(path)).not.toBe(services)
})

test('a page without questions has those of its nearest parent page', () => {
  expect(startersFor(postPath('some-article'))).toBe(startersFor(paths.blog))
  expect(startersFor(`${paths.refer}/some/where`)).toBe(startersFor(paths.refer))
})

test('a page with a similar name, or an unknown page, has the general questions', () => {
  for (const path of [`${paths.blog}-and-more`, '/no/such/page', paths.notFound, '', '/', '//', 'constructor'])
    expect(startersFor(path), path).toBe(startersFor(paths.home))
})
