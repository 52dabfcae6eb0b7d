import { readdirSync, readFileSync } from 'node:fs'
import { records as trainingBatches } from 'virtual:records/batches'
import { records as clients } from 'virtual:records/clients'
import { record as facts } from 'virtual:records/facts'
import { records as personas } from 'virtual:records/personas'
import { records as products } from 'virtual:records/products'
import { records as technologyLayers } from 'virtual:records/technologies'
import { records as agencyTimeline } from 'virtual:records/timeline'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { config } from '#content/config.ts'
import { footerColumns } from '#content/footer.ts'
import { navigation } from '#content/navigation.ts'
import { posts } from '#content/posts.ts'
import { projects } from '#content/projects.ts'
import { postPages } from '#content/record-pages.ts'
import { team } from '#content/team.ts'
import { FONT_CHARACTERS } from '#prerender/fonts.ts'
import { chatFaq } from '#support/chat.ts'

/** Characters that the site's fonts lack. A font of the device shows them, and a reader sees no difference. */
const DEVICE_CHARACTERS = '→←↗↑↓₹≤≥≈✓'
/** The symbol of a key that only Macs have. Their fonts have the symbol, and other devices have no such key. */
const MAC_CHARACTERS = '⌘'

/** Returns all strings in a value, nested ones included. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function missingCharacters(text: string, available: string): readonly string[] {
  return [...new Set(text)].filter((character) => character !== '\n' && !available.includes(character))
}

const bodies = await Promise.all(posts.map(async ({ slug }) => [slug, await postPages.loadText(slug)] as const))
const codeIn = (body: readonly ArticleBlock[]) => body.flatMap((block) => (block.kind === 'code' ? [block.text] : []))
const proseIn = (body: readonly ArticleBlock[]) =>
  textsIn(
    body.map((block): unknown => (block.kind === 'code' ? block.title : block)) satisfies readonly (
      | ArticleInline
      | unknown
    )[],
  )

/** The files of messages, each with the texts in it. */
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

test.each(prose)('the text font or a font of the device has every character of %s', (_, texts) => {
  expect(missingCharacters(texts.join('\n'), FONT_CHARACTERS.text + DEVICE_CHARACTERS + MAC_CHARACTERS)).toEqual([])
})

test.each(bodies)('the data font or a font of the device has every character of the code in %s', (_, body) => {
  expect(missingCharacters(codeIn(body).join('\n'), FONT_CHARACTERS.data + DEVICE_CHARACTERS)).toEqual([])
})

test('the display font has the letters of every heading, and the text font has all characters of headings', () => {
  const headings = [
    ...posts.map(({ title }) => title),
    ...bodies.flatMap(([, body]) => body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))),
  ]
  for (const heading of headings) {
    const letters = heading.match(/\p{Letter}|\p{Mark}/gu)?.join('') ?? ''
    expect(missingCharacters(letters, FONT_CHARACTERS.display), heading).toEqual([])
    expect(missingCharacters(heading, FONT_CHARACTERS.text), heading).toEqual([])
  }
})

test('no text contains an invisible character or half a surrogate pair', () => {
  for (const [source, texts] of [...prose, ...bodies.map(([slug, body]) => [slug, codeIn(body)] as const)]) {
    expect(texts.join('\n'), source).not.toMatch(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]/)
    expect(texts.join('\n').isWellFormed(), source).toBe(true)
  }
})
