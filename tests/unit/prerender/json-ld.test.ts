import { record as facts } from 'virtual:records/facts'
import { expect, test } from 'vitest'
import type { PageMeta } from '#pages/page.ts'
import { jsonLd } from '#prerender/json-ld.ts'

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string }

function graphOf(meta: PageMeta): readonly Node[] {
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(jsonLd(meta, [])) ?? []
  return (JSON.parse(json) as { readonly '@graph': readonly Node[] })['@graph']
}

const nodeOf = (meta: PageMeta, type: string) => graphOf(meta).find((node) => node['@type'] === type)

const page = (canonical: string, overrides: Partial<PageMeta> = {}): PageMeta => ({
  title: 'SEO Optimization',
  description: 'Found for the right words.',
  canonical,
  ...overrides,
})

const article = page('/blog/first', {
  title: 'First </script><script>alert(1)</script> & "last"',
  article: { published: '2025-06-24', author: 'Nandini Rao', tags: ['AI', 'R&D'] },
})

const crumbsOf = (meta: PageMeta) =>
  (nodeOf(meta, 'BreadcrumbList')?.itemListElement as readonly Node[] | undefined)?.map((item) => [
    item.position,
    item.name,
    item.item,
  ])

test('no text can close the script element of the structured data', () => {
  const name = 'First </script><script>alert(1)</script> & "last"'
  const html = jsonLd(article, [{ '@type': 'CreativeWork', name }])
  expect(html.match(/</g)).toHaveLength(2)
  expect(html).toContain('"name":"First \\u003c/script>\\u003cscript>alert(1)')
  expect(nodeOf(article, 'BreadcrumbList')?.itemListElement).toMatchObject([{}, {}, { name }])
})

test('every page contains the organisation', () => {
  expect(nodeOf(page('/about'), 'Organization')).toMatchObject({
    '@id': 'https://vyomix.example/#organization',
    name: 'Vyomix',
    url: 'https://vyomix.example/',
    logo: 'https://vyomix.example/icons/icon-512.png',
    email: 'hello@vyomix.example',
    telephone: '+91 00000 00000',
    foundingDate: String(facts.founded),
    address: { addressLocality: facts.city, addressCountry: facts.country },
  })
})

test('the breadcrumbs of a page begin at home', () => {
  expect(crumbsOf(page('/about', { title: 'About' }))).toEqual([
    [1, 'Home', 'https://vyomix.example/'],
    [2, 'About', 'https://vyomix.example/about'],
  ])
})

test('the breadcrumbs of a service include the page of all services', () => {
  expect(crumbsOf(page('/services/seo-optimization'))).toEqual([
    [1, 'Home', 'https://vyomix.example/'],
    [2, 'Services', 'https://vyomix.example/services'],
    [3, 'SEO Optimization', 'https://vyomix.example/services/seo-optimization'],
  ])
})

test('the breadcrumbs of an article include the blog', () => {
  expect(crumbsOf(article)?.map(([position, name]) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Blog'],
    [3, 'First </script><script>alert(1)</script> & "last"'],
  ])
})

test('a page without an address of its own, such as the not-found page, has no breadcrumbs', () => {
  const { canonical: _, ...withoutCanonical } = page('/404')
  expect(graphOf(withoutCanonical).map((node) => node['@type'])).toEqual(['Organization'])
})
