import { record as blog } from 'virtual:records/pages/blog'
import { absoluteUrl } from '#content/absolute-url.ts'
import { originalSlug, type PostSummary } from '#content/article.ts'
import { config } from '#content/config.ts'
import type { Job } from '#content/jobs.ts'
import { jobPath, paths, postPath } from '#content/paths.ts'
import { postPages } from '#content/record-pages.ts'
import { articleHtml } from '#features/article/article-html.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'

/** An article with its whole text as HTML, in which every link has a whole address. */
export type FeedPost = PostSummary & { readonly html: string }

/** How many articles a feed has. Readers ask for it again and again, and keep what they have read. */
const POSTS_IN_FEED = 50

/** Escapes a text for XML 1.0. It replaces characters that XML forbids even when escaped, such as lone surrogates. */
const escapeXml = (text: string) =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD'))
const idOf = (post: PostSummary) => absoluteUrl(postPath(originalSlug(post)))
const noonOf = (date: string) => `${date}T12:00:00Z`
/** Returns the day on which an article was last changed. */
const lastModified = ({ date, updated = date }: PostSummary) => updated

/** Returns the newest articles, which the feeds contain, with their texts. `posts` begins with the newest. */
export function feedPosts(posts: readonly PostSummary[]): Promise<readonly FeedPost[]> {
  return Promise.all(
    posts.slice(0, POSTS_IN_FEED).map(async (post) => ({
      ...post,
      html: articleHtml(await postPages.loadText(post.slug), absoluteUrl(postPath(post.slug))),
    })),
  )
}

/** Returns the blog as an Atom feed (RFC 4287), newest first. */
export function atomFeed(posts: readonly FeedPost[]): string {
  const entries = posts.map(
    (post) => `  <entry>
    <title>${escapeXml(post.title)}</title>
    <link href="${escapeXml(absoluteUrl(postPath(post.slug)))}"/>
    <id>${escapeXml(idOf(post))}</id>
    <published>${noonOf(post.date)}</published>
    <updated>${noonOf(lastModified(post))}</updated>
    <author><name>${escapeXml(post.author)}</name></author>
    <summary>${escapeXml(post.excerpt)}</summary>
    <content type="html">${escapeXml(post.html)}</content>
${post.tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`).join('\n')}
  </entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(config.name)} Blog</title>
  <subtitle>${escapeXml(blog.lead)}</subtitle>
  <link rel="self" href="${escapeXml(absoluteUrl('/feed.xml'))}"/>
  <link href="${escapeXml(absoluteUrl(paths.blog))}"/>
  <id>${escapeXml(absoluteUrl(paths.blog))}</id>
  <updated>${noonOf(posts.map(lastModified).sort().at(-1) ?? '2025-01-01')}</updated>
${entries.join('\n')}
</feed>
`
}

/** Returns the blog as a JSON Feed (version 1.1). */
export function jsonFeed(posts: readonly FeedPost[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${config.name} Blog`,
    description: blog.lead,
    home_page_url: absoluteUrl(paths.blog),
    feed_url: absoluteUrl('/feed.json'),
    language: 'en',
    items: posts.map((post) => ({
      id: idOf(post),
      url: absoluteUrl(postPath(post.slug)),
      title: post.title,
      summary: post.excerpt,
      content_html: post.html,
      image: absoluteUrl(`/covers/${post.slug}-1600.webp`),
      date_published: noonOf(post.date),
      date_modified: noonOf(lastModified(post)),
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** Returns the day of the last change of each page whose record has one, by the address of the page. */
export function changeDates(posts: readonly PostSummary[], jobs: readonly Pick<Job, 'id' | 'posted'>[]) {
  return new Map([
    ...posts.map((post) => [postPath(post.slug), lastModified(post)] as const),
    ...jobs.flatMap(({ id, posted }) => (posted === undefined ? [] : [[jobPath(id), posted] as const])),
  ])
}

/** Returns the sitemap, with every address that a search engine may list, and the day of its last change (`dates`). */
export function sitemap(addresses: readonly string[], dates: ReadonlyMap<string, string>): string {
  const urls = addresses.map((path) => {
    const date = dates.get(path)
    return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robotsTxt = `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
