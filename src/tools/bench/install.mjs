import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { meteredSite } from './metered-site.mjs'
import { clickTo, watchHeading } from './navigate.mjs'
import { firstPaint } from './repeat-visit.mjs'
import { addSample } from './report.mjs'

/** A phone's slow connection: 150 ms for a round trip, 1.6 Mbit/s. */
const CONNECTION = { latencyMs: 150, bytesPerSecond: 200_000 }
/** If nothing is sent for this long, everything counts as cached. */
const QUIET_MS = 5000
const LINK = '/services'
/** The times of the measured clicks, in seconds after the first paint. */
const CLICKS = [2, 5]

/**
 * Measures a first visit on a slow connection: when it is painted, what it caches and until when, and how long a click
 * takes meanwhile, with and without a worker.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureInstall({ browser, sites, runs }) {
  /** @type {Map<string, Record<string, number[]>>} */
  const figures = new Map()
  /** @param {string} figure @param {string} site @param {number} value */
  const add = (figure, site, value) => {
    const samples = figures.get(figure) ?? {}
    figures.set(figure, samples)
    addSample(samples, site, value)
  }
  for (let run = 0; run < runs; run += 1)
    for (const [name, folder] of Object.entries(sites)) {
      const { paintedMs, requests, bytes, seconds } = await measureCaching(browser, folder)
      add('first paint, ms', name, paintedMs)
      add('requests', name, requests)
      add('sent, KiB', name, Math.round(bytes / 1024))
      add('until all is cached, s', name, seconds)
      add("until all is cached, in times of the bytes' own time", name, (seconds * CONNECTION.bytesPerSecond) / bytes)
      for (const after of existsSync(join(folder, `${LINK}.html`)) ? CLICKS : []) {
        const own = await measureClick(browser, folder, after, 'allow')
        const alone = await measureClick(browser, folder, after, 'block')
        add(`click ${after} s after the first paint, ms`, name, own.clickMs)
        add(`requests of a click ${after} s after it that the worker answers, %`, name, own.cachedPercent)
        add(`click ${after} s after the first paint without a worker, ms`, name, alone.clickMs)
      }
    }
  return [...figures].map(([what, samples]) => ({ what: `install: ${what}`, unit: '', samples }))
}

/** @param {import('playwright-core').Browser} browser @param {string} folder */
async function measureCaching(browser, folder) {
  const site = await meteredSite(folder, CONNECTION)
  const context = await browser.newContext()
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(site.url)
  const paintedMs = Math.round(await page.evaluate(firstPaint))
  const lastResponseAt = await site.waitUntilQuiet(QUIET_MS)
  const sent = site.takeResponses()
  await context.close()
  await site.close()
  return {
    paintedMs,
    requests: sent.length,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: (lastResponseAt - start) / 1000,
  }
}

/**
 * @param {import('playwright-core').Browser} browser @param {string} folder
 * @param {number} after seconds after the first paint @param {'allow' | 'block'} serviceWorkers
 */
async function measureClick(browser, folder, after, serviceWorkers) {
  const site = await meteredSite(folder, CONNECTION)
  const context = await browser.newContext({ serviceWorkers, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(watchHeading)
  const page = await context.newPage()
  await page.goto(site.url, { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  await new Promise((resolve) => setTimeout(resolve, after * 1000))
  /** @type {string[]} */
  const requested = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  site.takeResponses()
  await page.evaluate(clickTo, LINK)
  await page.waitForFunction(() => sessionStorage.headingMs !== undefined, undefined, { timeout: 60_000 })
  const clickMs = Number(await page.evaluate(() => sessionStorage.headingMs))
  const sent = new Set(site.takeResponses().map(({ path }) => path))
  const cached = requested.filter((path) => !sent.has(path))
  await context.close()
  await site.close()
  return { clickMs, cachedPercent: Math.round((100 * cached.length) / requested.length) }
}
