import { meteredSite } from './metered-site.mjs'
import { addSample, quantile } from './report.mjs'

const LATENCY_MS = 150
const SLOWER = 4

/**
 * Measures the time from a click to the painted heading, for all links of header and footer, as on a slow phone:
 * without a worker, with 150 ms of latency, and with a processor that is four times slower.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureNavigation({ browser, sites, runs }) {
  /** @type {Record<'half' | 'most', Record<string, number[]>>} */
  const samples = { half: {}, most: {} }
  for (let run = 0; run < runs; run += 1)
    for (const [name, folder] of Object.entries(sites)) {
      const times = await clicksOn(browser, folder)
      addSample(samples.half, name, Math.round(quantile(times, 0.5)))
      addSample(samples.most, name, Math.round(quantile(times, 0.95)))
    }
  return [
    { what: 'click to heading: p50', unit: 'ms', samples: samples.half },
    { what: 'click to heading: p95', unit: 'ms', samples: samples.most },
  ]
}

/** @param {import('playwright-core').Browser} browser @param {string} folder */
async function clicksOn(browser, folder) {
  const site = await meteredSite(folder, LATENCY_MS)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await context.addInitScript(watchWords)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(site.url)
  const links = await page.evaluate(() => {
    const anchors = [...document.querySelectorAll('header a[href^="/"], footer a[href^="/"]')]
    return [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))].filter((href) => !/[#.]/.test(href))
  })
  const times = []
  for (const href of links) {
    await page.goto(site.url + (href === '/' ? '/about' : '/'))
    await site.quietFor(2000)
    await page.evaluate(clickTo, href)
    await page.waitForFunction(() => sessionStorage.words !== undefined, undefined, { timeout: 60_000 })
    times.push(Number(await page.evaluate(() => sessionStorage.words)))
  }
  await context.close()
  await site.close()
  return times
}

/** Runs in each document, because a site may load a new one. It records when the heading of the target is painted. */
function watchWords() {
  const look = () => {
    const { from, to, at } = sessionStorage
    const heading = document.querySelector('h1')?.textContent ?? from
    if (at !== undefined && sessionStorage.words === undefined && location.pathname === to && heading !== from)
      setTimeout(() => {
        sessionStorage.words = String(Date.now() - Number(at))
      })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. @param {string} to */
function clickTo(to) {
  delete sessionStorage.words
  sessionStorage.to = to
  sessionStorage.from = document.querySelector('h1')?.textContent ?? ''
  sessionStorage.at = String(Date.now())
  const link = document.querySelector(`header a[href="${to}"], footer a[href="${to}"]`)
  if (link instanceof HTMLElement) link.click()
}
