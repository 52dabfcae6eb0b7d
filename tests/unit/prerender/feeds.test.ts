import { expect, test, vi } from 'vitest'
import { posts } from '#content/posts.ts'
import { atomFeed, changeDates, type FeedPost, feedPosts, jsonFeed, robotsTxt, sitemap } from '#prerender/feeds.ts'
import { forgetModules } from '#support/fresh-modules.ts'
import { readXml } from '#support/markup.ts'

const newest: FeedPost = {
  slug: 'seo-and-r-and-d',
  title: 'SEO & R&D: <b>"fast"</b>',
  excerpt: 'A < B & C > D, said "plainly" — in one sentence.',
  date: '2025-06-24',
  author: 'Nandini "Nan" Rao & Co',
  tags: ['R&D', '<AI>'],
  related: [],
  minutes: 8,
  chapters: [],
  html: '<p>A &lt; B &amp; <a href="https://vyomix.example/jobs">C</a></p>',
}
const oldest: FeedPost = { ...newest, slug: 'first', title: 'First', date: '2025-05-28', tags: ['AI'] }

test('the Atom feed escapes the text of an article', () => {
  const feed = atomFeed([newest])
  expect(feed).toContain('<title>SEO &amp; R&amp;D: &lt;b&gt;&quot;fast&quot;&lt;/b&gt;</title>')
  expect(feed).toContain('<summary>A &lt; B &amp; C &gt; D, said &quot;plainly&quot; — in one sentence.</summary>')
  expect(feed).toContain('<name>Nandini &quot;Nan&quot; Rao &amp; Co</name>')
  expect(feed).toContain('<category term="R&amp;D"/>')
  expect(feed).toContain('<category term="&lt;AI&gt;"/>')
  expect(feed).not.toMatch(/<b>|<AI>|<a |& /)
})

test('both feeds have the whole text of an article as HTML, and its excerpt', async () => {
  const [content] = readXml(atomFeed([newest])).elements.filter(({ tag }) => tag === 'content')
  expect(content).toMatchObject({ attributes: { type: 'html' }, text: newest.html })
  for (const { html } of await feedPosts(posts.slice(0, 1))) {
    expect(html).toContain('<h2>')
    expect(html.match(/href="(?!https:)/)).toBeNull()
  }
})

test('the feeds have the newest fifty of a thousand articles', async () => {
  const [written] = posts
  if (!written) throw new Error('The site has no article.')
  const thousand = Array.from({ length: 1000 }, (_, index) => ({ ...written, title: `Article ${index}` }))
  const fed = await feedPosts(thousand)
  expect(fed.map(({ title }) => title)).toEqual(thousand.slice(0, 50).map(({ title }) => title))
})

test('the Atom feed has absolute addresses, and gives a day as the time of its noon', () => {
  const feed = atomFeed([newest])
  expect(feed.match(/https:\/\/vyomix\.example\/blog\/seo-and-r-and-d/g)).toHaveLength(2)
  expect(feed).toContain('<link rel="self" href="https://vyomix.example/feed.xml"/>')
  expect(feed).toContain('<published>2025-06-24T12:00:00Z</published>')
  expect(feed).toContain('<title>Vyomix Blog</title>')
  expect(feed).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">/,
  )
})

test('both feeds begin with the newest article, and the Atom feed has the date of that article', () => {
  const atom = atomFeed([newest, oldest])
  expect(atom.indexOf('seo-and-r-and-d')).toBeLessThan(atom.indexOf('blog/first'))
  expect(/<updated>([^<]*)/.exec(atom)?.[1]).toBe('2025-06-24T12:00:00Z')
  const { items } = JSON.parse(jsonFeed([newest, oldest])) as { items: readonly { readonly id: string }[] }
  expect(items.map(({ id }) => id)).toEqual([
    'https://vyomix.example/blog/seo-and-r-and-d',
    'https://vyomix.example/blog/first',
  ])
})

test('an article that moved keeps its oldest address as its id in both feeds', () => {
  const moved: FeedPost = { ...newest, slug: 'newer', formerly: ['first-name', 'second-name'] }
  const atom = atomFeed([moved])
  expect(atom).toContain('<id>https://vyomix.example/blog/first-name</id>')
  expect(atom).toContain('<link href="https://vyomix.example/blog/newer"/>')
  expect(JSON.parse(jsonFeed([moved]))).toMatchObject({
    items: [{ id: 'https://vyomix.example/blog/first-name', url: 'https://vyomix.example/blog/newer' }],
  })
})

test('the JSON feed has the same content as the Atom feed', () => {
  expect(JSON.parse(jsonFeed([newest]))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Vyomix Blog',
    home_page_url: 'https://vyomix.example/blog',
    feed_url: 'https://vyomix.example/feed.json',
    items: [
      {
        url: 'https://vyomix.example/blog/seo-and-r-and-d',
        title: 'SEO & R&D: <b>"fast"</b>',
        summary: 'A < B & C > D, said "plainly" — in one sentence.',
        content_html: newest.html,
        image: 'https://vyomix.example/covers/seo-and-r-and-d-1600.webp',
        date_published: '2025-06-24T12:00:00Z',
        authors: [{ name: 'Nandini "Nan" Rao & Co' }],
        tags: ['R&D', '<AI>'],
      },
    ],
  })
})

