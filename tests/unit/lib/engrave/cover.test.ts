import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CoverSubject, cover } from '#lib/engrave/cover.ts'

const post: CoverSubject = {
  slug: 'agentic-ai-in-production',
  title: 'Agentic AI in production: what survives the first month',
  tags: ['Agentic AI', 'Automation', 'Engineering'],
  minutes: 9,
  day: 24,
}

function digestOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16)
}

/** Returns the names of unclosed elements; a well-formed document has none. */
function unclosedElements(svg: string): readonly string[] {
  const open: string[] = []
  for (const [tag, name = ''] of svg.matchAll(/<\/?([a-zA-Z]+)[^<>]*>/g)) {
    if (tag.startsWith('</')) expect(open.pop()).toBe(name)
    else if (!tag.endsWith('/>')) open.push(name)
  }
  return open
}

test('a cover is unchanged, byte for byte', () => {
  expect(digestOf(cover(post))).toBe('24e9cfb4ec0736fb')
})

// Digests of the approved drawings: a tag for each instrument, a field of projects and an unknown tag.
test.each([
  ['Agentic AI', '818c2cd6cb21c09b'],
  ['Chatbots', 'e006b640afc5c791'],
  ['Web Development', '842543931dedfd5a'],
  ['SEO', '8bde920a64c4652f'],
  ['Edge AI', '31a67df8d852eff5'],
  ['AI Ethics', '5b989d01c3a70463'],
  ['Quantum', '74e9fa3ce22df454'],
  ['Cybersecurity', '5b46cbd13d9ff31d'],
  ['Future of Work', '50e14c40ab6e2e70'],
  ['Digital Transformation', '454c21971d6509db'],
  ['Apps', '9dc78a55f62646c6'],
  ['A tag of tomorrow', 'f16a81cdb30a1ec8'],
])('the cover of %s is well formed and unchanged', (tag, digest) => {
  const svg = cover({
    slug: tag.toLowerCase().replaceAll(' ', '-'),
    title: 'What survives the first month of Düsseldorf’s agents',
    tags: [tag, 'Engineering'],
    minutes: 9,
    day: 24,
  })
  expect(digestOf(svg)).toBe(digest)
  expect(unclosedElements(svg)).toEqual([])
  expect(svg).not.toContain('style=')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test('a share picture is drawn at its own size, not cropped from the cover', () => {
  expect(cover(post, { w: 1200, h: 630 })).toContain('viewBox="0 0 1200 630"')
})

test('two covers of one post on the same page have different ids', () => {
  const idOf = (svg: string) => /linearGradient id="([^"]+)"/.exec(svg)?.[1]
  expect(idOf(cover(post, { id: 'featured' }))).not.toBe(idOf(cover(post)))
})

test('the pointer on the rule moves with the day', () => {
  expect(cover({ ...post, day: 1 })).toContain('<path d="M64 853.2l')
  expect(cover({ ...post, day: 31 })).toContain('<path d="M1536 853.2l')
})

test('a subject without tags or title still has a cover', () => {
  const svg = cover({ slug: 'bare', title: '', tags: [], minutes: 0, day: 1 })
  expect(unclosedElements(svg)).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined/)
})
