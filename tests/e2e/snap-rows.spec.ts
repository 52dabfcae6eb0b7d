import type { Page } from '@playwright/test'
import { alive, expect, moving, test, violationsOn } from './site.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const ROWS = [
  ['Projects', 'project', 'recent-projects'],
  ['Reasons', 'reason', 'why-us'],
  ['AI products', 'AI product', 'ai-products'],
  ['Agents', 'agent', 'agents-teaser'],
  ['Roles', 'role', 'personas'],
] as const

const rowOf = (page: Page, part: string) => page.locator(`[data-part="${part}"]`).getByRole('list').first()

/** Goes to the home page, and to a part of it that is alive then. */
async function visit(page: Page, width: number, part: string) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/')
  await alive(page)
  const around = page.locator(`[data-part="${part}"]`)
  await around.scrollIntoViewIfNeeded()
  await expect(around).toHaveAttribute('data-awake')
  return around
}

for (const [name, one, part] of ROWS)
  test(`on a phone the row “${name}” goes on by its buttons to its end and back, and says where it is`, async ({
    page,
  }) => {
    const around = await visit(page, 390, part)
    const count = await rowOf(page, part).locator(':scope > li').count()
    const [back, on] = [`Previous ${one}`, `Next ${one}`].map((label) => page.getByRole('button', { name: label }))
    await expect(around.getByText(`1 of ${count}`)).toHaveAttribute('aria-live', 'polite')
    await expect(back as NonNullable<typeof back>).toHaveAttribute('aria-disabled', 'true')
    await on?.click()
    await expect(around.getByText(`2 of ${count}`)).toBeVisible()
    // the last may be in view before its turn has come
    for (let pressed = 2; pressed < count; pressed++) await on?.click({ force: true })
    await expect(around.getByText(`${count} of ${count}`)).toBeVisible()
    const { x = 0, width = 0 } = (await rowOf(page, part).locator(':scope > li').last().boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    for (let pressed = 1; pressed < count; pressed++) await back?.click({ force: true })
    await expect(around.getByText(`1 of ${count}`)).toBeVisible()
  })

test('with the focus on it a row follows the arrow keys, Home and End', async ({ page }) => {
  const around = await visit(page, 390, 'ai-products')
  const row = rowOf(page, 'ai-products')
  await row.focus()
  for (const [key, place] of [
    ['ArrowRight', '2 of 4'],
    ['ArrowRight', '3 of 4'],
    ['ArrowLeft', '2 of 4'],
    ['End', '4 of 4'],
    ['Home', '1 of 4'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(around.getByText(place)).toBeVisible()
  }
  expect(await violationsOn(page)).toEqual([])
})

test('a row moves for nobody who does not move it', async ({ page }) => {
  await page.emulateMedia(moving)
  await visit(page, 390, 'ai-products')
  const row = rowOf(page, 'ai-products')
  await page.clock.install()
  await page.clock.runFor(10_000)
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test('320 px wide no item of a row is wider than what is seen of it, and none of its words is cut', async ({
  page,
}) => {
  for (const [name, , part] of ROWS) {
    await visit(page, 320, part)
    const cut = await rowOf(page, part).evaluate((list) =>
      [...list.querySelectorAll(':scope > li, :scope > li *')]
        .filter((element) => element.checkVisibility() && !element.matches('img, svg, svg *'))
        .filter((element) => element.clientWidth > 320 || element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 1)
        .map((element) => element.textContent),
    )
    expect([name, cut]).toEqual([name, []])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('on a wide screen a row is laid out whole, with no buttons and no stop of the keyboard', async ({ page }) => {
  for (const [, one, part] of ROWS) {
    await visit(page, 1440, part)
    await expect(page.getByRole('button', { name: `Next ${one}`, exact: true })).toBeHidden()
    const row = rowOf(page, part)
    await expect(row).not.toHaveAttribute('tabindex')
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('on paper every item of a row stands on the sheet', async ({ page }) => {
  for (const [name, one, part] of ROWS) {
    await page.emulateMedia({ media: 'screen' })
    await visit(page, 390, part)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: `Next ${one}`, exact: true })).toBeHidden()
    const beyond = await rowOf(page, part).evaluate(
      (list) =>
        [...list.children].filter(
          (item) => item.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
        ).length,
    )
    expect([name, beyond]).toEqual([name, 0])
  }
})

test('without scripts a row can be scrolled, and has no buttons that do nothing', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Next AI product' })).toBeHidden()
  await expect(rowOf(page, 'ai-products')).toHaveCSS('overflow-x', 'auto')
  await context.close()
})