test('an updated article has both dates, and the Atom feed and the sitemap have the date of the update', () => {
  const changed: FeedPost = { ...oldest, updated: '2026-11-27' }
  const atom = atomFeed([newest, changed])
  expect([...atom.matchAll(/<updated>([^<]*)/g)].map(([, day]) => day)).toEqual([
    '2026-11-27T12:00:00Z',
    '2025-06-24T12:00:00Z',
    '2026-11-27T12:00:00Z',
  ])
  expect(atom).toContain('<published>2025-05-28T12:00:00Z</published>')
  expect(atom.indexOf('seo-and-r-and-d')).toBeLessThan(atom.indexOf('blog/first'))
  expect(JSON.parse(jsonFeed([newest, changed]))).toMatchObject({
    items: [
      { date_published: '2025-06-24T12:00:00Z', date_modified: '2025-06-24T12:00:00Z' },
      { date_published: '2025-05-28T12:00:00Z', date_modified: '2026-11-27T12:00:00Z' },
    ],
  })
  expect(sitemap(['/blog/first'], changeDates([changed], []))).toContain('<lastmod>2026-11-27</lastmod>')
})

test('a blog without articles still has feeds', () => {
  expect(atomFeed([])).toContain('</feed>')
  expect(JSON.parse(jsonFeed([]))).toMatchObject({ items: [] })
})

test('the sitemap lists every page with its absolute address, and articles and jobs with their date', () => {
  const jobs = [{ id: 'pilot', posted: '2026-11-01' }, { id: 'cook' }]
  const dates = changeDates([newest, oldest], jobs)
  const map = sitemap(['/', '/about', '/blog/first', '/jobs/pilot', '/jobs/cook'], dates)
  expect(map.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://vyomix.example/</loc></url>',
    '<url><loc>https://vyomix.example/about</loc></url>',
    '<url><loc>https://vyomix.example/blog/first</loc><lastmod>2025-05-28</lastmod></url>',
    '<url><loc>https://vyomix.example/jobs/pilot</loc><lastmod>2026-11-01</lastmod></url>',
    '<url><loc>https://vyomix.example/jobs/cook</loc></url>',
  ])
})

test('the sitemap escapes addresses', () => {
  expect(sitemap(['/a&b'], new Map())).toContain('<loc>https://vyomix.example/a&amp;b</loc>')
})

test('robots may read everything and find the sitemap', () => {
  expect(robotsTxt).toBe('User-agent: *\nAllow: /\n\nSitemap: https://vyomix.example/sitemap.xml\n')
})

test.each([
  'Asha & Co',
  '&amp; &#0; &nbsp;',
  '<b>Asha</b>',
  'Asha ]]> Co',
  '<![CDATA[Asha]]>',
  '<!-- Asha',
  '<?xml version="1.0"?>',
  `"Asha" 'Co'`,
  '</title></feed>',
  '$& $1 $`',
  'आशा 🌙',
  'a\uFFFEb',
])("the feeds are well-formed if the site's name is %j", async (name) => {
  forgetModules()
  vi.stubEnv('VITE_SITE_NAME', name)
  const feeds = await import('#prerender/feeds.ts')
  vi.unstubAllEnvs()
  const expectedName = name.replace('\uFFFE', '\uFFFD')
  const atom = readXml(feeds.atomFeed([newest]))
  expect(atom.problems).toEqual([])
  expect(atom.elements.find(({ tag }) => tag === 'title')?.text).toBe(`${expectedName} Blog`)
  expect(feeds.atomFeed([newest])).not.toMatch(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
  expect(readXml(feeds.sitemap(['/'], new Map())).problems).toEqual([])
  expect(JSON.parse(feeds.jsonFeed([newest]))).toMatchObject({ title: `${name} Blog` })
})

test('characters that XML forbids become replacement characters', () => {
  const feed = atomFeed([{ ...newest, title: 'a\u0000b\u0008c\uD83D', slug: 'a&b', tags: ['\u001F'] }])
  expect(readXml(feed).problems).toEqual([])
  expect(feed).toContain('<title>a\uFFFDb\uFFFDc\uFFFD</title>')
  expect(feed).toContain('<link href="https://vyomix.example/blog/a&amp;b"/>')
  expect(feed).toContain('<category term="\uFFFD"/>')
})
