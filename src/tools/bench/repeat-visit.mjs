import { meteredSite } from './metered-site.mjs'
import { addSample } from './report.mjs'

const ROUTES = ['/', '/projects', '/blog']
const QUIET_MS = 4000
const CPU_SLOWDOWN = 4

/**
 * Measures the first paint of a page that is cached on the device, online and offline, with a processor that is four
 * times slower.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureRepeatVisit({ browser, sites, runs }) {
  const rows = ROUTES.flatMap((route) =>
    [false, true].map((isOffline) => ({ route, isOffline, /** @type {Record<string, number[]>} */ samples: {} })),
  )
  for (const [name, folder] of Object.entries(sites)) {
    const site = await meteredSite(folder)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(site.url)
    await site.waitUntilQuiet(QUIET_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    for (let run = 0; run < runs; run += 1)
      for (const { route, isOffline, samples } of rows) {
        await context.setOffline(isOffline)
        await page.goto(site.url + route)
        addSample(samples, name, Math.round(await page.evaluate(firstPaint)))
      }
    await context.close()
    await site.close()
  }
  return rows.map(({ route, isOffline, samples }) => ({
    what: `${route} again${isOffline ? ', offline' : ''}: first paint`,
    unit: 'ms',
    samples,
  }))
}

/** Runs in the page. It resolves at the first contentful paint, with the time since the navigation started. */
export function firstPaint() {
  return new Promise((/** @type {(ms: number) => void} */ resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) resolve(paint.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}
