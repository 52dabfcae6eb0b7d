import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, buildWithEdit, changedFiles, copySources } from './builds.mjs'
import { sampleEdits } from './edits.mjs'
import { meteredSite } from './metered-site.mjs'
import { BASELINE } from './report.mjs'

/** The pages that a visitor without a worker has in the browser's cache. */
const VISITED = ['/', '/about', '/blog', '/projects', '/fun', '/contact']
const QUIET_MS = 3000

/**
 * Measures what a change costs returning visitors: which files of the build differ, and how much a visitor fetches with
 * a worker that was up to date before the change, or with the browser's cache alone.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureDelta({ browser }) {
  const copy = copySources()
  try {
    return await measureEdits(browser, copy, sampleEdits(copy))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Measures the cost of each edit.
 * @param {import('playwright-core').Browser} browser @param {string} copy the folder with the copied sources
 * @param {readonly import('./edits.mjs').Edit[]} edits
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureEdits(browser, copy, edits) {
  const otherCopy = copySources()
  const builds = mkdtempSync(join(tmpdir(), 'vyomix-builds-'))
  try {
    const before = await buildCopy(copy, join(builds, 'before'))
    /** @type {import('./report.mjs').Row[]} */
    const rows = []
    for (const [index, edit] of edits.entries()) {
      const copyToEdit = edit.name.endsWith('another folder') ? otherCopy : copy
      const after = await buildWithEdit(copyToEdit, edit, join(builds, String(index)))
      const files = changedFiles(before, after)
      const worker = await measureWithWorker(browser, before, after, files.includes('sw.js'))
      const cache = await measureWithCache(browser, before, after)
      const figures = {
        ...countsOf(files),
        'with a worker: requests': worker.requests,
        'with a worker: KiB': worker.kib,
        'without: KiB': cache.kib,
      }
      for (const [figure, value] of Object.entries(figures))
        rows.push({ what: `${edit.name}: ${figure}`, unit: '', samples: { [BASELINE]: [value] } })
      console.error(`${edit.name}: ${files.join(' ')}\n  fetched: ${worker.paths.join(' ')}`)
    }
    return rows
  } finally {
    for (const folder of [otherCopy, builds]) rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {readonly string[]} files */
function countsOf(files) {
  const countOf = (/** @type {RegExp} */ kind) => files.filter((file) => kind.test(file)).length
  return {
    files: files.length,
    pages: countOf(/\.html$/),
    scripts: countOf(/^assets\/.*\.js$/),
    styles: countOf(/\.css$/),
  }
}

/**
 * @param {import('playwright-core').Browser} browser @param {string} before @param {string} after
 * @param {boolean} hasNewWorker
 */
async function measureWithWorker(browser, before, after, hasNewWorker) {
  const site = await meteredSite(before)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await site.waitUntilQuiet(QUIET_MS)
  await page.goto('about:blank')
  site.deploy(after)
  site.takeResponses()
  await page.goto(site.url)
  if (hasNewWorker) await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await site.waitUntilQuiet(QUIET_MS)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    registration.waiting?.postMessage({ type: 'take-over' })
  })
  // The worker has to be active first: a page that is requested while it takes over sometimes never arrives.
  await page.waitForFunction(async () => {
    const { waiting, active } = await navigator.serviceWorker.ready
    return waiting === null && active?.state === 'activated'
  })
  await page.reload({ waitUntil: 'commit' })
  await site.waitUntilQuiet(QUIET_MS)
  const sent = total(site.takeResponses())
  await context.close()
  await site.close()
  return sent
}

/** @param {import('playwright-core').Browser} browser @param {string} before @param {string} after */
async function measureWithCache(browser, before, after) {
  const site = await meteredSite(before)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const visit = async () => {
    for (const path of VISITED) {
      await page.goto(site.url + path)
      await site.waitUntilQuiet(1000)
    }
  }
  await visit()
  await page.goto('about:blank')
  site.takeResponses()
  await visit()
  const unchanged = total(site.takeResponses())
  site.deploy(after)
  await visit()
  const sent = total(site.takeResponses())
  await context.close()
  await site.close()
  return { kib: sent.kib - unchanged.kib }
}

/** @param {readonly { path: string, bytes: number }[]} sent */
function total(sent) {
  const bytes = sent.reduce((sum, response) => sum + response.bytes, 0)
  return { requests: sent.length, kib: Math.round(bytes / 1024), paths: sent.map(({ path }) => path) }
}
