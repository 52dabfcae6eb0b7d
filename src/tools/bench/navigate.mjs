import { meteredSite } from './metered-site.mjs'
import { addSample, quantile } from './report.mjs'

const LATENCY_MS = 150
const CPU_SLOWDOWN = 4

/** How long a finger touches a link before the browser reports a click. */
const TOUCH_MS = 80

/** @typedef {{ serviceWorkers: 'allow' | 'block', touchMs: number }} Clicks */
/** @type {Readonly<Record<string, Clicks>>} */
const KINDS = {
  'without a worker': { serviceWorkers: 'block', touchMs: 0 },
  'after a touch, without a worker': { serviceWorkers: 'block', touchMs: TOUCH_MS },
  'with a worker': { serviceWorkers: 'allow', touchMs: 0 },
}

/**
 * Measures the time from a click to the painted heading, for all pages that header and footer link to: with 150 ms of
 * latency, and with a processor that is four times slower, as on a slow phone. The worker has cached the site before.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureNavigation({ browser, sites, runs }) {
  const rows = Object.entries(KINDS).map(([kind, clicks]) => ({
    clicks,
    p50: { what: `click to heading ${kind}: p50`, unit: 'ms', samples: {} },
    p95: { what: `click to heading ${kind}: p95`, unit: 'ms', samples: {} },
  }))
  for (let run = 0; run < runs; run += 1)
    for (const { clicks, p50, p95 } of rows)
      for (const [name, folder] of Object.entries(sites)) {
        const times = await measureClicks(browser, folder, clicks)
        addSample(p50.samples, name, Math.round(quantile(times, 0.5)))
        addSample(p95.samples, name, Math.round(quantile(times, 0.95)))
      }
  return rows.flatMap(({ p50, p95 }) => [p50, p95])
}

/** @param {import('playwright-core').Browser} browser @param {string} folder @param {Clicks} clicks */
async function measureClicks(browser, folder, { serviceWorkers, touchMs }) {
  const site = await meteredSite(folder, { latencyMs: LATENCY_MS })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers })
  await context.addInitScript(watchHeading)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(site.url)
  await site.waitUntilQuiet(2000)
  const links = await page.evaluate(() => {
    const anchors = [...document.querySelectorAll('header a[href^="/"], footer a[href^="/"]')]
    // a link with keys of its own opens a dialog above the page
    const opensDialog = document.querySelector('header a[aria-keyshortcuts]')?.getAttribute('href')
    const hrefs = new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    return [...hrefs].filter((href) => !/[#.]/.test(href) && href !== opensDialog)
  })
  const times = []
  for (const href of links) {
    await page.goto(site.url + (href === '/' ? '/about' : '/'))
    await site.waitUntilQuiet(2000)
    if (touchMs > 0) {
      await page.evaluate(touch, href)
      await new Promise((resolve) => setTimeout(resolve, touchMs))
    }
    await page.evaluate(clickTo, href)
    await page.waitForFunction(() => sessionStorage.headingMs !== undefined, undefined, { timeout: 60_000 })
    times.push(Number(await page.evaluate(() => sessionStorage.headingMs)))
  }
  await context.close()
  await site.close()
  return times
}

/** Runs in each document, since a link may load a new one. It records when the heading of the target is painted. */
export function watchHeading() {
  const check = () => {
    const { from, to, clickedAt } = sessionStorage
    const heading = document.querySelector('h1')?.textContent ?? from
    if (
      clickedAt !== undefined &&
      sessionStorage.headingMs === undefined &&
      location.pathname === to &&
      heading !== from
    )
      setTimeout(() => {
        sessionStorage.headingMs = String(Date.now() - Number(clickedAt))
      })
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** Runs in the page. @param {string} to */
function touch(to) {
  document
    .querySelector(`header a[href="${to}"], footer a[href="${to}"]`)
    ?.dispatchEvent(new Event('touchstart', { bubbles: true }))
}

/** Runs in the page. @param {string} to */
export function clickTo(to) {
  delete sessionStorage.headingMs
  sessionStorage.to = to
  sessionStorage.from = document.querySelector('h1')?.textContent ?? ''
  sessionStorage.clickedAt = String(Date.now())
  const link = document.querySelector(`header a[href="${to}"], footer a[href="${to}"]`)
  if (link instanceof HTMLElement) link.click()
}
