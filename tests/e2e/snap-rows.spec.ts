import type { Locator, Page } from '@playwright/test'
import { contentItems } from '#support/content-source.ts'
import { messageOf, pageListOf } from '#support/messages.ts'
import { axeViolations, expect, test, waitForHydration, withMotion } from './site-fixtures.ts'

const PHONE = 390

/** The rows of the home page that have more than one item, in the order of the page. */
const rows = [
  { island: 'recent-projects', item: 'project', count: pageListOf('home', 'projects.shown').length },
  { island: 'why-us', item: 'reason', count: pageListOf('home', 'why.benefits').length },
  { island: 'ai-products', item: 'AI product', count: pageListOf('home', 'aiProducts.items').length },
  { island: 'agents-teaser', item: 'agent', count: contentItems('agent-teasers.yaml').length },
  { island: 'personas', item: 'role', count: contentItems('personas.yaml').length },
].filter(({ count }) => count > 1)

const islandOf = (page: Page, island: string) => page.locator(`[data-island="${island}"]`)
const rowOf = (page: Page, island: string) => islandOf(page, island).getByRole('list').first()
const itemsIn = (row: Locator) => row.locator(':scope > li')
const positionText = (number: number, all: number) => messageOf('moving', 'paging.place', { number, all })
const buttonOf = (page: Page, direction: 'previous' | 'next', item: string) =>
  page.getByRole('button', { name: messageOf('moving', `paging.${direction}`, { one: item }), exact: true })
/** Returns how much of a row is beyond its edge, in px. */
const beyondEdge = (row: Locator) => row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const fullyInside = { isLeftInside: true, isRightInside: true }
/** Returns whether the left and the right edge of an element are within the width of a phone. */
const sidesOf = (locator: Locator) =>
  locator.evaluate((element, width) => {
    const { left, right } = element.getBoundingClientRect()
    return { isLeftInside: left >= 0, isRightInside: right <= width }
  }, PHONE)

/** Opens the home page at a width. */
async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/')
  await waitForHydration(page)
}

/** Scrolls to an island and waits until it has hydrated. */
async function scrollToIsland(page: Page, island: string): Promise<Locator> {
  const islandElement = islandOf(page, island)
  await islandElement.scrollIntoViewIfNeeded()
  await expect(islandElement).toHaveAttribute('data-hydrated')
  return islandElement
}

async function visit(page: Page, width: number, island: string): Promise<Locator> {
  await openHome(page, width)
  return scrollToIsland(page, island)
}

for (const [index, { island, item, count }] of rows.entries())
  test(`on a phone, buttons move the row “${island}” to its end and back, and the shown position is announced`, {
    tag: index === 0 ? [] : '@soak', // all rows are the same component
  }, async ({ page }) => {
    const islandElement = await visit(page, PHONE, island)
    const row = rowOf(page, island)
    await expect(itemsIn(row)).toHaveCount(count)
    expect(await beyondEdge(row)).toBeGreaterThan(0)
    const [previousButton, nextButton] = [buttonOf(page, 'previous', item), buttonOf(page, 'next', item)]
    await expect(islandElement.getByText(positionText(1, count))).toHaveAttribute('aria-live', 'polite')
    await expect(previousButton).toHaveAttribute('aria-disabled', 'true')
    await expect(nextButton).toHaveAttribute('aria-disabled', 'false')
    await nextButton.click()
    await expect(islandElement.getByText(positionText(2, count))).toBeVisible()
    await expect(previousButton).toHaveAttribute('aria-disabled', 'false')
    // the last item may be in view before its number is reached
    for (let pressed = 2; pressed < count; pressed++) await nextButton.click({ force: true })
    await expect(islandElement.getByText(positionText(count, count))).toBeVisible()
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => sidesOf(itemsIn(row).last())).toEqual(fullyInside)
    for (let pressed = 1; pressed < count; pressed++) await previousButton.click({ force: true })
    await expect(islandElement.getByText(positionText(1, count))).toBeVisible()
    await expect(previousButton).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => sidesOf(itemsIn(row).first())).toEqual(fullyInside)
  })

