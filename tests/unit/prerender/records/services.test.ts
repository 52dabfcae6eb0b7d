import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readCollection } from '#prerender/records/collection.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'
import { deriveServices, servicesCollection } from '#prerender/records/services.ts'
import { iconsModuleSource, moduleSource } from '#prerender/records/virtual-modules.ts'

const content = mkdtempSync(join(tmpdir(), 'services-'))
const known = {
  names: new Map([['path:contact', '/contact']]),
  idsOf: () => [],
  isAddress: (path: string) => path === '/contact',
}
afterEach(() => rmSync(join(content, 'services'), { recursive: true, force: true }))

const plain = {
  name: 'Data Engineering',
  promise: 'Numbers that agree',
  card: { description: 'One place for the numbers of all your tools.' },
  page: {
    description: 'Pipelines, warehouses and reports that agree with each other, built by people who test them.',
    intro: 'Your tools count the same thing in different ways. We make them agree.',
  },
}
const cases = {
  kind: 'cases',
  id: 'cases',
  heading: 'When',
  rows: [{ when: 'It rains', follows: 'We go inside and wait.' }],
}

function read(all: readonly object[]) {
  mkdirSync(join(content, 'services'), { recursive: true })
  for (const [index, one] of all.entries())
    writeFileSync(
      join(content, 'services', `service-${String.fromCharCode(97 + index)}.yaml`),
      stringify(one, { aliasDuplicateObjects: false }),
    )
  return readCollection(content, servicesCollection, known)
}
const mistakesOf = (one: object) => formatMistakes(read([one]).mistakes)
const ready = (all: readonly object[]) => deriveServices(read(all).records, () => [])

test('a service has a name, a promise, a card and a page; the rest is derived', () => {
  const { records, mistakes } = read([plain])
  expect(mistakes).toEqual([])
  const [made] = deriveServices(records, () => [])
  expect(made).toMatchObject({ slug: 'service-a', instrument: 'sphere', ink: 'azure', picture: 'sphere-azure' })
  expect(made?.row).toMatchObject({ sentence: plain.card.description, features: [] })
  expect(made?.row.shows).toMatch(/^Armillary sphere/)
  expect(made?.page).toMatchObject({ moon: 1, blocks: [], closing: { question: plain.name } })
})

test('services without an ink get one in turn, and those with the same ink share a drawing', () => {
  const made = ready(Array.from({ length: 6 }, (_, index) => ({ ...plain, name: `Service ${index}` })))
  expect(made.map(({ ink }) => ink)).toEqual(['azure', 'ember', 'indigo', 'slate', 'patina', 'azure'])
  expect(made[5]?.picture).toBe(made[0]?.picture)
})

test('the row names the cards of the features, unless it has its own features', () => {
  const features = {
    kind: 'features',
    id: 'features',
    heading: 'What it is',
    cards: ['One', 'Two'].map((name) => ({ icon: 'gauge', name, text: 'A sentence about what this is.' })),
  }
  const page = { ...plain.page, blocks: [features] }
  expect(ready([{ ...plain, page }])[0]?.row.features).toEqual(['One', 'Two'])
  expect(ready([{ ...plain, page, row: { features: ['Three'] } }])[0]?.row.features).toEqual(['Three'])
  expect(iconsModuleSource(read([{ ...plain, page }]).records)).toContain('lucide-react/icons/gauge')
})

test.each([
  [
    'a drawing that is not known',
    { ...plain, instrument: 'oven' },
    /instrument is "oven"; wanted: one of web, shop, .*, api$/m,
  ],
  [
    'a kind of block that is not known',
    { ...plain, page: { ...plain.page, blocks: [{ ...cases, kind: 'poem' }] } },
    /blocks\.0\.kind is "poem"; wanted: one of features, facts, /,
  ],
  [
    'a tour to nowhere',
    { ...plain, page: { ...plain.page, blocks: [cases], tour: { label: 'Go', to: 'end' } } },
    /a tour that leads to the id of one of the blocks/,
  ],
  [
    'two blocks of one name',
    { ...plain, page: { ...plain.page, blocks: [cases, cases] } },
    /blocks with different ids/,
  ],
  [
    'a block without its rows',
    { ...plain, page: { ...plain.page, blocks: [{ ...cases, rows: [] }] } },
    /rows is empty; wanted: a list of 1 to 8 items/,
  ],
  [
    'clients that are no number',
    { ...plain, card: { ...plain.card, clients: 'many' } },
    /card\.clients is "many"; wanted: a number, such as 250\+/,
  ],
])('%s is reported', (_, one, sentence) => {
  expect(mistakesOf(one)).toMatch(sentence)
})

test('a link to a missing page is reported', () => {
  const related = (href: string) => ({
    kind: 'related',
    id: 'related',
    heading: 'More',
    links: [{ name: 'More', href, text: 'Where to read more about this.' }],
  })
  const withLink = (href: string) => ({ ...plain, page: { ...plain.page, blocks: [related(href)] } })
  expect(read([withLink('{path:contact}')]).mistakes).toEqual([])
  expect(mistakesOf(withLink('/services/baking'))).toContain('links.0.href is /services/baking')
})

test('menus only get names, promises and drawings, and a page its own text', () => {
  const made = ready([{ ...plain, order: 2 }])
  expect(moduleSource(content, servicesCollection, 'menu', made)).toBe(
    'export const records = [{"slug":"service-a","name":"Data Engineering","promise":"Numbers that agree","instrument":"sphere"}]',
  )
  const list = moduleSource(content, servicesCollection, '', made)
  expect(list).not.toContain(plain.page.intro)
  expect(list).toContain(`"service-a": () => import('virtual:records/services/service-a')`)
  expect(moduleSource(content, servicesCollection, 'service-a', made)).toContain(plain.page.intro)
})

test.each([1, 3, 8, 24])('%i services close under as many moons, the last of which is full', (count) => {
  const made = ready(Array.from({ length: count }, (_, index) => ({ ...plain, name: `Service ${index}` })))
  expect(made.map(({ page }) => page.moon)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})

test.each(['refer', 'agentic-ai-training', 'index'])('a service with the name of the page %s is reported', (name) => {
  mkdirSync(join(content, 'services'), { recursive: true })
  writeFileSync(join(content, 'services', `${name}.yaml`), stringify(plain))
  expect(formatMistakes(readCollection(content, servicesCollection, known).mistakes)).toContain(
    `services/${name}.yaml: the file name is ${name}; wanted: another name: /services/${name} is the address of another page`,
  )
})

test('a former address that a page has is reported', () => {
  expect(mistakesOf({ ...plain, formerly: ['refer'] })).toContain(
    'formerly is "refer"; wanted: a different address: /services/refer already has this one',
  )
})

test('a link to a missing page is reported as written', () => {
  const links = [{ name: 'Here', href: '{path:jobs}', text: 'Something that is worth reading.' }]
  const blocks = [{ kind: 'related', id: 'related', heading: 'Next', links }]
  known.names.set('path:jobs', '/jobs')
  expect(mistakesOf({ ...plain, page: { ...plain.page, blocks } })).toContain(
    'href is {path:jobs}, which is /jobs; wanted: the address of a page of this site; if the page is gone, remove the link',
  )
})
