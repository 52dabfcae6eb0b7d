import type { Locator, Page } from '@playwright/test'
import { alive, expect, test } from './site.ts'

/** How far down a thing ends, and whether something lies over its middle. */
async function isInFirstView(page: Page, thing: Locator): Promise<boolean> {
  const height = page.viewportSize()?.height ?? 0
  return thing.evaluate((element, height) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= height && over !== null && (element.contains(over) || over.contains(element))
  }, height)
}

const WINDOWS = [
  [1366, 657],
  [1440, 789],
  [1536, 730],
  [1280, 633],
  [390, 844],
  [360, 640],
  [320, 568],
] as const

for (const [width, height] of WINDOWS)
  test(`the home page says in its first view what is sold, from what price, and how to begin, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await alive(page)
    const hero = page.locator('#hero')
    const things = [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText(/digital and AI agency/),
      hero.getByText(/^Packages from \$/),
      hero.getByText(/^Simple sites in/),
      hero.getByRole('link', { name: 'Get Started' }),
      ...(height > 600 ? [hero.getByRole('link', { name: 'Book a meeting' })] : []),
    ]
    for (const thing of things) expect([String(thing), await isInFirstView(page, thing)]).toEqual([String(thing), true])
  })

test('a page at 400 % begins with its lead in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await expect(page.locator('#hero').getByText(/digital and AI agency/)).toBeInViewport({ ratio: 0.5 })
})

for (const [width, height] of [...WINDOWS.slice(0, 4), [390, 844], [360, 640]] as const)
  test(`jobs begin with their search and products with a price, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/jobs')
    await alive(page)
    expect(await isInFirstView(page, page.locator('main').getByRole('searchbox'))).toBe(true)
    await page.goto('/products')
    expect(await isInFirstView(page, page.locator('main p').filter({ hasText: /\$\d/ }).first())).toBe(true)
  })

test('on a phone the library shows an agent in its first view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ai-agents-library')
  await alive(page)
  expect(await isInFirstView(page, page.getByRole('button', { name: /^Run Agent/ }).first())).toBe(true)
})

test('on a phone the first client comes within two screens, the meeting form within twenty', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await alive(page)
  // a browser knows how high a part is once it has come by
  for (const part of await page.locator('[data-part]').all()) await part.scrollIntoViewIfNeeded()
  const topOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  expect(await topOf(page.getByRole('region', { name: 'Trusted by' }).getByRole('listitem').first())).toBeLessThan(
    2 * 844,
  )
  const field = page.locator('#meeting').getByLabel('Full Name')
  await expect.poll(() => topOf(field)).toBeLessThan(20 * 844)
})