for (const { island, count } of rows.slice(0, 1)) {
  test('a focused row follows the arrow keys, Home and End', async ({ page }) => {
    const islandElement = await visit(page, PHONE, island)
    await rowOf(page, island).focus()
    for (const [key, position] of [
      ['ArrowRight', 2],
      ['ArrowRight', Math.min(3, count)],
      ['ArrowLeft', Math.min(3, count) - 1],
      ['End', count],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(islandElement.getByText(positionText(position, count))).toBeVisible()
    }
    expect(await axeViolations(page)).toEqual([])
  })

  test('a row does not move by itself', { tag: '@soak' }, async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia(withMotion)
    const islandElement = await visit(page, PHONE, island)
    const row = rowOf(page, island)
    expect(await beyondEdge(row)).toBeGreaterThan(0)
    await page.clock.runFor(10_000)
    expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expect(islandElement.getByText(positionText(1, count))).toBeVisible()
  })

  test('without scripts, a row can be scrolled, and its buttons are hidden', { tag: '@soak' }, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      viewport: { width: PHONE, height: 800 },
    })
    const page = await context.newPage()
    await page.goto('/')
    for (const { item } of rows) {
      const nextButton = page.getByRole('button', {
        name: messageOf('moving', 'paging.next', { one: item }),
        exact: true,
        includeHidden: true,
      })
      await expect(nextButton).toHaveCount(1) // hidden until its script loads
      await expect(nextButton).toBeHidden()
    }
    const row = rowOf(page, island)
    await expect(row).toHaveCSS('overflow-x', 'auto')
    await row.scrollIntoViewIfNeeded()
    await expect.poll(() => beyondEdge(row)).toBeGreaterThan(0)
    await context.close()
  })
}

test('at 320 px no item of a row is wider than its visible area, and none of its text is cut off', async ({ page }) => {
  expect(rows).not.toEqual([])
  await openHome(page, 320)
  for (const { island } of rows) {
    await scrollToIsland(page, island)
    const cutOff = await rowOf(page, island).evaluate((list) =>
      [...list.querySelectorAll(':scope > li, :scope > li *')]
        .filter((element) => element.checkVisibility() && !element.matches('img, svg, svg *'))
        .filter((element) => element.clientWidth > 320 || element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 1)
        .map((element) => element.textContent),
    )
    expect(cutOff, island).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('on a wide screen a row shows all items, with no buttons and no tab stop', async ({ page }) => {
  expect(rows).not.toEqual([])
  await openHome(page, 1440)
  for (const { island, item, count } of rows) {
    await scrollToIsland(page, island)
    await expect(buttonOf(page, 'next', item)).toBeHidden()
    const row = rowOf(page, island)
    await expect(itemsIn(row)).toHaveCount(count)
    await expect(row).not.toHaveAttribute('tabindex')
    expect(await beyondEdge(row)).toBeLessThanOrEqual(0)
  }
})

/** Returns the texts of the items of a row that are not fully visible within the row and the page. */
const hiddenInPrint = (row: Locator) =>
  row.evaluate((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect()
    const isShown = (item: Element) => {
      const bounds = item.getBoundingClientRect()
      const isWithin =
        bounds.left >= left - 1 && bounds.right <= right + 1 && bounds.top >= top - 1 && bounds.bottom <= bottom + 1
      const isSeen = item.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
      return isSeen && isWithin && bounds.width > 0 && bounds.height > 0
    }
    const isOnSheet = left >= 0 && right <= document.documentElement.clientWidth + 1
    return [...list.children].filter((item) => !isOnSheet || !isShown(item)).map((item) => item.textContent)
  })

test('in print, every item of a row is visible, also those beyond the edge of a phone', { tag: '@soak' }, async ({
  page,
}) => {
  expect(rows).not.toEqual([])
  await openHome(page, PHONE)
  for (const { island, item, count } of rows) {
    await page.emulateMedia({ media: 'screen' })
    await scrollToIsland(page, island)
    const row = rowOf(page, island)
    expect(await beyondEdge(row), island).toBeGreaterThan(0)
    expect(await hiddenInPrint(row), island).not.toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(buttonOf(page, 'next', item)).toBeHidden()
    await expect(itemsIn(row)).toHaveCount(count)
    expect(await hiddenInPrint(row), island).toEqual([])
    expect(await beyondEdge(row), island).toBe(0)
  }
})
