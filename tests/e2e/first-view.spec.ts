import type { Locator } from '@playwright/test'
import { contentFiles, contentItems } from '#support/content-source.ts'
import { pageTextOf, patternOf } from '#support/messages.ts'
import { expect, test, waitForHydration } from './site-fixtures.ts'

/** The phone of most visitors. */
const PHONE = { width: 390, height: 844 }
/** Windows of usual laptops and phones, without the bars of the browser. In the lowest there is room for one action only. */
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

/** Whether a thing is seen in the window without scrolling, all of it, and nothing lies over its middle. */
const isInFirstView = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const isWithin = left >= 0 && right <= clientWidth && top >= 0 && bottom <= clientHeight
    const isShown = element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    })
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return scrollY === 0 && isShown && isWithin && over !== null && element.contains(over)
  })

for (const view of FIRST_VIEWS) {
  test(`the home page says in its first view what is sold, from what price, and how to begin, ${sizeOf(view)}`, async ({
    page,
  }) => {
    await page.setViewportSize(view)
    await page.goto('/')
    await waitForHydration(page)
    const hero = page.locator('#hero')
    const link = (field: string) => hero.getByRole('link', { name: pageTextOf('home', field) })
    const things = [
      hero.getByRole('heading', { level: 1, name: pageTextOf('home', 'hero.heading') }),
      ...['hero.lead', 'hero.terms.0', 'hero.terms.1'].map((field) =>
        hero.getByText(patternOf(pageTextOf('home', field))),
      ),
      link('hero.start'),
      ...(view.height > 600 ? [link('hero.meet')] : []),
    ]
    for (const thing of things) expect(await isInFirstView(thing), String(thing)).toBe(true)
  })

  for (const _ of contentFiles('jobs').slice(0, 1))
    test(`jobs begin with their search, ${sizeOf(view)}`, async ({ page }) => {
      await page.setViewportSize(view)
      await page.goto('/jobs')
      await waitForHydration(page)
      const search = page.getByRole('main').getByRole('searchbox', { name: pageTextOf('jobs', 'search.label') })
      expect(await isInFirstView(search)).toBe(true)
    })

  for (const { price } of contentItems('products.yaml').slice(0, 1))
    test(`products begin with a price, ${sizeOf(view)}`, async ({ page }) => {
      await page.setViewportSize(view)
      await page.goto('/products')
      await waitForHydration(page)
      expect(await isInFirstView(page.getByRole('main').getByText(String(price)).first())).toBe(true)
    })
}

for (const _ of contentFiles('library').slice(0, 1))
  test('on a phone the library shows in its first view how an agent is run', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/ai-agents-library')
    await waitForHydration(page)
    expect(await isInFirstView(page.getByRole('button', { name: /^Run Agent/ }).first())).toBe(true)
  })

test('a page at 400 % begins with its lead in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 }) // 1280 by 1024, of which WCAG 1.4.10 asks 400 %
  await page.goto('/')
  const lead = page.locator('#hero').getByText(patternOf(pageTextOf('home', 'hero.lead')))
  await expect(lead).toBeInViewport({ ratio: 0.5 })
})

test('on a phone the first client comes within two screens, the meeting form within twenty', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  // a browser knows how high a part is once it has come by
  for (const part of await page.locator('[data-island]').all()) await part.scrollIntoViewIfNeeded()
  const screensTo = (thing: Locator) =>
    thing.evaluate((element) => (element.getBoundingClientRect().top + scrollY) / innerHeight)
  const clients = page.getByRole('region', { name: pageTextOf('home', 'trust') })
  expect(await screensTo(clients.getByRole('listitem').first())).toBeLessThan(2)
  const field = page.locator('#meeting').getByLabel('Full Name')
  await expect.poll(() => screensTo(field)).toBeLessThan(20)
})
