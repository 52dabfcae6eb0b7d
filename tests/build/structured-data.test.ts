import { records as trainingBatches } from 'virtual:records/batches'
import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { serviceLinks } from '#content/navigation.ts'
import { articleSlugs } from '#support/addresses.ts'
import { builtPages, collectProblems, findElements, indexablePages, isBuilt } from '#support/built-site.ts'
import { contentItems, lastChangeDate, writtenArticles } from '#support/content-source.ts'

type Thing = { readonly '@type': string; readonly [name: string]: unknown }

function jsonLdOf(page: (typeof builtPages)[number]): readonly Thing[] {
  return findElements(page, 'script', { type: 'application/ld+json' }).flatMap(({ inner }) => {
    const data = JSON.parse(inner) as { readonly '@context': string; readonly '@graph': readonly Thing[] }
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  })
}

const isPost = (path: string) => articleSlugs.some((slug) => path === `/blog/${slug}`)
const isOurs = (address: unknown) => typeof address === 'string' && address.startsWith(`${config.siteUrl}/`)
const missing = (thing: Thing, ...names: readonly string[]) =>
  names.filter((name) => !thing[name]).map((name) => `${thing['@type']} without ${name}`)

test('each page names its publisher in JSON-LD', () => {
  const problems = collectProblems(builtPages, (page) => {
    const [organization, ...more] = jsonLdOf(page).filter((thing) => thing['@type'] === 'Organization')
    if (!organization || more.length > 0) return [`${more.length + (organization ? 1 : 0)} organizations`]
    return missing(organization, '@id', 'name', 'url', 'logo', 'email', 'telephone', 'address')
  })
  expect(problems).toEqual([])
})

test('only the home page describes the web site', () => {
  const matching = builtPages.filter((page) => jsonLdOf(page).some((thing) => thing['@type'] === 'WebSite'))
  expect(matching.map(({ path }) => path)).toEqual(['/'])
})

test('each article is a blog posting with title, picture, date, author and publisher', () => {
  const problems = collectProblems(builtPages, (page) => {
    const postings = jsonLdOf(page).filter((thing) => thing['@type'] === 'BlogPosting')
    if (postings.length !== (isPost(page.path) ? 1 : 0)) return [`${postings.length} postings`]
    return postings.flatMap((posting) => [
      ...missing(
        posting,
        'headline',
        'description',
        'image',
        'datePublished',
        'dateModified',
        'author',
        'publisher',
        'mainEntityOfPage',
      ),
      ...(posting.mainEntityOfPage === `${config.siteUrl}${page.path}` ? [] : ['the posting names another page']),
      ...(isBuilt(String(posting.image).replace(`${config.siteUrl}/`, '')) ? [] : [`no picture ${posting.image}`]),
      ...(/^\d{4}-\d{2}-\d{2}/.test(String(posting.datePublished)) ? [] : [`not a date: ${posting.datePublished}`]),
    ])
  })
  expect(problems).toEqual([])
})

