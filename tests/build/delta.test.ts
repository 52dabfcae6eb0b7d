import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { articleSlugs } from '#support/addresses.ts'
import { builtFolder } from '#support/built-site.ts'
import { buildWithEdit, changedFiles, copySources } from '../../src/tools/bench/builds.mjs'
import { sampleEdits } from '../../src/tools/bench/edits.mjs'

const BUILD_TIMEOUT_MS = 240_000

const sources = copySources()
const builds = mkdtempSync(join(tmpdir(), 'vyomix-builds-'))
afterAll(() => {
  for (const folder of [sources, builds]) rmSync(folder, { recursive: true, force: true })
})

test('a build in another folder with a changed sentence of an article differs only in its page, its record, the feeds, a file of the search and the worker’s lists', {
  timeout: BUILD_TIMEOUT_MS,
}, async () => {
  if (articleSlugs.length === 0) return // there is no sentence to change
  const [edit] = sampleEdits(sources)
  if (!edit) throw new Error('There is no edit to try.')
  const slug = edit.file.replace(/^.*\/|\.md$/g, '')
  const changed = changedFiles(builtFolder, await buildWithEdit(sources, edit, join(builds, 'edited')))
  const withoutHashes = changed.map((file) => file.replace(/-[\w-]{8}\.js$/, '.js')).sort()
  const [searchText = '', ...otherTexts] = withoutHashes.filter((file) => file.startsWith('records/search/text-'))
  expect(otherTexts).toEqual([])
  expect(withoutHashes.filter((file) => file !== searchText)).toEqual([
    `blog/${slug}.html`,
    'feed.json',
    'feed.xml',
    `records/articles/${slug}.json`,
    'sw.js',
    'sw/pages.js',
  ])
})
