import type { Locator } from '@playwright/test'
import { contentFiles, contentItems } from '#support/content-source.ts'
import { pageTextOf, patternOf } from '#support/messages.ts'
import { expect, test, waitForHydration } from './site-fixtures.ts'

/** The screen size of a common phone. */
const PHONE = { width: 390, height: 844 }
/** Viewports of common laptops and phones, without the bars of the browser. The lowest has room for one action only. */
const FIRST_VIEWS = [
  { width: 1366, height: 657 },
  { width: 1440, height: 789 },
  { width: 1536, height: 730 },
  { width: 1280, height: 633 },
  PHONE,
  { width: 360, height: 640 },
  { width: 320, height: 568 },
] as const
const sizeOf = ({ width, height }: (typeof FIRST_VIEWS)[number]) => `${width} by ${height}`

/** Tells whether an element is fully visible without scrolling, and its centre is not covered. */
const isInFirstView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const isWithin = left >= 0 && right <= clientWidth && top >= 0 && bottom <= clientHeight
    const isShown = element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    })
    const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return scrollY === 0 && isShown && isWithin && topElement !== null && element.contains(topElement)
  })

test('the first view of the home page shows the offer, its terms and how to begin, on common screens', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const hero = page.locator('#hero')
  const link = (field: string) => hero.getByRole('link', { name: pageTextOf('home', field) })
  for (const view of FIRST_VIEWS) {
    await page.setViewportSize(view)
    const locators = [
      hero.getByRole('heading', { level: 1, name: pageTextOf('home', 'hero.heading') }),
      ...['hero.lead', 'hero.terms.0', 'hero.terms.1'].map((field) =>
        hero.getByText(patternOf(pageTextOf('home', field))),
      ),
      link('hero.start'),
      ...(view.height > 600 ? [link('hero.meet')] : []),
    ]
    for (const locator of locators) expect(await isInFirstView(locator), `${locator} at ${sizeOf(view)}`).toBe(true)
  }
})

for (const _ of contentFiles('jobs').slice(0, 1))
  test('the first view of the jobs page shows the search, on common screens', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/jobs')
    await waitForHydration(page)
    const search = page.getByRole('main').getByRole('searchbox', { name: pageTextOf('jobs', 'search.label') })
    for (const view of FIRST_VIEWS) {
      await page.setViewportSize(view)
      expect(await isInFirstView(search), sizeOf(view)).toBe(true)
    }
  })

for (const { price } of contentItems('products.yaml').slice(0, 1))
  test('the first view of the products page shows a price, on common screens', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/products')
    await waitForHydration(page)
    const text = page.getByRole('main').getByText(String(price)).first()
    for (const view of FIRST_VIEWS) {
      await page.setViewportSize(view)
      expect(await isInFirstView(text), sizeOf(view)).toBe(true)
    }
  })

for (const _ of contentFiles('library').slice(0, 1))
  test('on a phone, the first view of the library shows how to run an agent', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/ai-agents-library')
    await waitForHydration(page)
    expect(await isInFirstView(page.getByRole('button', { name: /^Run Agent/ }).first())).toBe(true)
  })

test('at 400 % zoom, half of the home page’s lead is in view without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 }) // 1280 by 1024 at the 400 % of WCAG 1.4.10
  await page.goto('/')
  const lead = page.locator('#hero').getByText(patternOf(pageTextOf('home', 'hero.lead')))
  await expect(lead).toBeInViewport({ ratio: 0.5 })
})

test('on a phone, the first client is within two screens from the top, and the meeting form within twenty', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  // a browser knows the height of an island only after it has been in view
  for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded()
  const screensTo = (locator: Locator) =>
    locator.evaluate((element) => (element.getBoundingClientRect().top + scrollY) / innerHeight)
  const clients = page.getByRole('region', { name: pageTextOf('home', 'trust') })
  expect(await screensTo(clients.getByRole('listitem').first())).toBeLessThan(2)
  const field = page.locator('#meeting').getByLabel('Full Name')
  await expect.poll(() => screensTo(field)).toBeLessThan(20)
})
