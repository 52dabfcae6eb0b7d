import type { Locator, Page } from '@playwright/test'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageListOf } from '#support/messages.ts'
import { axeViolations, expect, test, waitForHydration, withMotion } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const PHONE = 390

/** The rows of the home page that have more than one item, in the order of the page. */
const rows = [
  { part: 'recent-projects', one: 'project', count: pageListOf('home', 'projects.shown').length },
  { part: 'why-us', one: 'reason', count: pageListOf('home', 'why.benefits').length },
  { part: 'ai-products', one: 'AI product', count: pageListOf('home', 'aiProducts.items').length },
  { part: 'agents-teaser', one: 'agent', count: contentItems('agent-teasers.yaml').length },
  { part: 'personas', one: 'role', count: contentItems('personas.yaml').length },
].filter(({ count }) => count > 1)

const partOf = (page: Page, part: string) => page.locator(`[data-island="${part}"]`)
const rowOf = (page: Page, part: string) => partOf(page, part).getByRole('list').first()
const itemsIn = (row: Locator) => row.locator(':scope > li')
const placeOf = (number: number, all: number) => messageOf('moving', 'paging.place', { number, all })
const buttonOf = (page: Page, way: 'previous' | 'next', one: string) =>
  page.getByRole('button', { name: messageOf('moving', `paging.${way}`, { one }), exact: true })
/** Returns how much of a row is beyond its edge, in px. */
const beyondEdge = (row: Locator) => row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const within = { isBegun: true, isEnded: true }
/** Returns whether an element begins and ends between the sides of a phone. */
const sidesOf = (thing: Locator) =>
  thing.evaluate((element, width) => {
    const { left, right } = element.getBoundingClientRect()
    return { isBegun: left >= 0, isEnded: right <= width }
  }, PHONE)

/** Opens the home page, scrolls to an island and waits until it has hydrated. */
async function visit(page: Page, width: number, part: string) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/')
  await waitForHydration(page)
  const around = partOf(page, part)
  await around.scrollIntoViewIfNeeded()
  await expect(around).toHaveAttribute('data-hydrated')
  return around
}

for (const { part, one, count } of rows)
  test(`on a phone, buttons move the row “${part}” to its end and back, and it says which item is shown`, async ({
    page,
  }) => {
    const around = await visit(page, PHONE, part)
    const row = rowOf(page, part)
    await expect(itemsIn(row)).toHaveCount(count)
    expect(await beyondEdge(row)).toBeGreaterThan(0)
    const [back, on] = [buttonOf(page, 'previous', one), buttonOf(page, 'next', one)]
    await expect(around.getByText(placeOf(1, count))).toHaveAttribute('aria-live', 'polite')
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(on).toHaveAttribute('aria-disabled', 'false')
    await on.click()
    await expect(around.getByText(placeOf(2, count))).toBeVisible()
    await expect(back).toHaveAttribute('aria-disabled', 'false')
    // the last item may be in view before its number is reached
    for (let pressed = 2; pressed < count; pressed++) await on.click({ force: true })
    await expect(around.getByText(placeOf(count, count))).toBeVisible()
    await expect(on).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => sidesOf(itemsIn(row).last())).toEqual(within)
    for (let pressed = 1; pressed < count; pressed++) await back.click({ force: true })
    await expect(around.getByText(placeOf(1, count))).toBeVisible()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => sidesOf(itemsIn(row).first())).toEqual(within)
  })

for (const { part, count } of rows.slice(0, 1)) {
  test('a focused row follows the arrow keys, Home and End', async ({ page }) => {
    const around = await visit(page, PHONE, part)
    await rowOf(page, part).focus()
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowRight', Math.min(3, count)],
      ['ArrowLeft', Math.min(3, count) - 1],
      ['End', count],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(around.getByText(placeOf(place, count))).toBeVisible()
    }
    expect(await axeViolations(page)).toEqual([])
  })

  test('a row moves only when the visitor moves it', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia(withMotion)
    const around = await visit(page, PHONE, part)
    const row = rowOf(page, part)
    expect(await beyondEdge(row)).toBeGreaterThan(0)
    await page.clock.runFor(10_000)
    expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expect(around.getByText(placeOf(1, count))).toBeVisible()
  })

  test('without scripts a row can be scrolled, and has no buttons without a function', async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      viewport: { width: PHONE, height: 800 },
    })
    const page = await context.newPage()
    await page.goto('/')
    for (const { one } of rows) {
      const on = page.getByRole('button', {
        name: messageOf('moving', 'paging.next', { one }),
        exact: true,
        includeHidden: true,
      })
      await expect(on).toHaveCount(1) // hidden until its script loads
      await expect(on).toBeHidden()
    }
    const row = rowOf(page, part)
    await expect(row).toHaveCSS('overflow-x', 'auto')
    await row.scrollIntoViewIfNeeded()
    await expect.poll(() => beyondEdge(row)).toBeGreaterThan(0)
    await context.close()
  })
}

test('at 320 px no item of a row is wider than its visible area, and none of its text is cut off', async ({ page }) => {
  for (const { part } of rows) {
    await visit(page, 320, part)
    const cut = await rowOf(page, part).evaluate((list) =>
      [...list.querySelectorAll(':scope > li, :scope > li *')]
        .filter((element) => element.checkVisibility() && !element.matches('img, svg, svg *'))
        .filter((element) => element.clientWidth > 320 || element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 1)
        .map((element) => element.textContent),
    )
    expect(cut, part).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('on a wide screen a row shows all items, with no buttons and no tab stop', async ({ page }) => {
  for (const { part, one, count } of rows) {
    await visit(page, 1440, part)
    await expect(buttonOf(page, 'next', one)).toBeHidden()
    const row = rowOf(page, part)
    await expect(itemsIn(row)).toHaveCount(count)
    await expect(row).not.toHaveAttribute('tabindex')
    expect(await beyondEdge(row)).toBeLessThanOrEqual(0)
  }
})

/** Returns the texts of the items of a row that are not fully visible on paper. */
const notOnSheet = (row: Locator) =>
  row.evaluate((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect()
    const isShown = (item: Element) => {
      const box = item.getBoundingClientRect()
      const isWithin = box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1
      const isSeen = item.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
      return isSeen && isWithin && box.width > 0 && box.height > 0
    }
    const isOnSheet = left >= 0 && right <= document.documentElement.clientWidth + 1
    return [...list.children].filter((item) => !isOnSheet || !isShown(item)).map((item) => item.textContent)
  })

test('on paper every item of a row is visible, also those beyond the edge of a phone', async ({ page }) => {
  for (const { part, one, count } of rows) {
    await page.emulateMedia({ media: 'screen' })
    await visit(page, PHONE, part)
    const row = rowOf(page, part)
    expect(await beyondEdge(row), part).toBeGreaterThan(0)
    expect(await notOnSheet(row), part).not.toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(buttonOf(page, 'next', one)).toBeHidden()
    await expect(itemsIn(row)).toHaveCount(count)
    expect(await notOnSheet(row), part).toEqual([])
    expect(await beyondEdge(row), part).toBe(0)
  }
})
