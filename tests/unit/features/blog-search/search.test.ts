import { expect, test } from 'vitest'
import { blogSearchString, parseBlogQuery, searchPosts } from '#features/blog-search/search.ts'

const agents = {
  title: 'Agentic AI in production',
  excerpt: 'What we log and what we cap.',
  tags: ['Agentic AI', 'AI'],
}
const seo = {
  title: 'SEO when answers come from models',
  excerpt: 'Which crawlers to admit: 100% of them?',
  tags: ['SEO'],
}
const work = { title: 'The future of work', excerpt: 'Split one job <b> & more 🚀', tags: ['Future of Work', 'R&D'] }
const all = [agents, seo, work]

test('an address without a search has no query', () => {
  expect(parseBlogQuery('')).toEqual({ text: '', tag: null })
  expect(parseBlogQuery('?source=pwa')).toEqual({ text: '', tag: null })
})

test('?q= contains the typed text', () => {
  expect(parseBlogQuery('?q=edge+ai')).toEqual({ text: 'edge ai', tag: null })
})

test('?tag= contains a tag, which is shown in the search box too', () => {
  expect(parseBlogQuery('?tag=Future%20of%20Work')).toEqual({ text: 'Future of Work', tag: 'Future of Work' })
})

test('a tag takes precedence over typed text', () => {
  expect(parseBlogQuery('?q=seo&tag=AI')).toEqual({ text: 'AI', tag: 'AI' })
})

test('an empty tag is no tag', () => {
  expect(parseBlogQuery('?tag=&q=seo')).toEqual({ text: 'seo', tag: null })
})

test.each(['?q=%', '?q=%E0%A4%A', '?tag=%zz', '?tag=', '?q', '?=', '?&&', '?q=a&q=b', '?q=%00&tag=%00'])(
  'a malformed search (%s) is parsed without an error',
  (search) => {
    expect(() => searchPosts(all, parseBlogQuery(search))).not.toThrow()
  },
)

test.each([
  '100%',
  '%E0%A4',
  'x'.repeat(5000),
  '<b>',
  '🚀',
  'R&D',
  'a+b',
  'a b',
  '#1',
  '"quoted"',
  'क्या',
  '?',
  '=',
  '\\',
  '.*',
  ' ',
])('typed text %j can be read back from the address', (text) => {
  expect(parseBlogQuery(blogSearchString({ text, tag: null }))).toEqual({ text, tag: null })
})

test('an empty search leaves nothing in the address', () => {
  expect(blogSearchString({ text: '', tag: null })).toBe('')
})

test('an empty query finds every article, in order', () => {
  expect(searchPosts(all, { text: '', tag: null })).toEqual(all)
  expect(searchPosts(all, { text: '   ', tag: null })).toEqual(all)
})

test.each([
  ['the title', 'production', [agents]],
  ['the excerpt', 'crawlers', [seo]],
  ['a tag', 'future of work', [work]],
  ['any letter case', 'aNSweRS coMe', [seo]],
  ['the middle of a word', 'rawle', [seo]],
  ['several articles', 'ai', [agents]],
  ['text with surrounding spaces', '  models ', [seo]],
  ['a percent sign', '100%', [seo]],
  ['a less-than sign', '<b>', [work]],
  ['an ampersand', 'r&d', [work]],
  ['an emoji', '🚀', [work]],
  ['a literal dot', 'c.p', []],
  ['literal brackets and asterisks', '(.*', []],
  ['nothing', 'blockchain', []],
])('text is found by %s', (_, text, found) => {
  expect(searchPosts(all, { text, tag: null })).toEqual(found)
})

test('a tag finds the articles that have exactly this tag, in upper or lower case', () => {
  expect(searchPosts(all, { text: 'ai', tag: 'ai' })).toEqual([agents])
  expect(searchPosts(all, { text: 'Future of Work', tag: 'Future of Work' })).toEqual([work])
})

test('a tag that no article has finds none, even if the text would', () => {
  expect(searchPosts(all, parseBlogQuery('?tag=Future'))).toEqual([])
  expect(searchPosts(all, parseBlogQuery('?q=Future'))).toEqual([work])
})
