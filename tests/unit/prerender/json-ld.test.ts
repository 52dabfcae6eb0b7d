import { expect, test } from 'vitest'
import type { Job } from '#content/jobs.ts'
import type { Project } from '#content/projects.ts'
import type { PageMeta } from '#pages/page.ts'
import { courseSchemas, jobPosting, jsonLd, projectSchema } from '#prerender/json-ld.ts'
import { batchMoments, builtBatches } from '#support/batches.ts'

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string }

async function graphOf(meta: PageMeta): Promise<readonly Node[]> {
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(await jsonLd(meta)) ?? []
  return (JSON.parse(json) as { readonly '@graph': readonly Node[] })['@graph']
}

const nodeOf = async (meta: PageMeta, type: string) => (await graphOf(meta)).find((node) => node['@type'] === type)

const page = (canonical: string, overrides: Partial<PageMeta> = {}): PageMeta => ({
  title: 'SEO Optimization',
  description: 'Found for the right words.',
  canonical,
  ...overrides,
})

const article = page('/blog/first', {
  title: 'First </script><script>alert(1)</script> & "last"',
  image: '/covers/first-share.png',
  article: { published: '2025-06-24', author: 'Nandini Rao', tags: ['AI', 'R&D'] },
})

const crumbsOf = async (meta: PageMeta) =>
  ((await nodeOf(meta, 'BreadcrumbList'))?.itemListElement as readonly Node[] | undefined)?.map((item) => [
    item.position,
    item.name,
    item.item,
  ])

test('no text of a page can close the script element of the structured data', async () => {
  const html = await jsonLd(article)
  expect(html.match(/</g)).toHaveLength(2)
  expect(html).toContain('First \\u003c/script>\\u003cscript>alert(1)')
  expect((await nodeOf(article, 'BlogPosting'))?.headline).toBe('First </script><script>alert(1)</script> & "last"')
})

test('every page contains the organisation', async () => {
  expect(await nodeOf(page('/about'), 'Organization')).toMatchObject({
    '@id': 'https://vyomix.example/#organization',
    name: 'Vyomix',
    url: 'https://vyomix.example/',
    logo: 'https://vyomix.example/icons/icon-512.png',
    email: 'hello@vyomix.example',
    telephone: '+91 00000 00000',
    foundingDate: '2024',
    address: { addressLocality: 'Jaipur', addressCountry: 'IN' },
  })
})

test('an article has its author, date and subjects', async () => {
  expect(await nodeOf(article, 'BlogPosting')).toMatchObject({
    datePublished: '2025-06-24',
    author: { '@type': 'Person', name: 'Nandini Rao' },
    publisher: { '@id': 'https://vyomix.example/#organization' },
    image: 'https://vyomix.example/covers/first-share.png',
    mainEntityOfPage: 'https://vyomix.example/blog/first',
    keywords: 'AI, R&D',
  })
})

test('an article has its date of change, which is its publication date by default', async () => {
  const { published, author, tags } = { published: '2025-06-24', author: 'Nandini Rao', tags: ['AI'] }
  const postingWith = (modified?: string) =>
    nodeOf({ ...article, article: { published, author, tags, ...(modified && { modified }) } }, 'BlogPosting')
  expect(await postingWith()).toMatchObject({ datePublished: '2025-06-24', dateModified: '2025-06-24' })
  expect(await postingWith('2026-11-27')).toMatchObject({ datePublished: '2025-06-24', dateModified: '2026-11-27' })
})

test('only the home page has the type WebSite', async () => {
  expect((await graphOf(page('/'))).map((node) => node['@type'])).toEqual(['Organization', 'WebSite'])
  expect((await graphOf(page('/about'))).map((node) => node['@type'])).toEqual(['Organization', 'BreadcrumbList'])
})

test('the breadcrumbs of a page begin at home', async () => {
  expect(await crumbsOf(page('/about', { title: 'About' }))).toEqual([
    [1, 'Home', 'https://vyomix.example/'],
    [2, 'About', 'https://vyomix.example/about'],
  ])
})

test('the breadcrumbs of a service include the page of all services', async () => {
  expect(await crumbsOf(page('/services/seo-optimization'))).toEqual([
    [1, 'Home', 'https://vyomix.example/'],
    [2, 'Services', 'https://vyomix.example/services'],
    [3, 'SEO Optimization', 'https://vyomix.example/services/seo-optimization'],
  ])
})

test('the breadcrumbs of an article include the blog', async () => {
  expect((await crumbsOf(article))?.map(([position, name]) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Blog'],
    [3, 'First </script><script>alert(1)</script> & "last"'],
  ])
})

test('a page without an address of its own, such as the not-found page, has no breadcrumbs', async () => {
  const { canonical: _, ...withoutCanonical } = page('/404')
  expect((await graphOf(withoutCanonical)).map((node) => node['@type'])).toEqual(['Organization'])
})

test.each(batchMoments)(
  'structured data that is built %s of the batches lists only those that have not begun',
  (_, moment, begunCount) => {
    const starts = courseSchemas(builtBatches(moment)).map((course) => (course as Node).hasCourseInstance)
    expect(starts).toMatchObject(
      ['2031-03-01', '2031-03-20', '2031-04-10'].slice(begunCount).map((startDate) => ({ startDate })),
    )
    expect(starts).toHaveLength(3 - begunCount)
  },
)

const project = {
  slug: 'tide-table',
  title: 'Tide table',
  label: 'Tides',
  field: 'Websites',
  client: 'Harbour',
  completed: '2025-05',
  technologies: ['Astro'],
  summary: 'Anglers see when the water turns.',
} as const

test('a finished project is a work of the agency if it has a real address', () => {
  expect(projectSchema({ ...project, href: 'https://tides.harbour.org' } as unknown as Project)).toMatchObject([
    { '@type': 'CreativeWork', url: 'https://tides.harbour.org', dateCreated: '2025-05' },
  ])
  for (const href of ['https://tide-table.example', undefined])
    expect(projectSchema({ ...project, href } as unknown as Project)).toEqual([])
})

const job = {
  id: 'pilot',
  title: 'Pilot & co',
  summary: 'You bring ships into the harbour.',
  location: 'On-site',
  posted: '2026-11-01',
  until: '2026-12-31',
  address: '1 Quay Road, Dhruvgarh',
  country: 'India',
}
const postingOf = (changes: object) => jobPosting({ ...job, ...changes } as unknown as Job, [])

test('a job with a day of posting, an address and a country is a posting that ends after its last day in India', () => {
  expect(postingOf({})).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Pilot & co',
      description: '<p>You bring ships into the harbour.</p>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+05:30',
      jobLocation: { address: { streetAddress: '1 Quay Road, Dhruvgarh', addressCountry: 'India' } },
    },
  ])
})

test('a remote job needs no address, but the country in which applicants may live', () => {
  expect(postingOf({ location: 'Remote', address: undefined })).toMatchObject([
    { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'India' } },
  ])
})

test.each([
  { posted: undefined },
  { address: undefined },
  { country: undefined },
  { location: 'Remote', country: undefined },
])('a job is no posting while its record lacks what Google requires: %j', (changes) => {
  expect(postingOf(changes)).toEqual([])
})
