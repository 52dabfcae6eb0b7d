import { expect, test } from 'vitest'
import type { ArticleBlock } from '#content/article.ts'
import { distinctTags } from '#content/articles/tags.ts'
import { paths, postPath } from '#content/paths.ts'
import { postBySlug, posts } from '#content/posts.ts'
import { tagPath } from '#content/query-paths.ts'
import { postPages } from '#content/record-pages.ts'
import { parseBlogQuery, searchPosts } from '#pages/blog/search.ts'
import { pageAddresses } from '#prerender/records/queries.ts'
import { articleHeadings, articleLinks } from '#support/articles.ts'

const bodies = new Map(
  await Promise.all(posts.map(async ({ slug }) => [slug, await postPages.loadText(slug)] as const)),
)
const articles = posts.map((post) => [post.slug, post, bodies.get(post.slug) ?? []] as const)

/**
 * Returns the anchors of an article, or null for another page. Tests of the built site check anchors of other pages.
 */
function anchorsOf(path: string): readonly string[] | null {
  const body = bodies.get(path.replace(`${paths.blog}/`, ''))
  return body ? articleHeadings(body).map(({ id }) => id) : null
}

test('addresses, titles and excerpts of articles are unique', () => {
  for (const field of ['slug', 'title', 'excerpt'] as const) {
    expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length)
  }
})

test('the newest article comes first', () => {
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test.each(articles)('%s names other articles as related, each once', (_, { slug, related }) => {
  expect(new Set(related).size).toBe(related.length)
  expect(related).not.toContain(slug)
})

test.each(articles)(
  'notes in %s begin with the month since which they apply, and the article has an update date',
  (_, post, body) => {
    const notes = body.flatMap((block) => {
      const [paragraph] = block.kind === 'quote' ? block.blocks : []
      const [first] = paragraph?.kind === 'paragraph' ? paragraph.children : []
      return typeof first === 'object' && first.kind === 'strong' ? [first.children.join('')] : []
    })
    expect(notes.filter((words) => !/^Since this was written, [A-Z][a-z]+\s20\d\d:$/.test(words))).toEqual([])
    expect(notes.length === 0 || post.updated !== undefined).toBe(true)
  },
)

/** Returns the links of an article to pages of the site, each with the path of the page and the anchor, if any. */
const ownLinksOf = (slug: string, body: readonly ArticleBlock[]) =>
  articleLinks(body).flatMap((href) => {
    if (href.startsWith('https://')) return []
    const [path = '', anchor] = href.split('#')
    return [{ href, anchor, target: path === '' ? postPath(slug) : path }]
  })

/** Tells whether a link leads to a heading that the article does not have. Links to other pages count as correct. */
function isDeadLink({ target, anchor }: { readonly target: string; readonly anchor?: string | undefined }): boolean {
  const anchors = anchorsOf(target)
  return anchor !== undefined && anchors !== null && !anchors.includes(anchor)
}

test.each(articles)(
  'every link of %s within the site leads to an existing page, and in an article to an existing heading',
  (_, { slug }, body) => {
    const allPaths = new Set(pageAddresses('src/content'))
    const links = ownLinksOf(slug, body)
    for (const link of links) {
      expect(allPaths, link.href).toContain(link.target)
      expect(isDeadLink(link), link.href).toBe(false)
    }
  },
)

test('a link to a heading that an article does not have is detected', () => {
  const [, newest, body] = articles[0] ?? []
  if (!newest || !body) return
  const target = postPath(newest.slug)
  expect(isDeadLink({ target, anchor: articleHeadings(body)[0]?.id })).toBe(false)
  expect(isDeadLink({ target, anchor: 'no-such-chapter' })).toBe(true)
  expect(isDeadLink({ target })).toBe(false)
})

test.each(articles)('%s never links to itself or to the not-found page', (_, { slug }, body) => {
  for (const href of articleLinks(body)) {
    expect(href.split('#')[0]).not.toBe(postPath(slug))
    expect(href).not.toBe('/404')
  }
})

test.each(articles)('the anchors in %s are plain words, and the article begins with a paragraph', (_, __, body) => {
  const headings = articleHeadings(body)
  expect(body[0]?.kind).toBe('paragraph')
  for (const { id } of headings) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test.each(articles)('every table row in %s has as many cells as the header', (_, __, body) => {
  for (const block of body) {
    if (block.kind !== 'table') continue
    for (const row of block.rows) expect(row.length, JSON.stringify(row)).toBe(block.head.length)
  }
})

const tags = distinctTags(posts)

test('a tag is always written the same way, and its address finds the articles with that tag', () => {
  expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
  for (const tag of tags) {
    const foundPosts = searchPosts(posts, parseBlogQuery(new URL(tagPath(tag), 'https://vyomix.example').search))
    expect(foundPosts, tag).toEqual(posts.filter((post) => post.tags.includes(tag)))
    expect(foundPosts.length, tag).toBeGreaterThan(0)
  }
})

test('tags are in the order of their newest article', () => {
  expect(tags.slice(0, 3)).toEqual(posts[0]?.tags ?? [])
  expect(new Set(tags)).toEqual(new Set(posts.flatMap((post) => post.tags)))
})

test('an article is found by its address, and an unknown address finds none', async () => {
  expect(postBySlug(posts[0]?.slug ?? '')).toBe(posts[0])
  expect(postBySlug('no-such-article')).toBeUndefined()
  expect(postBySlug('')).toBeUndefined()
  await expect(postPages.loadText('no-such-article')).rejects.toThrow(
    'No record with a page is called "no-such-article".',
  )
})
