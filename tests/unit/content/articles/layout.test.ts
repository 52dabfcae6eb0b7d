import { expect, test } from 'vitest'
import { articlesLayout } from '#content/articles/schema.ts'
import { tagsByUse } from '#content/articles/tags.ts'

/** Returns articles, newest first. All have the tag 'AI', every second one 'Search', and each one a tag of its own. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `article-${index}`,
    tags: ['AI', ...(index % 2 === 0 ? ['Search'] : []), `Own ${index}`],
    ...(index === 0 && { formerly: ['first', 'older'] }),
  }))

test('a single page of articles shows all their tags, in the order of the newest article', () => {
  const { tags, tagCount } = articlesLayout(articles(12))
  expect(tags.slice(0, 4)).toEqual(['AI', 'Search', 'Own 0', 'Own 1'])
  expect([tags.length, tagCount]).toEqual([14, 14])
})

test('above a thousand articles stand twenty tags, the most used first', () => {
  const { tags, tagCount } = articlesLayout(articles(1000))
  expect(tags.slice(0, 3)).toEqual(['AI', 'Search', 'Own 0'])
  expect([tags.length, tagCount]).toEqual([20, 1002])
  expect(tagsByUse(articles(1000))).toHaveLength(1002)
})

test('what every page of an article loads grows with renamed articles alone', () => {
  expect(articlesLayout(articles(1000)).currentSlugs).toEqual({ first: 'article-0', older: 'article-0' })
  const size = (count: number) => JSON.stringify(articlesLayout(articles(count))).length
  expect(size(1000)).toBeLessThan(size(100) + 100)
})
