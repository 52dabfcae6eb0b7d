import { alive, expect, test } from './site.ts'
import { holdBack } from './visitor.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })

/** Below this a shift is that of a heading's full stop alone, five pixels wide. */
const MOST_SHIFT = 0.000_01

for (const path of ['/blog', '/ai-agents-library', '/jobs', '/services/refer'])
  test(`what stands in a row on ${path} stays where it is when the fonts come late`, async ({ page }) => {
    const letThrough = await holdBack(page, 'assets/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await alive(page)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    letThrough()
    const isSet = () =>
      page.evaluate(() =>
        ['Kalnia Words', 'Hanken Grotesk'].every((family) =>
          [...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
        ),
      )
    await expect.poll(isSet).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(MOST_SHIFT)
  })
