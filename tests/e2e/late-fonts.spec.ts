import { delayFiles, measureLayoutShift } from './page-actions.ts'
import { expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })

/**
 * The layout shift of a heading's dot, drawn five pixels wide and set one pixel tall, may occur; nothing else may
 * shift.
 */
const FULL_STOP = 0.000_02

for (const path of ['/blog', '/ai-agents-library', '/jobs', '/services/refer'])
  test(`rows on ${path} do not move when the fonts load late`, async ({ page }) => {
    const letThrough = await delayFiles(page, 'assets/*.woff2')
    const shifted = await measureLayoutShift(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    expect(await loaded()).not.toEqual(expect.arrayContaining([expect.stringMatching(/Kalnia Words|Grotesk|Mono$/)]))
    letThrough()
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Kalnia Words', 'Hanken Grotesk', 'Red Hat Mono']))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await shifted()).toBeLessThan(FULL_STOP)
  })
