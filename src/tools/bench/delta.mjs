import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built, builtWith, changedFiles, copyOfSources } from './builds.mjs'
import { countedSite } from './counted-site.mjs'
import { editsOf } from './edits.mjs'

/** Pages that a visitor without a worker has in the browser's cache. */
const VISITED = ['/', '/about', '/blog', '/projects', '/fun', '/contact']
const QUIET_MS = 3000

/**
 * Measures what a change costs those who have been here: which files of the build differ, and what a visitor with an
 * up-to-date worker fetches, and one who has the browser's cache alone.
 * @param {import('playwright-core').Browser} browser
 */
export async function delta(browser) {
  const copy = copyOfSources()
  const elsewhere = copyOfSources()
  const builds = mkdtempSync(join(tmpdir(), 'vyomix-builds-'))
  try {
    const before = await built(copy, join(builds, 'before'))
    const rows = []
    for (const [index, edit] of editsOf(copy).entries()) {
      const where = edit.name.endsWith('another folder') ? elsewhere : copy
      const after = await builtWith(where, edit, join(builds, String(index)))
      const files = changedFiles(before, after)
      rows.push({
        edit: edit.name,
        ...counts(files),
        worker: await fetchedWithWorker(browser, before, after),
        cache: await fetchedWithCache(browser, before, after),
        files,
      })
    }
    return rows
  } finally {
    for (const folder of [copy, elsewhere, builds]) rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {readonly string[]} files */
function counts(files) {
  const of = (/** @type {RegExp} */ kind) => files.filter((file) => kind.test(file)).length
  return { changed: files.length, pages: of(/\.html$/), scripts: of(/^assets\/.*\.js$/), styles: of(/\.css$/) }
}

/** @param {import('playwright-core').Browser} browser @param {string} before @param {string} after */
async function fetchedWithWorker(browser, before, after) {
  const site = await countedSite(before)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await site.quietFor(QUIET_MS)
  await page.goto('about:blank')
  site.show(after)
  site.counted()
  await page.goto(site.url)
  await site.quietFor(QUIET_MS)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    registration.waiting?.postMessage({ type: 'take-over' })
  })
  await page.reload()
  await site.quietFor(QUIET_MS)
  const sent = total(site.counted())
  await context.close()
  await site.close()
  return sent
}

/** @param {import('playwright-core').Browser} browser @param {string} before @param {string} after */
async function fetchedWithCache(browser, before, after) {
  const site = await countedSite(before)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const visit = async () => {
    for (const path of VISITED) {
      await page.goto(site.url + path)
      await site.quietFor(1000)
    }
  }
  await visit()
  await page.goto('about:blank')
  site.counted()
  await visit()
  const unchanged = total(site.counted())
  site.show(after)
  await visit()
  const sent = total(site.counted())
  await context.close()
  await site.close()
  return { requests: sent.requests, bytes: sent.bytes - unchanged.bytes }
}

/** @param {readonly { path: string, bytes: number }[]} sent */
function total(sent) {
  return {
    requests: sent.length,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    paths: sent.map(({ path }) => path),
  }
}
