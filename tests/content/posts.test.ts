import { expect, test } from 'vitest'
import type { ArticleBlock } from '#content/article.ts'
import { paths, postPath, tagPath } from '#content/paths.ts'
import { loadPostBody, postBySlug, posts, postTags } from '#content/posts.ts'
import { parseBlogQuery, searchPosts } from '#features/blog-search/search.ts'
import { pageAddresses } from '#prerender/records/queries.ts'
import { articleHeadings, articleLinks } from '#support/articles.ts'

const bodies = new Map(await Promise.all(posts.map(async ({ slug }) => [slug, await loadPostBody(slug)] as const)))
const articles = posts.map((post) => [post.slug, post, bodies.get(post.slug) ?? []] as const)

/** The anchors of an article, which are its headings. Those of other pages are checked in the built site. */
function anchorsOf(path: string): readonly string[] | null {
  const body = bodies.get(path.replace(`${paths.blog}/`, ''))
  return body ? articleHeadings(body).map(({ id }) => id) : null
}

test('addresses, titles and excerpts of articles are unique', () => {
  for (const part of ['slug', 'title', 'excerpt'] as const) {
    expect(new Set(posts.map((post) => post[part])).size, part).toBe(posts.length)
  }
})

test('the newest article comes first', () => {
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test.each(articles)('%s names other articles, each once', (_, { slug, related }) => {
  expect(new Set(related).size).toBe(related.length)
  expect(related).not.toContain(slug)
})

test.each(articles)(
  'a note in %s says since when it applies, and the article says that it was updated',
  (_, post, body) => {
    const notes = body.flatMap((block) => {
      const [first] = block.kind === 'quote' ? block.children : []
      return typeof first === 'object' && first.kind === 'strong' ? [first.children.join('')] : []
    })
    expect(notes.filter((words) => !/^Since this was written, [A-Z][a-z]+\s20\d\d:$/.test(words))).toEqual([])
    expect(notes.length === 0 || post.updated !== undefined).toBe(true)
  },
)

/** The links of an article within the site, each with its page and, if it has one, its anchor. */
const ownLinksOf = (slug: string, body: readonly ArticleBlock[]) =>
  articleLinks(body).flatMap((href) => {
    if (href.startsWith('https://')) return []
    const [path = '', anchor] = href.split('#')
    return [{ href, anchor, target: path === '' ? postPath(slug) : path }]
  })

/** Whether a link names a heading that its article lacks. Anchors of other pages are checked in the built site. */
function isAstray({ target, anchor }: { readonly target: string; readonly anchor?: string | undefined }): boolean {
  const anchors = anchorsOf(target)
  return anchor !== undefined && anchors !== null && !anchors.includes(anchor)
}

test.each(articles)('every link of %s leads to an existing page and heading', (_, { slug }, body) => {
  const known = new Set(pageAddresses('src/content'))
  const links = ownLinksOf(slug, body)
  for (const link of links) {
    expect(known, link.href).toContain(link.target)
    expect(isAstray(link), link.href).toBe(false)
  }
})

test('a link to a heading that an article does not have is detected', () => {
  const [, newest, body] = articles[0] ?? expect.fail('no article')
  const target = postPath(newest.slug)
  expect(isAstray({ target, anchor: articleHeadings(body)[0]?.id })).toBe(false)
  expect(isAstray({ target, anchor: 'no-such-chapter' })).toBe(true)
  expect(isAstray({ target })).toBe(false)
})

test.each(articles)('%s never links to itself or to nothing', (_, { slug }, body) => {
  for (const href of articleLinks(body)) {
    expect(href.split('#')[0]).not.toBe(postPath(slug))
    expect(href).not.toBe('/404')
  }
})

test.each(articles)('the anchors of %s are plain words, and it begins with a sentence', (_, __, body) => {
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

test('a tag is always written the same way and leads to the articles that have it', () => {
  expect(new Set(postTags.map((tag) => tag.toLowerCase())).size).toBe(postTags.length)
  for (const tag of postTags) {
    const found = searchPosts(posts, parseBlogQuery(new URL(tagPath(tag), 'https://vyomix.example').search))
    expect(found, tag).toEqual(posts.filter((post) => post.tags.includes(tag)))
    expect(found.length, tag).toBeGreaterThan(0)
  }
})

test('tags are in the order of their newest article', () => {
  expect(postTags.slice(0, 3)).toEqual(posts[0]?.tags)
  expect(new Set(postTags)).toEqual(new Set(posts.flatMap((post) => post.tags)))
})

test('an article is found by its address, and an unknown address finds none', async () => {
  expect(postBySlug(posts[0]?.slug ?? '')).toBe(posts[0])
  expect(postBySlug('no-such-article')).toBeUndefined()
  expect(postBySlug('')).toBeUndefined()
  await expect(loadPostBody('no-such-article')).rejects.toThrow('No article is called "no-such-article".')
})
