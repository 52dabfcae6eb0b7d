import { expect, test } from 'vitest'
import type { ArticleBlock } from '#content/article.ts'
import { chaptersOf } from '#features/article/chapters.ts'

const words = (text: string): ArticleBlock => ({ kind: 'paragraph', children: [text] })
const heading = (text: string, depth: 2 | 3 = 2): ArticleBlock => ({ kind: 'heading', depth, id: text, text })

test('each second-level heading begins a chapter, and smaller headings stay inside', () => {
  const [first, second] = [
    [heading('Who asks'), words('They do.'), heading('At night', 3), words('Nobody.')],
    [heading('Who answers'), words('We do.')],
  ]
  expect(chaptersOf([words('It began so.'), ...first, ...second])).toEqual({
    opening: [words('It began so.')],
    chapters: [first, second],
  })
})

test('a text without a heading of a chapter is only an opening', () => {
  const blocks = [words('One.'), heading('An aside', 3), words('Two.')]
  expect(chaptersOf(blocks)).toEqual({ opening: blocks, chapters: [] })
})

test('a text that begins with a chapter has no opening', () => {
  const blocks = [heading('At once'), words('One.')]
  expect(chaptersOf(blocks)).toEqual({ opening: [], chapters: [blocks] })
})

test('an empty text has no chapters', () => {
  expect(chaptersOf([])).toEqual({ opening: [], chapters: [] })
})
