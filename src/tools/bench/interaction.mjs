import { meteredSite } from './metered-site.mjs'
import { addSample, quantile } from './report.mjs'

const CPU_SLOWDOWN = 4
const QUESTION = 'how long does it take'

/**
 * @typedef {object} Action Something that a visitor does, and to which the page responds with its next paint.
 * @property {string} name
 * @property {string} path
 * @property {(page: import('playwright-core').Page) => Promise<void>} prepare
 * @property {(page: import('playwright-core').Page) => Promise<void>} act
 */

/** @type {readonly Action[]} */
const ACTIONS = [
  {
    name: 'keystroke in the chat',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: 'Open chat' }).click(),
    act: (page) => page.getByRole('textbox', { name: 'Your message' }).pressSequentially(QUESTION, { delay: 60 }),
  },
  {
    name: 'sending in the chat',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Open chat' }).click()
      await page.getByRole('textbox', { name: 'Your message' }).fill(QUESTION)
    },
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'keystroke in the blog search',
    path: '/blog',
    prepare: async () => {},
    act: (page) => page.getByRole('searchbox').pressSequentially('agents', { delay: 60 }),
  },
  {
    name: 'keystroke in the library search',
    path: '/ai-agents-library',
    prepare: async () => {},
    act: (page) => page.getByRole('searchbox').pressSequentially('content', { delay: 60 }),
  },
  {
    name: 'turning a card',
    path: '/fun',
    prepare: (page) => page.getByRole('button', { name: 'Start' }).click(),
    act: (page) => page.getByRole('button', { name: /^Row 1, column 1/ }).click(),
  },
]

/**
 * Measures the time from a touch or a keystroke to the next paint, as the 95th percentile, with a processor that is
 * four times slower. The browser rounds to 8 ms, and does not report less than 16 ms.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<readonly import('./report.mjs').Row[]>}
 */
export async function measureInteraction({ browser, sites, runs }) {
  const rows = ACTIONS.map((action) => ({ action, /** @type {Record<string, number[]>} */ samples: {} }))
  for (let run = 0; run < runs; run += 1)
    for (const { action, samples } of rows)
      for (const [name, folder] of Object.entries(sites))
        addSample(samples, name, await measureAction(browser, folder, action))
  return rows.map(({ action, samples }) => ({ what: `${action.name}: p95`, unit: 'ms', samples }))
}

/** @param {import('playwright-core').Browser} browser @param {string} folder @param {Action} action */
async function measureAction(browser, folder, { path, prepare, act }) {
  const site = await meteredSite(folder)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(site.url + path)
  await site.waitUntilQuiet(3000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await prepare(page)
  await page.waitForTimeout(1500)
  await page.evaluate(watchEvents)
  await act(page)
  await page.waitForTimeout(1500)
  const durations = await page.evaluate(() => JSON.parse(document.documentElement.dataset.durations ?? '[]'))
  await context.close()
  await site.close()
  return durations.length > 0 ? quantile(durations, 0.95) : 16
}

/** Runs in the page. It records the time from each key press and each touch to the next paint. */
function watchEvents() {
  /** @type {number[]} */
  const durations = []
  const options = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(keydown|keypress|click|pointerup)$/.test(entry.name)) durations.push(entry.duration)
    document.documentElement.dataset.durations = JSON.stringify(durations)
  }).observe(options)
}
