import { meteredSite } from './metered-site.mjs'
import { addSample } from './report.mjs'

/** The round-trip time on a phone's connection. */
const LATENCY_MS = 150
/** If no response is sent for this long, everything counts as cached. */
const QUIET_MS = 5000

/**
 * Measures what a first visit caches: requests, bytes, and the time until nothing more is fetched.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureInstall({ browser, sites, runs }) {
  /** @type {Record<'requests' | 'bytes' | 'seconds', Record<string, number[]>>} */
  const samples = { requests: {}, bytes: {}, seconds: {} }
  for (let run = 0; run < runs; run += 1)
    for (const [name, folder] of Object.entries(sites)) {
      const site = await meteredSite(folder, LATENCY_MS)
      const context = await browser.newContext()
      const page = await context.newPage()
      const start = performance.now()
      await page.goto(site.url)
      const lastResponseAt = await site.waitUntilQuiet(QUIET_MS)
      const sent = site.takeResponses()
      addSample(samples.requests, name, sent.length)
      addSample(samples.bytes, name, Math.round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024))
      addSample(samples.seconds, name, (lastResponseAt - start) / 1000)
      await context.close()
      await site.close()
    }
  return [
    { what: 'install: requests', unit: '', samples: samples.requests },
    { what: 'install: sent', unit: 'KiB', samples: samples.bytes },
    { what: 'install: until all is cached', unit: 's', samples: samples.seconds },
  ]
}
