import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { headersFile, redirectsFile } from '#hosts/rule-files.ts'
import { smallRules } from './site-rules.ts'

/** Returns a new folder, which is deleted after the test. Its name has a space and a letter outside ASCII. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix déploy '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns a sitemap of pages. */
export function sitemapOf(pages: readonly string[]): string {
  return pages.map((page) => `<url><loc>https://www.example.com${page}</loc></url>`).join('\n')
}

/** Writes a small built site whose hashed files and pages are those of a version, and returns its folder. */
export function builtSite(folder: string, version: string, pages: readonly string[] = ['/', '/blog', '/404']): string {
  const built = join(folder, `built-${version}`)
  const rules = { ...smallRules, moves: [], pages }
  const files: Readonly<Record<string, string>> = {
    'index.html': `the start page of ${version}`,
    'blog.html': `the blog of ${version}`,
    '404.html': `no page, says ${version}`,
    ...Object.fromEntries(pages.slice(1).map((page) => [`${page.slice(1)}.html`, `${page} of ${version}`])),
    [`assets/app-${version}.js`]: `script ${version}`,
    [`sw/pages-${version}.js`]: `list ${version}`,
    [`parts/${version}.json`]: '{}',
    'records/jobs/one.json': `record of ${version}`,
    'feed.xml': `feed of ${version}`,
    'sitemap.xml': sitemapOf(pages),
    'sw.js': `worker of ${version}`,
    'sw-off.js': 'worker that removes itself',
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, name)), { recursive: true })
    writeFileSync(join(built, name), text)
  }
  return built
}
