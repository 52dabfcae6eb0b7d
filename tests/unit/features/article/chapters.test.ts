import { expect, test } from 'vitest'
import type { ArticleBlock } from '#content/article.ts'
import { chaptersOf } from '#features/article/chapters.ts'

const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', children: [text] })
const heading = (text: string, depth: 2 | 3 = 2): ArticleBlock => ({ kind: 'heading', depth, id: text, text })

test('each second-level heading begins a chapter, and smaller headings stay inside', () => {
  const [first, second] = [
    [heading('Who asks'), paragraph('They do.'), heading('At night', 3), paragraph('Nobody.')],
    [heading('Who answers'), paragraph('We do.')],
  ]
  expect(chaptersOf([paragraph('It began so.'), ...first, ...second])).toEqual({
    opening: [paragraph('It began so.')],
    chapters: [first, second],
  })
})

test('a text without a second-level heading has an opening and no chapters', () => {
  const blocks = [paragraph('One.'), heading('An aside', 3), paragraph('Two.')]
  expect(chaptersOf(blocks)).toEqual({ opening: blocks, chapters: [] })
})

test('a text that begins with a chapter has no opening', () => {
  const blocks = [heading('At once'), paragraph('One.')]
  expect(chaptersOf(blocks)).toEqual({ opening: [], chapters: [blocks] })
})

test('an empty text has no chapters', () => {
  expect(chaptersOf([])).toEqual({ opening: [], chapters: [] })
})
