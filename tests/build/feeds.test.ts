import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { articleSlugs } from '#support/addresses.ts'
import { type BuiltPage, builtText, findElements, indexablePages, isBuilt } from '#support/built-site.ts'
import { lastChangeDate, writtenArticles } from '#support/content-source.ts'
import { readHtml, readXml } from '#support/markup.ts'

type FeedItem = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content_html?: string
  readonly image?: string
  readonly date_published: string
  readonly date_modified: string
  readonly authors: readonly { readonly name?: string }[]
  readonly tags: readonly string[]
}
type JsonFeed = Readonly<Record<string, unknown>> & { readonly items: readonly FeedItem[] }

const addresses = articleSlugs.map((slug) => `${config.siteUrl}/blog/${slug}`).sort()
const isTimestamp = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
const fileName = (address: unknown) => String(address).replace(`${config.siteUrl}/`, '')
const textsOf = (page: Pick<BuiltPage, 'elements'>, tag: string) => findElements(page, tag).map(({ text }) => text)

test('the sitemap is well-formed and lists every page for search engines once, under its canonical address', () => {
  const map = readXml(builtText('sitemap.xml'))
  expect(map.problems).toEqual([])
  expect(map.elements[0]).toMatchObject({
    tag: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  })
  const canonical = indexablePages.map((page) => findElements(page, 'link', { rel: 'canonical' })[0]?.attributes.href)
  expect(textsOf(map, 'loc').sort()).toEqual(canonical.sort())
  expect(textsOf(map, 'lastmod').filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(builtText('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(builtText('robots.txt')).toContain(`\nSitemap: ${config.siteUrl}/sitemap.xml\n`)
  expect(builtText('robots.txt')).not.toContain('Disallow')
})

test('the Atom feed is well-formed and has the feed elements that RFC 4287 requires', () => {
  const feed = readXml(builtText('feed.xml'))
  expect(feed.problems).toEqual([])
  expect(feed.elements[0]).toMatchObject({ tag: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } })
  const feedElements = { elements: feed.elements.filter(({ ancestors: within }) => within.length === 1) }
  expect([
    textsOf(feedElements, 'id').length,
    textsOf(feedElements, 'title').length,
    textsOf(feedElements, 'updated').length,
  ]).toEqual([1, 1, 1])
  expect(findElements(feedElements, 'link', { rel: 'self' })[0]?.attributes.href).toBe(`${config.siteUrl}/feed.xml`)
  expect(
    textsOf(feed, 'updated')
      .concat(textsOf(feed, 'published'))
      .filter((text) => !isTimestamp(text)),
  ).toEqual([])
})

test('the Atom feed has every article, newest first, each with all required elements', () => {
  const entries = findElements(readXml(builtText('feed.xml')), 'entry').map(({ inner }) =>
    readXml(`<entry>${inner}</entry>`),
  )
  expect(entries).toHaveLength(articleSlugs.length)
  expect(entries.map((entry) => findElements(entry, 'link')[0]?.attributes.href).sort()).toEqual(addresses)
  const requiredTags = ['id', 'title', 'updated', 'published', 'summary', 'name']
  expect(
    entries.flatMap((entry) => requiredTags.filter((tag) => textsOf(entry, tag).filter(Boolean).length !== 1)),
  ).toEqual([])
  const dates = entries.map((entry) => textsOf(entry, 'published')[0] ?? '')
  expect(dates).toEqual([...dates].sort().reverse())
})

test('the JSON feed conforms to version 1.1 and has every article', () => {
  const feed = JSON.parse(builtText('feed.json')) as JsonFeed
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${config.siteUrl}/blog`,
    feed_url: `${config.siteUrl}/feed.json`,
    language: 'en',
  })
  expect(feed.title).toBeTruthy()
  expect(feed.items.map(({ url }) => url).sort()).toEqual(addresses)
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(articleSlugs.length)
  const incomplete = feed.items.filter(
    (item) =>
      !(
        typeof item.id === 'string' &&
        item.title &&
        item.content_html &&
        isTimestamp(item.date_published) &&
        isTimestamp(item.date_modified) &&
        item.date_modified >= item.date_published
      ),
  )
  expect(incomplete).toEqual([])
  expect(feed.items.filter(({ authors, tags }) => !authors[0]?.name || tags.length === 0)).toEqual([])
  expect(feed.items.filter(({ image }) => image !== undefined && !isBuilt(fileName(image)))).toEqual([])
})

test.each(writtenArticles)('both feeds and the sitemap give the same dates for $slug as its record', (article) => {
  const address = `${config.siteUrl}${article.path}`
  const elementsIn = (fileName: string, tag: string) =>
    findElements(readXml(builtText(fileName)), tag).map(({ inner }) => readXml(`<${tag}>${inner}</${tag}>`))
  const [entry] = elementsIn('feed.xml', 'entry').filter(
    (element) => findElements(element, 'link')[0]?.attributes.href === address,
  )
  const days = (moments: readonly string[]) => moments.map((moment) => moment.slice(0, 'yyyy-mm-dd'.length))
  expect(entry && days([...textsOf(entry, 'published'), ...textsOf(entry, 'updated')])).toEqual([
    article.date,
    lastChangeDate(article),
  ])
  const { items } = JSON.parse(builtText('feed.json')) as JsonFeed
  const [item] = items.filter(({ url }) => url === address)
  expect(item && days([item.date_published, item.date_modified])).toEqual([article.date, lastChangeDate(article)])
  const [listed] = elementsIn('sitemap.xml', 'url').filter((element) => textsOf(element, 'loc')[0] === address)
  expect(listed && textsOf(listed, 'lastmod')).toEqual([lastChangeDate(article)])
})

test('the Atom feed was updated on the day of the newest change to an article, if there is one', () => {
  const feed = readXml(builtText('feed.xml'))
  const feedElements = { elements: feed.elements.filter(({ ancestors: within }) => within.length === 1) }
  const [updated = ''] = textsOf(feedElements, 'updated')
  expect(updated.slice(0, 10)).toBe(writtenArticles.map(lastChangeDate).sort().at(-1) ?? '2025-01-01')
})

test('every page links to both feeds', () => {
  const feeds = ['application/atom+xml /feed.xml', 'application/feed+json /feed.json']
  const feedLinks = indexablePages.map((page) =>
    findElements(page, 'link', { rel: 'alternate' }).map(({ attributes }) => `${attributes.type} ${attributes.href}`),
  )
  expect(feedLinks.filter((links) => String(links) !== String(feeds))).toEqual([])
})

test.each(writtenArticles)('both feeds have the whole text of $slug, with links that work anywhere', (article) => {
  const { items } = JSON.parse(builtText('feed.json')) as JsonFeed
  const [item] = items.filter(({ url }) => url === `${config.siteUrl}${article.path}`)
  const html = item?.content_html ?? ''
  const { problems, elements } = readHtml(`<!doctype html><html lang="en"><body>${html}</body></html>`)
  expect(problems).toEqual([])
  const headings = [...article.text.matchAll(/^## (.*)$/gm)].map(([, text]) => text)
  expect(elements.filter(({ tag }) => tag === 'h2')).toHaveLength(headings.length)
  const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href ?? '')
  expect(links.filter((href) => !href.startsWith('https://'))).toEqual([])
  expect(builtText('feed.xml')).toContain(`<content type="html">${escapeMarkup(html)}</content>`)
})
