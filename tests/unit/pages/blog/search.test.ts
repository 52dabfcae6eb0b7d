import { expect, test } from 'vitest'
import { blogSearchString, isChosen, parseBlogQuery, searchPosts, withChosenTag } from '#pages/blog/search.ts'

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

test('an address without a text and a tag has an empty query', () => {
  expect(parseBlogQuery('')).toEqual({ text: '', tag: null })
  expect(parseBlogQuery('?source=pwa')).toEqual({ text: '', tag: null })
})

test('?q= is parsed as typed text', () => {
  expect(parseBlogQuery('?q=edge+ai')).toEqual({ text: 'edge ai', tag: null })
})

test('?tag= is parsed as a tag, which is also the text of the search box', () => {
  expect(parseBlogQuery('?tag=Future%20of%20Work')).toEqual({ text: 'Future of Work', tag: 'Future of Work' })
})

test('a tag takes precedence over typed text', () => {
  expect(parseBlogQuery('?q=seo&tag=AI')).toEqual({ text: 'AI', tag: 'AI' })
})

test('an empty tag is ignored', () => {
  expect(parseBlogQuery('?tag=&q=seo')).toEqual({ text: 'seo', tag: null })
})

test.each(['?q=%', '?q=%E0%A4%A', '?tag=%zz', '?tag=', '?q', '?=', '?&&', '?q=a&q=b', '?q=%00&tag=%00'])(
  'a malformed or unusual query string (%s) causes no error',
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

test('an empty query has an empty query string', () => {
  expect(blogSearchString({ text: '', tag: null })).toBe('')
})

test('an empty or blank query finds every article, in order', () => {
  expect(searchPosts(all, { text: '', tag: null })).toEqual(all)
  expect(searchPosts(all, { text: '   ', tag: null })).toEqual(all)
})

test.each([
  ['a word of the title', 'production', [agents]],
  ['a word of the excerpt', 'crawlers', [seo]],
  ['a tag', 'future of work', [work]],
  ['text in any letter case', 'aNSweRS coMe', [seo]],
  ['the middle of a word', 'rawle', [seo]],
  ['a short text', 'ai', [agents]],
  ['text with surrounding spaces', '  models ', [seo]],
  ['a percent sign', '100%', [seo]],
  ['a less-than sign', '<b>', [work]],
  ['an ampersand', 'r&d', [work]],
  ['an emoji', '🚀', [work]],
  ['a dot, which is no wildcard,', 'c.p', []],
  ['a bracket and an asterisk, which are no pattern,', '(.*', []],
  ['text that no article contains', 'blockchain', []],
])('a search for %s finds the right articles', (_, text, found) => {
  expect(searchPosts(all, { text, tag: null })).toEqual(found)
})

test('a tag finds the articles that have exactly this tag, in upper or lower case', () => {
  expect(searchPosts(all, { text: 'ai', tag: 'ai' })).toEqual([agents])
  expect(searchPosts(all, { text: 'Future of Work', tag: 'Future of Work' })).toEqual([work])
})

test('a tag that no article has finds none, even if a text search would find some', () => {
  expect(searchPosts(all, parseBlogQuery('?tag=Future'))).toEqual([])
  expect(searchPosts(all, parseBlogQuery('?q=Future'))).toEqual([work])
})

test('a chosen tag is the same tag in other letters, and typed text chooses none', () => {
  expect(isChosen('Agentic AI', parseBlogQuery('?tag=agentic%20ai'))).toBe(true)
  expect(isChosen('Agentic AI', parseBlogQuery('?tag=AI'))).toBe(false)
  expect(isChosen('AI', parseBlogQuery('?q=AI'))).toBe(false)
})

test('the row of tags has the chosen one: where it is, or first if it is not among them', () => {
  const tags = ['AI', 'SEO']
  expect(withChosenTag(tags, parseBlogQuery(''))).toEqual(tags)
  expect(withChosenTag(tags, parseBlogQuery('?q=Rust'))).toEqual(tags)
  expect(withChosenTag(tags, parseBlogQuery('?tag=seo'))).toEqual(tags)
  expect(withChosenTag(tags, parseBlogQuery('?tag=Rust'))).toEqual(['Rust', 'AI', 'SEO'])
})
