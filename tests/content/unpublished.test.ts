import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { posts } from '#content/posts.ts'
import { team } from '#content/team.ts'
import { formatMistake } from '#prerender/records/mistake.ts'
import {
  contentRedirects,
  findMistakes,
  pageAddresses,
  readRecords,
  unpublishedNotes,
} from '#prerender/records/queries.ts'

const LATER = '2199-01-01'

/** Copies the content to a new folder and adds articles to it. Each has some fields and a text. */
function contentWith(articles: Readonly<Record<string, readonly [fields: string, text: string]>>): string {
  const content = mkdtempSync(join(tmpdir(), 'unpublished-'))
  cpSync('src/content', content, { recursive: true })
  for (const [slug, [fields, text]] of Object.entries(articles)) {
    const excerpt = `What we say about ${slug}, for readers who have to decide something this year.`
    writeFileSync(
      join(content, 'articles', `${slug}.md`),
      `---\ntitle: About ${slug}\nexcerpt: ${excerpt}\nauthor: ${team[0]?.name}\ntags: [One, Two, Three]\n${fields}\n---\n\n${text}\n`,
    )
  }
  return content
}
const mistakesIn = (content: string) => findMistakes(content, config).map(formatMistake)

test('drafts and articles of a later day have no address, no record and no redirect, and are not counted', () => {
  const content = contentWith({
    'a-draft': ['date: 2025-06-24\ndraft: true\nformerly: [old-draft]', 'Words.'],
    'for-later': [`date: ${LATER}`, 'Words.'],
    'for-today': ['date: 2025-06-24\ndraft: false', 'Words.'],
  })
  expect(mistakesIn(content)).toEqual([])
  const slugs = readRecords(content, 'articles', config).map((record) => (record as { readonly slug: string }).slug)
  expect(slugs.toSorted()).toEqual([...posts.map(({ slug }) => slug), 'for-today'].toSorted())
  const added = pageAddresses(content).filter((path) => /-(draft|later|today)$/.test(path))
  expect(added).toEqual(['/blog/for-today'])
  expect(contentRedirects(content).map(({ from }) => from)).not.toContain('/blog/old-draft')
})

test('development shows all articles, and marks those that are not published', () => {
  const content = contentWith({ 'for-later': [`date: ${LATER}`, 'Words.'] })
  const [newest] = readRecords(content, 'articles', config, true)
  expect(newest).toMatchObject({ slug: 'for-later', title: 'Not published: About for-later' })
})

test('a published article cannot link to one that is not published, and those may link to each other', () => {
  const content = contentWith({
    'a-draft': ['date: 2025-06-24\ndraft: true', 'See [the other](/blog/for-later).'],
    'for-later': [`date: ${LATER}`, 'See [the draft](/blog/a-draft#why).'],
    'for-today': ['date: 2025-06-24', 'See [the other](/blog/for-later).'],
  })
  expect(mistakesIn(content)).toEqual([
    'articles/for-today.md:9: the text: the article "/blog/for-later" is a draft or has a date in the future; publish it first, or remove the link',
  ])
})

test('the check counts drafts and articles of a later day, and is silent without any', () => {
  const content = contentWith({
    'a-draft': ['date: 2025-06-24\ndraft: true', 'Words.'],
    'another-draft': [`date: ${LATER}\ndraft: true`, 'Words.'],
    'for-later': [`date: ${LATER}`, 'Words.'],
  })
  expect(unpublishedNotes(content)).toEqual([
    '2 drafts: articles/a-draft.md, articles/another-draft.md.',
    `One scheduled article, which a build on its day publishes: articles/for-later.md (${LATER}).`,
  ])
  expect(unpublishedNotes(contentWith({})).join()).not.toContain('for-later')
})
