import { delayFiles, measureLayoutShift } from './page-actions.ts'
import { expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ viewport: { width: 412, height: 823 } })

/**
 * The largest allowed layout shift. The dot of a heading, which is five pixels wide and one pixel tall, may move, but
 * nothing else.
 */
const MAX_SHIFT = 0.000_02

for (const path of ['/blog', '/ai-agents-library', '/jobs', '/services/refer'])
  test(`the layout of ${path} does not shift when the fonts load late`, {
    tag: ['/blog', '/jobs'].includes(path) ? [] : '@soak',
  }, async ({ page }) => {
    const release = await delayFiles(page, 'assets/*.woff2')
    const layoutShift = await measureLayoutShift(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    const loadedFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    expect(await loadedFonts()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Kalnia Words|Grotesk|Mono$/)]),
    )
    release()
    await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Kalnia Words', 'Hanken Grotesk', 'Red Hat Mono']))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await layoutShift()).toBeLessThan(MAX_SHIFT)
  })
