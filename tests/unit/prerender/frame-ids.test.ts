import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formTargets } from '#features/outbox/form-targets.ts'
import { FRAME_IDS } from '#prerender/frame-ids.ts'
import { markdownToBlocks } from '#prerender/markdown.ts'
import { featureOf, sourceModules } from '#support/source-tree.ts'

/** The features that every page has, or that belong to a text. */
const FEATURES = ['article', 'chat', 'install', 'motion', 'newsletter', 'outbox', 'search', 'sky']

const isOnPagesWithTexts = (file: string) =>
  file.startsWith('app/') || /^pages\/(post|job|project)\//.test(file) || FEATURES.includes(featureOf(file) ?? '')

test('every id that is written in the sources of pages with texts is known', () => {
  const sources = sourceModules.filter(({ file }) => isOnPagesWithTexts(file)).map(({ source }) => source)
  const written = [readFileSync('index.html', 'utf8'), ...sources].flatMap((source) =>
    Array.from(source.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id),
  )
  expect(written).toContain('root')
  expect(written).toContain('main')
  expect([...written, formTargets.newsletter.field].filter((id) => !FRAME_IDS.has(id))).toEqual([])
})

test.each(['Root', 'Main', 'Menu', 'Facts', 'Chat', 'Footer email'])('the heading "%s" is a mistake', (heading) => {
  const id = heading.toLowerCase().replace(' ', '-')
  expect(markdownToBlocks(`Text.\n\n## ${heading}\n`).mistakes).toEqual([
    { line: 3, reason: `pages have another element with the anchor "${id}"; choose other words for this heading` },
  ])
})
