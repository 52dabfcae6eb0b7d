import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { deriveServices, collection as servicesCollection } from '#content/services/schema.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'
import { iconsModuleSource, moduleSource } from '#prerender/records/virtual-modules.ts'

const content = mkdtempSync(join(tmpdir(), 'services-'))
const context = {
  names: new Map([['path:contact', '/contact']]),
  idsOf: () => [],
  isAddress: (path: string) => path === '/contact',
}
afterEach(() => rmSync(join(content, 'services'), { recursive: true, force: true }))

const minimalService = {
  name: 'Data Engineering',
  promise: 'Numbers that agree',
  card: { description: 'One place for the numbers of all your tools.' },
  page: {
    description: 'Pipelines, warehouses and reports that agree with each other, built by people who test them.',
    intro: 'Your tools count the same thing in different ways. We make them agree.',
  },
}
const casesBlock = {
  kind: 'cases',
  id: 'cases',
  heading: 'When',
  rows: [{ when: 'It rains', follows: 'We go inside and wait.' }],
}

function read(all: readonly object[]) {
  mkdirSync(join(content, 'services'), { recursive: true })
  for (const [index, service] of all.entries())
    writeFileSync(
      join(content, 'services', `service-${String.fromCharCode(97 + index)}.yaml`),
      stringify(service, { aliasDuplicateObjects: false }),
    )
  return readCollection(content, servicesCollection, context)
}
const mistakesOf = (service: object) => formatMistakes(read([service]).mistakes)
const deriveFrom = (all: readonly object[]) => deriveServices(read(all).records, () => [])

test('a service has a name, a promise, a card and a page; the rest is derived', () => {
  const { records, mistakes } = read([minimalService])
  expect(mistakes).toEqual([])
  const [service] = deriveServices(records, () => [])
  expect(service).toMatchObject({ slug: 'service-a', instrument: 'sphere', ink: 'azure', picture: 'sphere-azure' })
  expect(service?.row).toMatchObject({ sentence: minimalService.card.description, features: [] })
  expect(service?.row.shows).toMatch(/^Armillary sphere/)
  expect(service?.page).toMatchObject({ moon: 1, blocks: [], closing: { question: minimalService.name } })
})

test('services without an ink get one in turn, and those with the same ink share a drawing', () => {
  const derived = deriveFrom(Array.from({ length: 6 }, (_, index) => ({ ...minimalService, name: `Service ${index}` })))
  expect(derived.map(({ ink }) => ink)).toEqual(['azure', 'ember', 'indigo', 'slate', 'patina', 'azure'])
  expect(derived[5]?.picture).toBe(derived[0]?.picture)
})

test('the row lists the names of the feature cards, unless it has its own features, and the icons are imported', () => {
  const features = {
    kind: 'features',
    id: 'features',
    heading: 'What it is',
    cards: ['One', 'Two'].map((name) => ({ icon: 'gauge', name, text: 'A sentence about what this is.' })),
  }
  const page = { ...minimalService.page, blocks: [features] }
  expect(deriveFrom([{ ...minimalService, page }])[0]?.row.features).toEqual(['One', 'Two'])
  expect(deriveFrom([{ ...minimalService, page, row: { features: ['Three'] } }])[0]?.row.features).toEqual(['Three'])
  expect(iconsModuleSource(read([{ ...minimalService, page }]).records)).toContain('lucide-react/icons/gauge')
})

test.each([
  [
    'an unknown drawing',
    { ...minimalService, instrument: 'oven' },
    /instrument is "oven"; wanted: one of web, shop, .*, api$/m,
  ],
  [
    'an unknown kind of block',
    { ...minimalService, page: { ...minimalService.page, blocks: [{ ...casesBlock, kind: 'poem' }] } },
    /blocks\.0\.kind is "poem"; wanted: one of features, facts, /,
  ],
  [
    'a tour to a missing block',
    { ...minimalService, page: { ...minimalService.page, blocks: [casesBlock], tour: { label: 'Go', to: 'end' } } },
    /a tour that leads to the id of one of the blocks/,
  ],
  [
    'two blocks with the same id',
    { ...minimalService, page: { ...minimalService.page, blocks: [casesBlock, casesBlock] } },
    /blocks with different ids/,
  ],
  [
    'a block without rows',
    { ...minimalService, page: { ...minimalService.page, blocks: [{ ...casesBlock, rows: [] }] } },
    /rows is empty; wanted: a list of 1 to 8 items/,
  ],
  [
    'a client count that is not a number',
    { ...minimalService, card: { ...minimalService.card, clients: 'many' } },
    /card\.clients is "many"; wanted: a number, such as 250\+/,
  ],
])('%s is reported', (_, service, sentence) => {
  expect(mistakesOf(service)).toMatch(sentence)
})

test('a link to a missing page is reported', () => {
  const related = (href: string) => ({
    kind: 'related',
    id: 'related',
    heading: 'More',
    links: [{ name: 'More', href, text: 'Where to read more about this.' }],
  })
  const withLink = (href: string) => ({ ...minimalService, page: { ...minimalService.page, blocks: [related(href)] } })
  expect(read([withLink('{path:contact}')]).mistakes).toEqual([])
  expect(mistakesOf(withLink('/services/baking'))).toContain('links.0.href is /services/baking')
})

test('menus get only slugs, names, taglines and drawings, and only the page gets its text', () => {
  const derived = deriveFrom([{ ...minimalService, order: 2 }])
  expect(moduleSource(content, servicesCollection, 'menu', derived)).toBe(
    'export const records = [{"slug":"service-a","name":"Data Engineering","promise":"Numbers that agree","instrument":"sphere"}]',
  )
  const list = moduleSource(content, servicesCollection, '', derived)
  expect(list).not.toContain(minimalService.page.intro)
  expect(list).toContain(`"service-a": () => import('virtual:records/services/service-a')`)
  expect(moduleSource(content, servicesCollection, 'service-a', derived)).toContain(minimalService.page.intro)
})

test.each([1, 3, 8, 24])('the moons of services are numbered from 1 to %i, in order', (count) => {
  const derived = deriveFrom(
    Array.from({ length: count }, (_, index) => ({ ...minimalService, name: `Service ${index}` })),
  )
  expect(derived.map(({ page }) => page.moon)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})

test.each(['refer', 'agentic-ai-training', 'index'])(
  'a service whose file has the name of a page is reported: %s',
  (name) => {
    mkdirSync(join(content, 'services'), { recursive: true })
    writeFileSync(join(content, 'services', `${name}.yaml`), stringify(minimalService))
    expect(formatMistakes(readCollection(content, servicesCollection, context).mistakes)).toContain(
      `services/${name}.yaml: the file name is ${name}; wanted: another name: /services/${name} is the address of another page`,
    )
  },
)

test('a former address that belongs to a page is reported', () => {
  expect(mistakesOf({ ...minimalService, formerly: ['refer'] })).toContain(
    'formerly is "refer"; wanted: a different address: /services/refer already has this one',
  )
})

test('a link to a missing page is reported with its placeholder', () => {
  const links = [{ name: 'Here', href: '{path:jobs}', text: 'Something that is worth reading.' }]
  const blocks = [{ kind: 'related', id: 'related', heading: 'Next', links }]
  context.names.set('path:jobs', '/jobs')
  expect(mistakesOf({ ...minimalService, page: { ...minimalService.page, blocks } })).toContain(
    'href is {path:jobs}, which is /jobs; wanted: the address of a page of this site; if the page is gone, remove the link',
  )
})
