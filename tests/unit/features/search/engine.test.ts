import { expect, test } from 'vitest'
import { createSearchEngine } from '#features/search/engine.ts'
import type { SearchEntry } from '#features/search/entries.ts'

const entry = (title: string, href: string, others: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ kind: 'pages', title, href, parent: '', line: '', keywords: '' },
  ...others,
})

const entries = [
  entry('Web Hosting & Maintenance', '/services/web-hosting', { kind: 'services' }),
  entry('E-commerce Solutions', '/services/ecommerce-solutions', { kind: 'services' }),
  entry('Front-end Developer', '/jobs#job-front-end', { kind: 'jobs', parent: 'Jobs' }),
  entry('Café in Jaipur', '/projects#cafe', { kind: 'projects', parent: 'Projects' }),
  entry('AI in cybersecurity', '/blog/ai-in-cybersecurity', { kind: 'articles' }),
  entry('Book a meeting', '/#meeting', { parent: 'Home' }),
  entry('Book a meeting', '/contact#meeting', { parent: 'Contact' }),
  entry('How much does a website cost?', 'question:website-price', { kind: 'questions' }),
  entry('Contact', '/contact'),
]
const synonyms = [
  ['price', 'how much', 'cost'],
  ['shop', 'online shop', 'ecommerce'],
]
const engine = () => createSearchEngine({ entries, synonyms, textFiles: 1 })
const firstFor = (query: string) => engine().find(query)[0]?.entry.href

test.each([
  ['the beginning of a word', 'host', '/services/web-hosting'],
  ['another form of the word', 'hosted', '/services/web-hosting'],
  ['words in another order', 'maintenance web', '/services/web-hosting'],
  ['a wrong letter', 'hozting', '/services/web-hosting'],
  ['two letters that are swapped', 'mainteannce', '/services/web-hosting'],
  ['a word without its hyphen', 'ecommerce', '/services/ecommerce-solutions'],
  ['a word in two parts', 'e commerce', '/services/ecommerce-solutions'],
  ['a hyphened word in one', 'frontend', '/jobs#job-front-end'],
  ['a word with a space for its hyphen', 'front end', '/jobs#job-front-end'],
  ['no accent', 'cafe', '/projects#cafe'],
  ['an accent too many', 'jaipúr', '/projects#cafe'],
  ['a word within a longer one', 'security', '/blog/ai-in-cybersecurity'],
  ['a word with the same meaning', 'shop', '/services/ecommerce-solutions'],
  ['a phrase with the same meaning', 'how much website', 'question:website-price'],
  ['words that say nothing', 'how can i please get hosting', '/services/web-hosting'],
])('finds %s', (_, query, href) => {
  expect(firstFor(query)).toBe(href)
})

test('a page comes before the part of the home page that repeats it', () => {
  expect(firstFor('book a meeting')).toBe('/contact#meeting')
})

test('an entry with all words comes before one with some of them', () => {
  const [first, second] = engine().find('contact meeting')
  expect(first?.entry.href).toBe('/contact#meeting')
  expect(first?.found.size).toBe(2)
  expect(second?.found.size).toBeLessThan(2)
})

test.each(['', ' ', '?!', '🙂', 'xqzzv', 'a'.repeat(5000), '__proto__', 'constructor'])(
  'finds nothing for %j',
  (query) => {
    expect(engine().find(query)).toEqual([])
  },
)

test('a text is found once it has been added, and gives the entry its first words', () => {
  const search = engine()
  expect(search.find('telephone')).toEqual([])
  search.addTexts(new Map([['/contact', { line: 'Write to us.', words: 'telephone' }]]))
  const [hit] = search.find('telephone')
  expect(hit?.entry).toMatchObject({ href: '/contact', line: 'Write to us.' })
})

test('a text that is added twice, or belongs to no entry, is ignored', () => {
  const search = engine()
  const text = { line: '', words: 'telephone' }
  search.addTexts(new Map([['/gone', text]]))
  search.addTexts(new Map([['/contact', text]]))
  search.addTexts(new Map([['/contact', text]]))
  expect(search.find('telephone').map(({ entry: { href } }) => href)).toEqual(['/contact'])
})

test('a word with the same meaning counts as found, but not as the word itself', () => {
  const [hit] = engine().find('shop')
  expect([hit?.found.size, hit?.literal.size]).toEqual([1, 0])
  expect(engine().find('ecommerce')[0]?.literal.size).toBe(1)
})

test.each([
  ['how much', 'How much does a website cost?'],
  ['online shop', 'Book an online shop course'],
  ['machine learning', 'What is machine learning?'],
])('a phrase with other meanings, ‘%s’, finds the title that contains it first', (query, title) => {
  const group = ['ai', 'machine learning']
  const search = createSearchEngine({
    entries: [...entries, entry(title, '/own'), entry('AI agents', '/agents'), entry('Prices and costs', '/prices')],
    synonyms: [...synonyms, group],
    textFiles: 0,
  })
  expect(search.find(query)[0]?.entry.title).toBe(title)
})

test('a repeated word is looked for once, and only the first words of a long query are', () => {
  expect(engine().find('contact contact')[0]?.wanted).toBe(1)
  const words = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')
  expect(engine().find(`contact ${words}`)[0]?.wanted).toBeLessThan(30)
})

test('among a thousand articles, the one that has all words comes first', () => {
  const topics = ['hosting', 'audits', 'training', 'payments', 'analytics', 'translation', 'archives']
  const articles = Array.from({ length: 1000 }, (_, number) =>
    entry(`${topics[number % 7]} of ${topics[(number >> 3) % 7]} in case ${number}`, `/blog/case-${number}`, {
      kind: 'articles',
      line: `What readers do about ${topics[(number >> 6) % 7]}.`,
    }),
  )
  const search = createSearchEngine({ entries: [...entries, ...articles], synonyms, textFiles: 0 })
  for (const number of [12, 345, 999]) {
    const { title, href } = articles[number] as SearchEntry
    expect(search.find(title)[0]?.entry.href).toBe(href)
    expect(search.find(`case ${number} ${topics[number % 7]}`)[0]?.entry.href).toBe(href)
  }
  expect(search.find('web hosting')[0]?.entry.href).toBe('/services/web-hosting')
})
