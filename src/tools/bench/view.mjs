import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { meteredSite } from './metered-site.mjs'

const SCREENS = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } }
/** Waits this long after the last response, and `MAX_MS` after the page has loaded at most. */
const QUIET_MS = 4000
const MAX_MS = 10_000
/** How many pages are loaded beside each other. */
const PARALLEL = 4
/** How many pages the table shows, unless `--routes` names some. */
const SHOWN = 12

/** The kinds of files, by how their path ends. All others are pages. */
const KINDS = {
  scripts: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(?:avif|webp|png|jpe?g|svg|ico)$/,
  video: /\.(?:webm|mp4)$/,
  data: /\.(?:json|txt|webmanifest)$/,
}

/** @typedef {{ readonly path: string, readonly bytes: number }} Response */
/** @typedef {{ readonly title: string, readonly sent: Readonly<Record<string, readonly Response[]>> }} View by site */

/**
 * Measures what a page fetches in its first ten seconds while nobody scrolls, for every page, on a phone and on a
 * laptop. The requests of the worker are not counted. The rows are those of the heaviest pages.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureView({ browser, sites, routes }) {
  const [[own, folder] = ['', '']] = Object.entries(sites)
  const loads = (routes ?? addressesIn(folder)).flatMap((route) =>
    Object.entries(SCREENS).map(([screen, viewport]) => ({ route, screen, viewport })),
  )
  const views = await inParallel(loads, async ({ route, screen, viewport }) => {
    /** @type {Record<string, readonly Response[]>} */
    const sent = {}
    for (const [name, site] of Object.entries(sites)) sent[name] = await firstView(browser, site, route, viewport)
    return { title: `${route} on a ${screen}`, sent }
  })
  /** @param {(sent: readonly Response[]) => number} figure */
  const heaviest = (figure) =>
    views
      .toSorted((a, b) => figure(b.sent[own] ?? []) - figure(a.sent[own] ?? []))
      .slice(0, routes ? views.length : SHOWN)
  /** @param {View} view @param {(sent: readonly Response[]) => number} figure */
  const samples = ({ sent }, figure) =>
    Object.fromEntries(Object.entries(sent).map(([name, responses]) => [name, [figure(responses)]]))
  return [
    ...heaviest(kibibytes).map((view) => ({
      what: `${view.title} (${byKind(view.sent[own] ?? [])})`,
      unit: 'KiB',
      samples: samples(view, kibibytes),
    })),
    ...heaviest(count).map((view) => ({ what: view.title, unit: 'requests', samples: samples(view, count) })),
  ]
}

/**
 * Returns what the server sends for the first view of a page.
 * @param {import('playwright-core').Browser} browser @param {string} folder @param {string} route
 * @param {{ readonly width: number, readonly height: number }} viewport
 * @returns {Promise<readonly Response[]>}
 */
async function firstView(browser, folder, route, viewport) {
  const site = await meteredSite(folder)
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(site.url + route)
  await Promise.race([site.waitUntilQuiet(QUIET_MS), page.waitForTimeout(MAX_MS)])
  const sent = site.takeResponses()
  await context.close()
  await site.close()
  return sent
}

/** Returns the addresses of the sitemap, and that of the not-found page. @param {string} folder */
function addressesIn(folder) {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  return [...[...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc).pathname), '/404']
}

/** Returns the sizes of the kinds of files, such as 'pages 12, scripts 97'. @param {readonly Response[]} sent */
function byKind(sent) {
  /** @type {Record<string, Response[]>} */
  const kinds = {}
  for (const response of sent) {
    const path = response.path.split('?')[0] ?? ''
    const kind = Object.entries(KINDS).find(([, ending]) => ending.test(path))?.[0] ?? 'pages'
    kinds[kind] = [...(kinds[kind] ?? []), response]
  }
  return Object.entries(kinds)
    .map(([kind, responses]) => `${kind} ${kibibytes(responses)}`)
    .join(', ')
}

/** @param {readonly Response[]} sent */
function kibibytes(sent) {
  return Math.round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024)
}

/** @param {readonly Response[]} sent */
function count(sent) {
  return sent.length
}

/**
 * Calls `run` for each item, `PARALLEL` at a time, and returns the results in the order of the items.
 * @template Item, Result
 * @param {readonly Item[]} items @param {(item: Item) => Promise<Result>} run
 * @returns {Promise<readonly Result[]>}
 */
async function inParallel(items, run) {
  /** @type {Result[]} */
  const results = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await run(item)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return results
}
