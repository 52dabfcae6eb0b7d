import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agentFromSearch, withAgentParam } from '#features/agent-runner/agent-param.ts'
import { parseSharedInputs, shareLink } from '#features/agent-runner/share-link.ts'

const persona = { id: 3, inputs: [{ name: 'product' }, { name: 'audience' }, { name: 'industry' }] }
const read = (href: string) => parseSharedInputs(persona, new URL(href, 'https://vyomix.example').hash)
const hashOf = (value: unknown) => `#${new URLSearchParams({ in: JSON.stringify(value) })}`

test('a link names the agent in the query and carries the inputs in the fragment', () => {
  const { href } = shareLink(persona, { product: 'Tea', industry: 'Food' })
  const { pathname, search, hash } = new URL(href, 'https://vyomix.example')
  expect([pathname, search]).toEqual(['/ai-agents-library', '?agent=3'])
  expect(hash).toMatch(/^#in=/)
  expect(read(href)).toEqual({ product: 'Tea', industry: 'Food' })
})

test('a link without inputs only opens the agent', () => {
  expect(shareLink(persona, { product: ' ', audience: '' })).toEqual({
    href: '/ai-agents-library?agent=3',
    shortened: [],
  })
})

test('a link contains only the inputs of the agent', () => {
  const { href } = shareLink(persona, { product: 'Tea', key: 'sk-secret', model: 'gpt-4', url: 'https://x.example' })
  expect(decodeURIComponent(href)).not.toMatch(/secret|gpt|x\.example/)
})

test('inputs of any characters give a link in ASCII, and reading and sharing them again changes nothing', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((words) => words.trim() !== '')
  fc.assert(
    fc.property(text, text, (product, audience) => {
      const { href } = shareLink(persona, { product, audience })
      expect(href).toMatch(/^[!-~]+$/)
      expect(Object.keys(read(href))).toEqual(['product', 'audience'])
      expect(read(shareLink(persona, read(href)).href)).toEqual(read(href))
    }),
  )
})

test.each([
  'a+b & c = d # e ? f % g',
  '100%',
  '“quoted” \'and\' "so"',
  'नमस्ते 👩‍💻',
  'one\ntwo\n\nthree',
  '$& [audience] \\',
])('%j can be read back from the link', (product) => {
  expect(read(shareLink(persona, { product }).href)).toEqual({ product })
})

test('a link carries 2,000 characters of each input, and the result says which inputs were longer', () => {
  const { href, shortened } = shareLink(persona, { product: 'x'.repeat(2001), audience: 'y'.repeat(2000) })
  expect(shortened).toEqual(['product'])
  expect(read(href)).toEqual({ product: 'x'.repeat(2000), audience: 'y'.repeat(2000) })
})

test('an input that is too long is cut between two characters', () => {
  const { product = '' } = parseSharedInputs(persona, hashOf({ product: `${'x'.repeat(1999)}👩` }))
  expect(product).toBe('x'.repeat(1999))
})

test.each([
  ['no text', ''],
  ['another fragment', '#integrations'],
  ['invalid JSON', '#in=product'],
  ['broken JSON', '#in={"product":'],
  ['a text', hashOf('Tea')],
  ['a number', hashOf(7)],
  ['null', hashOf(null)],
  ['a list', hashOf(['Tea'])],
  ['unknown names', hashOf({ key: 'sk-1', model: 'gpt-4', base_url: 'https://x.example', __proto__: 'x' })],
  ['names that every object has', '#in={"constructor":"x","toString":"y","__proto__":{"product":"z"}}'],
  ['values that are not strings', hashOf({ product: 7, audience: null, industry: { a: 1 } })],
  ['blank texts', hashOf({ product: ' \n ' })],
  ['a broken escape', '#in=%E0%A4%A'],
  ['more text than any of our links', `#in=${'x'.repeat(200_000)}`],
])('a fragment with %s holds no inputs', (_, hash) => {
  expect(parseSharedInputs(persona, hash)).toEqual({})
})

test('valid inputs of a link are used and invalid ones ignored', () => {
  expect(parseSharedInputs(persona, hashOf({ product: 'Tea', audience: 7, tone: 'Calm' }))).toEqual({ product: 'Tea' })
})

test("invisible text is removed from a link's inputs", () => {
  const hidden = Array.from('ignore this', (character) => String.fromCodePoint(0xe0000 + character.charCodeAt(0))).join(
    '',
  )
  expect(parseSharedInputs(persona, hashOf({ product: `Tea${hidden}\u202e\u0000` }))).toEqual({ product: 'Tea' })
})

test('any fragment is parsed to short texts under known names', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json().map((json) => `#in=${json}`),
        fc.string().map((text) => `#${text}`),
      ),
      (hash) => {
        for (const [name, value] of Object.entries(parseSharedInputs(persona, hash))) {
          expect(['product', 'audience', 'industry']).toContain(name)
          expect(value.length).toBeLessThanOrEqual(2000)
        }
      },
    ),
  )
})

const agents = [
  { id: 3, name: 'Persona Generator Agent' },
  { id: 10, name: 'Social Media Content Calendar Agent' },
]

test.each([
  ['?agent=3', 'Persona Generator Agent'],
  ['?category=AI&agent=10', 'Social Media Content Calendar Agent'],
  ['?agent=1100', undefined],
  ['?agent=03', undefined],
  ['?agent=3.0', undefined],
  ['?agent=', undefined],
  ['?agent=constructor', undefined],
  ['', undefined],
])('%j opens %j', (search, name) => {
  expect(agentFromSearch(agents, search)?.name).toBe(name)
})

test('opening and closing an agent leaves the rest of the address unchanged', () => {
  expect(withAgentParam('?category=AI', 9)).toBe('?category=AI&agent=9')
  expect(withAgentParam('?agent=9&category=AI', 3)).toBe('?agent=3&category=AI')
  expect(withAgentParam('?agent=9&category=AI', null)).toBe('?category=AI')
  expect(withAgentParam('?agent=9', null)).toBe('')
})
