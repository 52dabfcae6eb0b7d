import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { paths, postPath } from '#content/paths.ts'
import { posts } from '#content/posts.ts'
import type { Block } from '#content/services/block.ts'
import { loadService, servicePaths } from '#content/services/load.ts'
import type { Service } from '#content/services/service.ts'

/** Spec §2.9, in its order: address, name, label of the button, instrument, ink (art direction §9), features. */
const told = [
  [
    '/services/custom-website-development',
    'Custom Website Development',
    'Get Started',
    'web',
    'azure',
    [
      'Responsive design',
      'Custom CMS integration',
      'Performance optimisation',
      'Cross-browser compatibility',
      'Accessibility compliance (WCAG)',
    ],
  ],
  [
    '/services/ecommerce-solutions',
    'E-commerce Solutions',
    'Start Selling Online',
    'shop',
    'ember',
    [
      'Shopping cart',
      'Secure payment gateways',
      'Inventory management',
      'Customer account management',
      'Order processing and tracking',
    ],
  ],
  [
    '/services/seo-optimization',
    'SEO Optimization',
    'Improve Your SEO',
    'seo',
    'indigo',
    ['Keyword research', 'On-page SEO', 'Technical audits', 'Link building', 'Analytics and reporting'],
  ],
  [
    '/services/ui-ux-design',
    'UI/UX Design',
    'Elevate Your Design',
    'uiux',
    'slate',
    [
      'User research and personas',
      'Wireframing and prototyping',
      'Interactive mockups',
      'Usability testing',
      'Design system creation',
    ],
  ],
  [
    '/services/web-hosting',
    'Web Hosting & Maintenance',
    'Get Secure Hosting',
    'host',
    'patina',
    ['Secure cloud hosting', 'Backups and updates', 'Performance monitoring', '24/7 support', 'Security scanning'],
  ],
  [
    '/services/wordpress-development',
    'WordPress Development',
    'Start WordPress Project',
    'wp',
    'ember',
    [
      'Custom themes',
      'Plugin integration',
      'WooCommerce integration',
      'Performance optimisation',
      'Security hardening',
    ],
  ],
  [
    '/services/mobile-app-development',
    'Mobile App Development',
    'Start Mobile Project',
    'mobile',
    'indigo',
    ['iOS and Android', 'Cross-platform', 'Mobile UI/UX', 'App store optimisation', 'Ongoing maintenance'],
  ],
  [
    '/services/api-development',
    'API Development & Integration',
    'Start API Project',
    'api',
    'patina',
    [
      'Custom APIs',
      'Third-party integration',
      'Documentation',
      'Authentication and security',
      'Performance optimisation',
    ],
  ],
] as const

const services: readonly Service[] = await Promise.all(told.map(([path]) => loadService(path)))
const byPath = services.map((service) => [service.path, service] as const)

function blockOf<K extends Block['kind']>({ blocks, path }: Service, kind: K): Extract<Block, { kind: K }> {
  const found = blocks.find((block): block is Extract<Block, { kind: K }> => block.kind === kind)
  if (!found) throw new Error(`${path} has no ${kind}`)
  return found
}

/** What a visitor reads: every sentence and name, without the keys that stand for looks, places and drawings. */
function wordsOf(value: unknown, key = ''): readonly string[] {
  if (/^(kind|id|to|href|path|icon|specimen|tone|fit|instrument|ink|code|description)$/.test(key)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => wordsOf(part, Array.isArray(value) ? key : name))
}

test('eight services stand in the order of the specification', () => {
  expect(servicePaths).toEqual(told.map(([path]) => path))
})

test.each(told)('%s is called “%s” and ends with “%s”', async (path, name, action, instrument, ink, features) => {
  const service = await loadService(path)
  expect(service).toMatchObject({ path, name, action, instrument, ink })
  expect(blockOf(service, 'features').cards.map((card) => card.name)).toEqual(features)
})

test('an address that is no service cannot be loaded', async () => {
  await expect(loadService('/services/baking')).rejects.toThrow('/services/baking')
})

test.each(byPath)('%s says how long it takes and what it costs, from the facts of the site', (_, service) => {
  const text = wordsOf(service).join('\n')
  for (const figure of [facts.simpleSiteTime, facts.complexAppTime, facts.packagesFrom]) expect(text).toContain(figure)
  expect(blockOf(service, 'facts').readings.map((reading) => reading.figure)).toContain('$1,000 a month')
  expect(text.match(/[$€£₹]\s?[\d,.]+/g)).toEqual(['$1,000'])
})