test.each(writtenArticles)(
  'the page of $slug gives the dates of its record in its metadata, in its structured data and in its text',
  (article) => {
    const [page] = builtPages.filter(({ path }) => path === article.path)
    if (!page) return expect.fail('There is no such page.')
    const [posting] = jsonLdOf(page).filter((thing) => thing['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({ datePublished: article.date, dateModified: lastChangeDate(article) })
    const modifiedTimes = findElements(page, 'meta', { property: 'article:modified_time' }).map(
      ({ attributes }) => attributes.content,
    )
    expect(modifiedTimes).toEqual(article.updated === undefined ? [] : [article.updated])
    const shownDates = findElements(page, 'time').map(({ attributes }) => attributes.datetime)
    expect(shownDates).toEqual(expect.arrayContaining([article.date, lastChangeDate(article)]))
  },
)

test('only pages of articles name a date of change', () => {
  const matching = builtPages.filter(
    (page) => findElements(page, 'meta', { property: 'article:modified_time' }).length > 0,
  )
  expect(matching.filter(({ path }) => !isPost(path)).map(({ path }) => path)).toEqual([])
})

test('every listed page except home has a breadcrumb from home to itself', () => {
  const problems = collectProblems(indexablePages, (page) => {
    if (page.path === '/') return []
    const [breadcrumb, ...more] = jsonLdOf(page).filter((thing) => thing['@type'] === 'BreadcrumbList')
    if (!breadcrumb || more.length > 0) return ['not one breadcrumb']
    const items = breadcrumb.itemListElement as readonly {
      readonly position: number
      readonly name: string
      readonly item: string
    }[]
    const listedUrls = new Set(indexablePages.map(({ path }) => `${config.siteUrl}${path}`))
    return [
      ...(items[0]?.item === `${config.siteUrl}/` ? [] : ['does not begin at home']),
      ...(items.at(-1)?.item === `${config.siteUrl}${page.path}` ? [] : ['does not end at this page']),
      ...items.flatMap(({ position, name, item }, index) =>
        position === index + 1 && name !== '' && listedUrls.has(item) ? [] : [`crumb ${index + 1} is wrong: ${item}`],
      ),
    ]
  })
  expect(problems).toEqual([])
})

/** Returns every object within a value, itself included. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Readonly<Record<string, unknown>>, ...inner]
}

const addressFields = ['url', '@id', 'logo', 'image', 'item', 'mainEntityOfPage', 'urlTemplate']

test('addresses in JSON-LD are absolute addresses of this site, apart from the works of the agency', () => {
  const problems = collectProblems(builtPages, (page) =>
    jsonLdOf(page)
      .filter((thing) => thing['@type'] !== 'CreativeWork')
      .flatMap(objectsIn)
      .flatMap((thing) =>
        addressFields
          .filter((name) => thing[name] !== undefined && !isOurs(thing[name]))
          .map((name) => `${thing['@type']} ${name}: ${thing[name]}`),
      ),
  )
  expect(problems).toEqual([])
})

test('nothing in JSON-LD has a rating or a review, because the site collects none', () => {
  const names = builtPages.flatMap(jsonLdOf).flatMap(objectsIn).flatMap(Object.keys)
  expect(names.filter((name) => /review|rating/i.test(name))).toEqual([])
})

const namesOf = (things: readonly Thing[], type: string) =>
  things.filter((thing) => thing['@type'] === type).map(({ name }) => name)

test('each page of a service describes that service, and no other page does', () => {
  const names = new Map(serviceLinks.map(({ href, name }) => [href, [name]]))
  for (const page of builtPages)
    expect(namesOf(jsonLdOf(page), 'Service'), page.path).toEqual(names.get(page.path) ?? [])
})

test('the products have the prices of their records, in dollars a month', () => {
  const products = contentItems('products.yaml').map(({ name, price }) => {
    const dollars = Number(String(price).replace(/[$,]/g, ''))
    const money = { price: dollars, priceCurrency: 'USD' }
    const offer = { ...money, priceSpecification: { ...money, referenceQuantity: { value: 1, unitCode: 'MON' } } }
    return { name, offers: offer }
  })
  for (const page of builtPages) {
    const found = jsonLdOf(page).filter((thing) => thing['@type'] === 'Product')
    expect(found, page.path).toMatchObject(page.path === '/products' ? products : [])
    expect(found, page.path).toHaveLength(page.path === '/products' ? products.length : 0)
  }
})

test('the courses are the batches that have not begun, with their days of beginning', () => {
  const upcoming = trainingBatches.filter(({ wasBegun }) => !wasBegun)
  for (const page of builtPages) {
    const found = jsonLdOf(page).filter((thing) => thing['@type'] === 'Course')
    const isTraining = page.path === '/services/agentic-ai-training'
    const expected = upcoming.map(({ name, starts }) => ({ name, hasCourseInstance: { startDate: starts } }))
    expect(found, page.path).toMatchObject(isTraining ? expected : [])
    expect(found, page.path).toHaveLength(isTraining ? expected.length : 0)
  }
})
