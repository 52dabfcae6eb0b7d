import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { config } from '#content/config.ts'
import { posts } from '#content/posts.ts'
import { fieldProblem, openContent, readRecords } from '#prerender/records/queries.ts'
import { unlistedPages } from '#prerender/records/unlisted-pages.ts'

/** Returns a copy of the content with this file about the offline copy. */
function contentWith(offline: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('src/content', folder, { recursive: true })
  writeFileSync(join(folder, 'offline.yaml'), offline)
  return folder
}

test('the newest records of each kind are precached, and the others are not', () => {
  const { pages, keptOnRequest } = unlistedPages(openContent(contentWith('newest: 1\n'), config))
  const older = posts.slice(1).map(({ slug }) => ({ address: `/blog/${slug}`, text: `/records/articles/${slug}.json` }))
  expect(Object.keys(keptOnRequest)).toEqual(['articles']) // no page offers to keep all projects or all jobs
  expect(keptOnRequest.articles).toEqual(older)
  expect(pages).toEqual(expect.arrayContaining(older))
})

test('without a number, thirty of each kind are precached', () => {
  expect(readRecords(contentWith('{}\n'), 'offline', config)).toMatchObject([{ newest: 30 }])
})

test('the bound is a whole number from 1 to 1000', () => {
  expect([1, 30, 1000].map((newest) => fieldProblem('offline', 'newest', newest))).toEqual([null, null, null])
  for (const newest of [0, 1.5, 5000])
    expect(fieldProblem('offline', 'newest', newest)).toBe('a whole number from 1 to 1000')
})

test('only a site with unlisted pages says that what was read is kept', () => {
  const policyOf = (content: string) => JSON.stringify(readRecords(content, 'pages/privacy', config))
  expect(policyOf(contentWith('newest: 1\n'))).toContain('what you read longest ago is deleted first')
  expect(policyOf(contentWith('newest: 1000\n'))).not.toContain('what you read longest ago')
})
