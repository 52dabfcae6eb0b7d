import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { agencyTimeline } from '#content/about-timeline.ts'
import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { trainingBatches } from '#content/batches.ts'
import { clients } from '#content/clients.ts'
import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { footerColumns } from '#content/footer.ts'
import { navigation } from '#content/navigation.ts'
import { personas } from '#content/personas.ts'
import { loadPostBody, posts } from '#content/posts.ts'
import { products } from '#content/products.ts'
import { projects } from '#content/projects.ts'
import { team } from '#content/team.ts'
import { technologyLayers } from '#content/technologies.ts'
import { FONT_CHARACTERS } from '#prerender/fonts.ts'
import { chatFaq } from '#support/chat.ts'

/** Characters that the site's fonts lack. Every device has a font with them, and a reader sees no difference. */
const DEVICE_SIGNS = '→←↗↑↓₹≤≥≈✓'
/** The sign of a key that only Macs have. Only their fonts have the sign, and other devices have no such key. */
const MAC_SIGNS = '⌘'

/** All strings within content, however it is nested. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function strangersIn(text: string, known: string): readonly string[] {
  return [...new Set(text)].filter((sign) => sign !== '\n' && !known.includes(sign))
}

const bodies = await Promise.all(posts.map(async ({ slug }) => [slug, await loadPostBody(slug)] as const))
const codeIn = (body: readonly ArticleBlock[]) => body.flatMap((block) => (block.kind === 'code' ? [block.text] : []))
const proseIn = (body: readonly ArticleBlock[]) =>
  textsIn(
    body.map((block): unknown => (block.kind === 'code' ? block.title : block)) satisfies readonly (
      | ArticleInline
      | unknown
    )[],
  )

/** Every message, with the text of its file. */
const messages = readdirSync('src/content/messages')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => [`messages/${file}`, textsIn(parse(readFileSync(`src/content/messages/${file}`, 'utf8')))] as const)

const prose: readonly (readonly [string, readonly string[]])[] = [
  ...bodies.map(([slug, body]) => [`the article ${slug}`, proseIn(body)] as const),
  ['the articles’ titles and excerpts', textsIn(posts)],
  ['the answers of the chat', chatFaq.flatMap(({ title, answer, link }) => [title, answer, link?.label ?? ''])],
  ...messages,
  ['header and footer', textsIn([navigation, footerColumns])],
  [
    'team, facts, products and settings',
    textsIn([
      team,
      facts,
      products,
      trainingBatches,
      config,
      personas,
      clients,
      technologyLayers,
      agencyTimeline,
      projects,
    ]),
  ],
]

test.each(prose)('the text font has every character of %s', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0)
  expect(strangersIn(texts.join('\n'), FONT_CHARACTERS.text + DEVICE_SIGNS + MAC_SIGNS)).toEqual([])
})

test.each(bodies)('the data font has every character of the code in %s', (_, body) => {
  expect(strangersIn(codeIn(body).join('\n'), FONT_CHARACTERS.data + DEVICE_SIGNS)).toEqual([])
})

test('the display font has the letters of every heading; figures use the text font', () => {
  const headings = [
    ...posts.map(({ title }) => title),
    ...bodies.flatMap(([, body]) => body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))),
  ]
  for (const heading of headings) {
    const letters = heading.match(/\p{Letter}|\p{Mark}/gu)?.join('') ?? ''
    expect(strangersIn(letters, FONT_CHARACTERS.display), heading).toEqual([])
    expect(strangersIn(heading, FONT_CHARACTERS.text), heading).toEqual([])
  }
})

test('no text contains an invisible character or half a character', () => {
  for (const [place, texts] of [...prose, ...bodies.map(([slug, body]) => [slug, codeIn(body)] as const)]) {
    expect(texts.join('\n'), place).not.toMatch(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/)
    expect(texts.join('\n').isWellFormed(), place).toBe(true)
  }
})
