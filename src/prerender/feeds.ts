import { record as blog } from 'virtual:records/pages/blog'
import type { PostSummary } from '#content/article.ts'
import { config } from '#content/config.ts'
import { paths, postPath } from '#content/paths.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'

const address = (path: string) => `${config.siteUrl}${path}`
/** Escapes a text for XML 1.0, which allows neither control characters nor lone surrogates, even escaped. */
const xml = (text: string) =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD'))
const noon = (date: string) => `${date}T12:00:00Z`
/** Returns the day on which an article was last changed. */
const lastModified = ({ date, updated = date }: PostSummary) => updated

/** Returns the blog as an Atom feed (RFC 4287), newest first. */
export function atomFeed(posts: readonly PostSummary[]): string {
  const entries = posts.map(
    (post) => `  <entry>
    <title>${xml(post.title)}</title>
    <link href="${xml(address(postPath(post.slug)))}"/>
    <id>${xml(address(postPath(post.slug)))}</id>
    <published>${noon(post.date)}</published>
    <updated>${noon(lastModified(post))}</updated>
    <author><name>${xml(post.author)}</name></author>
    <summary>${xml(post.excerpt)}</summary>
${post.tags.map((tag) => `    <category term="${xml(tag)}"/>`).join('\n')}
  </entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${xml(config.name)} Blog</title>
  <subtitle>${xml(blog.lead)}</subtitle>
  <link rel="self" href="${xml(address('/feed.xml'))}"/>
  <link href="${xml(address(paths.blog))}"/>
  <id>${xml(address(paths.blog))}</id>
  <updated>${noon(posts.map(lastModified).sort().at(-1) ?? '2025-01-01')}</updated>
${entries.join('\n')}
</feed>
`
}

/** Returns the blog as a JSON Feed (version 1.1). */
export function jsonFeed(posts: readonly PostSummary[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${config.name} Blog`,
    description: blog.lead,
    home_page_url: address(paths.blog),
    feed_url: address('/feed.json'),
    language: 'en',
    items: posts.map((post) => ({
      id: address(postPath(post.slug)),
      url: address(postPath(post.slug)),
      title: post.title,
      content_text: post.excerpt,
      image: address(`/covers/${post.slug}-share.png`),
      date_published: noon(post.date),
      date_modified: noon(lastModified(post)),
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** Returns the sitemap, with every address that a search engine may list. */
export function sitemap(addresses: readonly string[], posts: readonly PostSummary[]): string {
  const dates = new Map(posts.map((post) => [postPath(post.slug), lastModified(post)]))
  const urls = addresses.map((path) => {
    const date = dates.get(path)
    return `  <url><loc>${xml(address(path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robotsTxt = `User-agent: *
Allow: /

Sitemap: ${address('/sitemap.xml')}
`
