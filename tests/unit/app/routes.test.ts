import { record as refer } from 'virtual:records/pages/refer'
import { expect, test } from 'vitest'
import { loadPage, matchPath, preloadPage } from '#app/routes.ts'
import { serviceLinks } from '#content/navigation.ts'
import { paths, postPath } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import { addresses } from '#support/addresses.ts'

/** `paths` names services for links, but the records decide which services exist. */
const isService = (path: string) => /^\/services\/(?!refer$|agentic-ai-training$)/.test(path)
const nameOf = (address: string) => matchPath(address).route.name

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/fun', 'fun'],
  ['/404', 'not-found'],
  ['/about', 'about'],
  ['/services', 'services'],
  ['/services/refer', 'refer'],
  ['/ai-agents-library', 'agents-library'],
  ['/licenses', 'licenses'],
])('%s is shown by the page "%s"', (address, file) => {
  expect(nameOf(address)).toBe(file)
})

test.each(Object.values(paths).filter((path) => path !== '/404' && !isService(path)))('%s is a page', (path) => {
  expect(nameOf(path)).not.toBe('not-found')
})

test('every service has a page with its slug, an unknown one is not found, and /services/ lists all services', () => {
  for (const { href } of serviceLinks)
    expect(matchPath(href), href).toMatchObject({
      route: { name: 'service' },
      params: { slug: href.split('/').at(-1) },
    })
  for (const path of ['/services/baking', '/services/', '/services/__proto__', '/services/refer/more'])
    expect(nameOf(path)).toBe(path === '/services/' ? 'services' : 'not-found')
})

test.each([
  ['/blog/ai-in-cybersecurity', 'ai-in-cybersecurity'],
  ['/blog/no-such-article', 'no-such-article'],
  ['/blog/%E0%A4%A', '%E0%A4%A'],
  ['/blog/<script>', '<script>'],
  ['/blog/🚀', '🚀'],
  ['/blog/__proto__', '__proto__'],
  ['/blog/404', '404'],
])('%s is an article page with the slug %s', (address, slug) => {
  expect(matchPath(address)).toMatchObject({ route: { name: 'post' }, params: { slug } })
})

test.each(['/about/', '/about//', '/services/refer/', '/blog/', '/fun/'])(
  '%s is the same page as without the trailing slash',
  (address) => {
    expect(matchPath(address)).toBe(matchPath(address.replace(/\/+$/, '')))
  },
)

test('one or several slashes alone lead to the home page', () => {
  for (const address of ['/', '//', '///']) expect(nameOf(address), address).toBe('home')
})

test('a trailing slash does not change an article’s slug', () => {
  expect(matchPath('/blog/ai-in-cybersecurity/').params).toEqual({ slug: 'ai-in-cybersecurity' })
})

test.each([
  '/nothing-here',
  '/About',
  '/about/us',
  '/aboutus',
  '/services/unknown',
  '/blog/one/two',
  '/blogs/x',
  '/%',
  '/%2e%2e/about',
  '/about\u0000',
  '/services/seo-optimization?x=1',
  '/constructor',
  '/__proto__',
  'about',
])('%j leads to the not-found page', (address) => {
  expect(matchPath(address)).toMatchObject({ route: { name: 'not-found' }, params: {} })
})

test('a page is loaded with its metadata, and only once for each address', async () => {
  const loading = loadPage('/services/refer')
  expect(loadPage('/services/refer/')).toBe(loading)
  expect(await loading).toMatchObject({
    params: { path: '/services/refer' },
    meta: { title: refer.title, canonical: '/services/refer' },
  })
})

test.each(posts.slice(0, 1))('the metadata of an article contains its title, image, date and author', async (post) => {
  const { slug, title, date, author } = post
  const { meta, params } = await loadPage(postPath(slug))
  expect(params).toEqual({ slug })
  expect(meta).toMatchObject({
    title,
    canonical: postPath(slug),
    article: { published: date, author },
  })
})

test('an unknown page or article, like the not-found page itself, has no canonical address', async () => {
  for (const address of ['/nothing-here', '/404', '/blog/no-such-article']) {
    expect((await loadPage(address)).meta, address).not.toHaveProperty('canonical')
  }
})

test.each(['/projects/no-such-project', '/jobs/no-such-job'])('%s is the not-found page', async (address) => {
  const [page, notFoundPage] = await Promise.all([loadPage(address), loadPage('/404')])
  expect(page.Page).toBe(notFoundPage.Page)
  expect(await preloadPage(address)).toBe(false)
})

test.each(['/nothing-here', '/about/nothing'])('%s has no page that could be preloaded', async (address) => {
  expect(await preloadPage(address)).toBe(false)
})

test.each(['/404', '/about', '/jobs/mobile'])('%s is a page of its own', async (address) => {
  expect(await preloadPage(address)).toBe(true)
})

test('the page of a project or job has its own address', async () => {
  for (const address of addresses.filter((path) => /^\/(projects|jobs)\/./.test(path)).slice(0, 2))
    expect((await loadPage(address)).meta).toMatchObject({ canonical: address })
})

test.each(['/about?source=pwa', '/about#values', '/about/?a=1#b', '/blog/ai-in-cybersecurity?x#y'])(
  'query and fragment of %s are ignored when a page is preloaded',
  async (address) => {
    await preloadPage(address)
    const page = loadPage(address.split(/[?#]/)[0] ?? '')
    expect(page).toHaveProperty('status', 'fulfilled')
  },
)

test.each(['/blog', '/projects', '/jobs'])(
  'the further pages of %s have addresses, and no other number has one',
  async (list) => {
    expect(matchPath(`${list}/page/2`)).toMatchObject({
      route: matchPath(list).route,
      params: { path: list, page: '2' },
    })
    for (const page of ['1', '-2', 'two', '2/3']) expect(nameOf(`${list}/page/${page}`), page).toBe('not-found')
    expect(await preloadPage(`${list}/page/999`)).toBe(false)
  },
)

test('an article that does not exist has a page that leads elsewhere, which only its own address shows', async () => {
  await expect(loadPage('/blog/no-such-article')).resolves.toMatchObject({ data: null, isKnown: false })
  await expect(preloadPage('/blog/no-such-article')).resolves.toBe(false)
})
