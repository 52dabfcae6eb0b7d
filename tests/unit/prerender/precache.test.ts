import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precacheEntry, readPrecacheLists, writePrecacheLists } from '#prerender/precache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes files into the folder, and returns the entries of those that are no pages. */
function write(files: Readonly<Record<string, string>>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return Object.keys(files).flatMap((file) => (file.endsWith('.html') ? [] : [precacheEntry(folder, file)]))
}

const early = () => readPrecacheLists(folder).flatMap((entry) => ('isEarly' in entry ? [entry.url] : []))

test('what a click on a link of the home page waits for is marked as early: the files of the pages, and of lists', () => {
  const entries = write({
    'index.html': '<head></head><header><a class="x" href="/about#team">About</a></header><a href="/gone">Gone</a>',
    'about.html': '<head><link rel="modulepreload" href="/assets/about-1.js"></head><a href="/terms">Terms</a>',
    'terms.html': '<head><link rel="modulepreload" href="/assets/terms-1.js"></head>',
    'assets/about-1.js': 'about',
    'assets/terms-1.js': 'terms',
    'records/lists/articles/1.json': '[]',
    'records/lists/articles/2.json': '[]',
  })
  writePrecacheLists(folder, entries)
  expect(early().toSorted()).toEqual(['/assets/about-1.js', '/records/lists/articles/1.json'])
})