test.each(byPath)('%s tells 700 to 1,100 words', (_, service) => {
  const count = wordsOf(service).join(' ').split(/\s+/).length
  expect(count).toBeGreaterThanOrEqual(700)
  expect(count).toBeLessThanOrEqual(1100)
})

test.each(byPath)('%s has anchors that are used once, and its tour leads to one of them', (_, service) => {
  const ids = service.blocks.map((block) => block.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(ids).toContain(service.tour.to)
})

test.each(byPath)('%s links to pages that exist, and never to itself', (_, service) => {
  const known: readonly string[] = [...Object.values(paths), ...posts.map((post) => postPath(post.slug))]
  const links = blockOf(service, 'related').links.map((link) => link.href)
  expect(links.length).toBeGreaterThanOrEqual(2)
  expect(links.filter((href) => !known.includes(href))).toEqual([])
  expect(links).not.toContain(service.path)
})

test.each(byPath)('%s answers five questions', (_, service) => {
  const { items } = blockOf(service, 'questions')
  expect(items).toHaveLength(5)
  for (const { question, answer } of items) {
    expect(question).toMatch(/\?$/)
    expect(answer).toMatch(/[.”]$/)
  }
})

test.each(byPath)('%s has a description of 70 to 160 characters', (_, { description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('every service has its own order of blocks, and one kind no other service has', () => {
  const orders = services.map(({ blocks }) => blocks.map((block) => block.kind).join(' '))
  expect(new Set(orders).size).toBe(8)
  for (const { path, blocks } of services) {
    const others = services.filter((other) => other.path !== path).flatMap((other) => other.blocks)
    const own = blocks.filter((block) => !others.some((other) => other.kind === block.kind))
    expect(own.length, path).toBeGreaterThan(0)
  }
})

test('no heading, sentence or closing question is used twice', () => {
  const told = services.flatMap((service) => {
    const heads = service.blocks.map((block) => block.heading)
    const sentences = wordsOf(service.blocks).filter((words) => words.split(' ').length > 6)
    return [...new Set([...heads, ...sentences]), service.intro, service.closing.question, service.closing.text]
  })
  expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([])
})

test('each service closes under its own moon, from thin to full', () => {
  expect(services.map((service) => service.closing.moon)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('an order passes six stations, half a year six months, a question five stages', () => {
  expect(blockOf(service(paths.ecommerce), 'route').stations).toHaveLength(6)
  expect(blockOf(service(paths.seo), 'months').items).toHaveLength(6)
  expect(blockOf(service(paths.uiUx), 'thread').stages).toHaveLength(5)
  expect(blockOf(service(paths.customWebsites), 'checks').items).toHaveLength(6)
})

test.each([paths.customWebsites, paths.ecommerce, paths.wordpress, paths.mobileApps, paths.apis])(
  '%s tells how it goes, before it names time and cost',
  (path) => {
    const page = service(path)
    const { steps } = blockOf(page, 'sequence')
    const kinds = page.blocks.map(({ kind }) => kind)
    expect(kinds.indexOf('sequence')).toBeLessThan(kinds.indexOf('facts'))
    expect(steps).toHaveLength(5)
    for (const { name, text } of steps) {
      expect(name.split(' ').length).toBeLessThanOrEqual(3)
      expect(text.split(' ').length).toBeLessThanOrEqual(30)
    }
  },
)

test('both sides of a ledger have four items, as the grid they stand in has four rows', () => {
  const ledgers = services.flatMap(({ blocks }) =>
    (blocks as readonly Block[]).filter((block) => block.kind === 'ledger'),
  )
  expect(ledgers.length).toBeGreaterThan(0)
  for (const { yes, no } of ledgers) expect([yes.items.length, no.items.length]).toEqual([4, 4])
})

test('the watch never leaves an hour of the day', () => {
  const { tasks } = blockOf(service(paths.hosting), 'watch')
  for (const { hours } of tasks) for (const hour of hours) expect(hour >= 0 && hour <= 23).toBe(true)
  expect(tasks.filter((task) => task.hours.length === 24).map((task) => task.name)).toEqual([
    'Seen from outside',
    'A person on call',
  ])
})

test('hosting states the uptime and support of the whole site', () => {
  const text = wordsOf(service(paths.hosting)).join('\n')
  expect(text).toContain('99.9%')
  expect(text).toContain('24/7')
})

test('both ways to build an app are judged by the same points', () => {
  const { points, one, two } = blockOf(service(paths.mobileApps), 'versus')
  expect([one.says.length, two.says.length]).toEqual([points.length, points.length])
})

function service(path: string): Service {
  const found = services.find((candidate) => candidate.path === path)
  if (!found) throw new Error(path)
  return found
}
