import type { PostSummary } from '#content/article.ts'
import { blogPage } from '#content/blog.ts'
import { config } from '#content/config.ts'
import { paths, postPath } from '#content/paths.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'

const address = (path: string) => `${config.siteUrl}${path}`
const noon = (date: string) => `${date}T12:00:00Z`

/** The blog as an Atom feed (RFC 4287), newest first. */
export function atomFeed(posts: readonly PostSummary[]): string {
  const entries = posts.map(
    (post) => `  <entry>
    <title>${escapeMarkup(post.title)}</title>
    <link href="${address(postPath(post.slug))}"/>
    <id>${address(postPath(post.slug))}</id>
    <published>${noon(post.date)}</published>
    <updated>${noon(post.date)}</updated>
    <author><name>${escapeMarkup(post.author)}</name></author>
    <summary>${escapeMarkup(post.excerpt)}</summary>
${post.tags.map((tag) => `    <category term="${escapeMarkup(tag)}"/>`).join('\n')}
  </entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeMarkup(config.name)} Blog</title>
  <subtitle>${escapeMarkup(blogPage.lead)}</subtitle>
  <link rel="self" href="${address('/feed.xml')}"/>
  <link href="${address(paths.blog)}"/>
  <id>${address(paths.blog)}</id>
  <updated>${noon(posts[0]?.date ?? '2025-01-01')}</updated>
${entries.join('\n')}
</feed>
`
}

/** The blog as a JSON Feed (version 1.1). */
export function jsonFeed(posts: readonly PostSummary[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${config.name} Blog`,
    description: blogPage.lead,
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
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** Every address a search engine may list. */
export function sitemap(addresses: readonly string[], posts: readonly PostSummary[]): string {
  const dates = new Map(posts.map((post) => [postPath(post.slug), post.date]))
  const urls = addresses.map((path) => {
    const date = dates.get(path)
    return `  <url><loc>${escapeMarkup(address(path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robots = `User-agent: *
Allow: /

Sitemap: ${address('/sitemap.xml')}
`
