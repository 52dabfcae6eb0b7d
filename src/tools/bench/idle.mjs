import { meteredSite } from './metered-site.mjs'
import { addSample } from './report.mjs'

const ROUTES = ['/', '/agents', '/projects']
const SETTLE_MS = 12_000
const MEASURE_MS = 5000

/**
 * Measures how busy the main thread is on a page that is visible, fully loaded and not used.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureIdle({ browser, sites, runs }) {
  const rows = ROUTES.map((route) => ({ route, /** @type {Record<string, number[]>} */ samples: {} }))
  for (let run = 0; run < runs; run += 1)
    for (const { route, samples } of rows)
      for (const [name, folder] of Object.entries(sites))
        addSample(samples, name, await busyPercent(browser, folder, route))
  return rows.map(({ route, samples }) => ({ what: `${route} idle: main thread busy`, unit: '%', samples }))
}

/** @param {import('playwright-core').Browser} browser @param {string} folder @param {string} route */
async function busyPercent(browser, folder, route) {
  const site = await meteredSite(folder)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(site.url + route)
  await page.waitForTimeout(SETTLE_MS)
  const before = await busySeconds(session)
  await page.waitForTimeout(MEASURE_MS)
  const busy = (await busySeconds(session)) - before
  await context.close()
  await site.close()
  return (busy / MEASURE_MS) * 100_000
}

/** @param {import('playwright-core').CDPSession} session */
async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
