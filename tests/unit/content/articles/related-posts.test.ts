import { expect, test } from 'vitest'
import type { PostSummary } from '#content/article.ts'
import { furtherPosts, relatedPosts } from '#content/articles/related-posts.ts'

const post = (id: number, tags: readonly string[], related: readonly number[] = []): PostSummary => ({
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: '',
  date: `2025-06-${String(30 - id).padStart(2, '0')}`,
  author: 'Nandini Rao',
  tags,
  related: related.map((other) => `post-${other}`),
  minutes: 8,
  chapters: [],
})
const idsOf = (posts: readonly PostSummary[]) => posts.map(({ slug }) => Number(slug.replace('post-', '')))

const blog = [
  post(1, ['AI'], [4, 2, 6]),
  post(2, ['AI', 'Work']),
  post(3, ['SEO']),
  post(4, ['AI']),
  post(5, ['AI']),
  post(6, ['AI']),
] as const

test('an article that names related articles is followed by them, in the order in which it names them', () => {
  expect(idsOf(relatedPosts(blog[0], blog))).toEqual([4, 2, 6])
})

test('a named article that does not exist is skipped', () => {
  expect(idsOf(relatedPosts(post(1, ['AI'], [99, 3]), blog))).toEqual([3])
})

test('an article that names no related articles is followed by up to three others that share a tag', () => {
  expect(idsOf(relatedPosts(blog[1], blog))).toEqual([1, 4, 5])
})

test('an article that names only unknown articles is followed by articles that share a tag', () => {
  expect(idsOf(relatedPosts(post(4, ['AI'], [98, 99]), blog))).toEqual([1, 2, 5])
})

test('an article without a shared tag has no related ones', () => {
  expect(relatedPosts(blog[2], blog)).toEqual([])
})

test('further articles leave out the article and its related ones', () => {
  expect(idsOf(furtherPosts(blog[0], blog))).toEqual([5, 3])
})

test('further articles are first those that share a tag, then the newest', () => {
  const articles = [
    post(1, ['AI', 'SEO'], [2]),
    post(2, []),
    post(3, []),
    post(4, ['SEO']),
    post(5, []),
    post(6, ['AI']),
  ]
  expect(idsOf(furtherPosts(post(1, ['AI', 'SEO'], [2]), articles))).toEqual([4, 6, 3])
})

test('there are three further articles at most', () => {
  const named = post(7, ['AI'], [3])
  expect(idsOf(furtherPosts(named, [named, ...blog]))).toEqual([1, 2, 4])
})

test('without a shared tag, the further articles are the newest', () => {
  expect(idsOf(furtherPosts(blog[2], blog))).toEqual([1, 2, 4])
})

test('a single article has no further ones', () => {
  expect(furtherPosts(blog[2], [blog[2]])).toEqual([])
})
