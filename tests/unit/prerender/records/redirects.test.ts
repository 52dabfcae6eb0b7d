import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { readEntries } from '#prerender/records/files.ts'
import {
  allCollections,
  contentRedirects,
  findCollection,
  findMistakes,
  pageAddresses,
} from '#prerender/records/queries.ts'
import { redirectMistakes, redirectsOf } from '#prerender/records/redirects.ts'

const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
cpSync('src/content', folder, { recursive: true })
const [service = ''] = readdirSync(join(folder, 'services')).filter((file) => file.endsWith('.yaml'))
const servicePath = join(folder, 'services', service)
writeFileSync(servicePath, `${readFileSync(servicePath, 'utf8')}\nformerly: [oldest-name]\n`)
const addresses = new Set(pageAddresses(folder))
afterAll(() => rmSync(folder, { recursive: true }))

type Pairs = readonly (readonly [from: string, to: string])[]

/** Writes `redirects.yaml` with these pairs of addresses. */
function writeRedirects(pairs: Pairs) {
  const items = pairs.map(([from, to]) => `- from: ${JSON.stringify(from)}\n  to: ${JSON.stringify(to)}\n`)
  writeFileSync(join(folder, 'redirects.yaml'), items.join(''))
}

/** Returns the mistakes in `redirects.yaml` with these pairs of addresses. */
function mistakesIn(...pairs: Pairs) {
  writeRedirects(pairs)
  const collection = findCollection('redirects')
  if (!collection) throw new Error('There is no collection of redirects.')
  const context = { names: new Map(), idsOf: () => [], isAddress: (path: string) => addresses.has(path) }
  const redirects = redirectsOf(allCollections(), (name) => {
    const entriesOf = findCollection(name)
    return entriesOf ? readEntries(folder, entriesOf).entries : []
  })
  return [...readCollection(folder, collection, context).mistakes, ...redirectMistakes(redirects, context.isAddress)]
}

test('a mistake in the redirects is among those of the content', () => {
  writeRedirects([['/our-team', '/nothing']])
  expect(findMistakes(folder, config)).toMatchObject([{ file: 'redirects.yaml', line: 2, field: 'to' }])
})

test('a former address redirects to a page, whatever it ended in', () => {
  expect(
    mistakesIn(
      ['/our-team', '/about'],
      ['/news/2024/', '/blog'],
      ['/old.html', '/'],
      ['/index.php', '/'],
      ['/über-uns', '/about'],
      ['/हमारे-बारे-में', '/about'],
    ),
  ).toEqual([])
  expect(contentRedirects(folder)).toEqual(
    expect.arrayContaining([
      { from: '/our-team', to: '/about' },
      { from: '/news/2024', to: '/blog' },
      { from: '/old', to: '/' },
      { from: '/index.php', to: '/' },
      { from: '/über-uns', to: '/about' },
    ]),
  )
})

test.each([
  ['a page', '/about', '/jobs', 'from', 'a former address: /about is a page of this site'],
  ['a page with an ending', '/about.html', '/jobs', 'from', 'a former address: /about is a page of this site'],
  ['the former address of a service', '/services/oldest-name', '/blog', 'from', 'each address once'],
  ['an address with a query', '/index.php?p=12', '/', 'from', 'a former address after the domain'],
  ['an address with a domain', 'https://old.example/team', '/', 'from', 'a former address after the domain'],
  ['a page in other letters', '/About', '/about', 'from', 'a former address: /about is a page of this site'],
  ['the worker', '/sw.js', '/', 'from', 'a former address after the domain'],
  ['a pattern', '/news/*', '/blog', 'from', 'a former address after the domain'],
  ['the folder of the scripts', '/assets/old.js', '/', 'from', 'a former address after the domain'],
  ['a step upwards', '/news/../team', '/about', 'from', 'a former address after the domain'],
])('%s is no former address', (_, from, to, field, wanted) => {
  expect(mistakesIn([from, to])).toMatchObject([{ line: 1, field, wanted: expect.stringContaining(wanted) }])
})

test.each(['/nothing', '/about#values', '/jobs?q=x', 'https://elsewhere.example/', '//elsewhere.example', 'about'])(
  'a redirect to %s is a mistake',
  (to) => {
    const [mistake] = mistakesIn(['/our-team', to])
    expect(mistake).toMatchObject({ line: 2, field: 'to', wanted: expect.stringContaining('a page of this site') })
  },
)

test('the same address twice is a mistake, also with another ending or in other letters', () => {
  for (const again of ['/our-team', '/our-team/', '/Our-Team.html'])
    expect(mistakesIn(['/our-team', '/about'], [again, '/jobs']).length, again).toBeGreaterThan(0)
})
