import type { Page } from '@playwright/test'
import { alive, expect, test, violationsOn } from './site.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const card = (page: Page, index: number) => page.getByRole('gridcell').nth(index).getByRole('button')
const nameOf = async (page: Page, index: number) => (await card(page, index).getAttribute('aria-label')) ?? ''
const figure = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd')

async function start(page: Page) {
  await page.goto('/fun')
  await alive(page)
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Two places whose cards are no pair, or are one. Both cards are face down again, or matched, afterwards. */
async function turnTwo(page: Page, first: number, second: number): Promise<boolean> {
  await card(page, first).click()
  await card(page, second).click()
  const isPair = (await nameOf(page, second)).endsWith('matched')
  if (!isPair) for (const index of [first, second]) await expect(card(page, index)).toHaveAccessibleName(/face down$/)
  return isPair
}

test('hidden cards give nothing away: not in their names, not in the page', async ({ page }) => {
  await start(page)
  for (let index = 0; index < 16; index++) {
    const place = `Row ${Math.floor(index / 4) + 1}, column ${(index % 4) + 1}`
    expect(await nameOf(page, index)).toBe(`${place}, face down`)
  }
  expect(await page.getByRole('gridcell').allTextContents()).toEqual(Array.from({ length: 16 }, () => ''))
})

test('a turned card says what it shows, and the turn is announced', async ({ page }) => {
  await start(page)
  await card(page, 0).click()
  const [, , shown] = (await nameOf(page, 0)).split(', ')
  await expect(card(page, 0)).toHaveAccessibleName(new RegExp(`^Row 1, column 1, ${shown}, face up$`))
  await expect(page.getByRole('status').filter({ hasText: `${shown}.` })).toHaveCount(1)
})

test('two cards that are no pair turn back after a moment, and count as one move', async ({ page }) => {
  await start(page)
  let moves = 0
  for (let second = 1; second < 16; second++) {
    moves++
    if (!(await turnTwo(page, 0, second))) break
  }
  await expect(figure(page, 'Moves')).toHaveText(String(moves))
})

test('the arrow keys move within the board, one stop for Tab, and Enter or Space turns', async ({ page }) => {
  await start(page)
  await page.keyboard.press('Tab')
  await expect(card(page, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 5)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, 4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 4)).toHaveAccessibleName(/face up$/)
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(
    page
      .getByRole('gridcell')
      .getByRole('button', { name: /face up|matched/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]'))).toBeNull()
})

test('the board is accessible mid-play, wide and narrow, and fits 320 px', async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await start(page)
    await card(page, 3).click()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const box = await card(page, 0).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('all pairs found: congratulations, a new best score, and it is still known after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start(page)
  await findAllPairs(page)
  await expect(page.getByText('New best score!')).toBeVisible()
  await expect(page.getByText("Congratulations! You've completed the game!")).toBeVisible()
  expect(
    await page.evaluate(() => document.getAnimations().filter((item) => item instanceof CSSAnimation).length),
  ).toBe(0)
  const moves = await figure(page, 'Moves').textContent()
  await expect(figure(page, 'Best')).toHaveText(moves ?? '')
  await page.reload()
  await alive(page)
  await expect(figure(page, 'Best')).toHaveText(moves ?? '')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(figure(page, 'Moves')).toHaveText('0')
})

test('a best score that is rubbish counts as none', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('site-kv')
        request.onupgradeneeded = () => request.result.createObjectStore('keyval')
        request.onsuccess = () => {
          const change = request.result.transaction('keyval', 'readwrite')
          change.objectStore('keyval').put({ best: '<b>' }, 'memory-best')
          change.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )
  await page.goto('/fun')
  await alive(page)
  await expect(figure(page, 'Best')).toHaveText('–')
})

test('without storage the game can be played to its end, and the visitor reads that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await start(page)
  await expect(page.getByText('Nothing can be kept on this device')).toBeVisible()
  await findAllPairs(page)
  await expect(figure(page, 'Best')).toHaveText((await figure(page, 'Moves').textContent()) ?? '')
})

/** Turns cards two by two and remembers what the names said, as a visitor would. */
async function findAllPairs(page: Page) {
  const known = new Map<string, number>()
  for (let index = 0; index < 16; index++) {
    if ((await nameOf(page, index)).endsWith('matched')) continue
    await card(page, index).click()
    const shown = (await nameOf(page, index)).split(', ')[2] ?? ''
    const other = known.get(shown)
    const partner = other === undefined || other === index ? index + 1 : other
    known.set(shown, index)
    await card(page, partner).click()
    const [, , next = '', state] = (await nameOf(page, partner)).split(', ')
    if (state === 'matched') continue
    for (const place of [index, partner]) await expect(card(page, place)).toHaveAccessibleName(/face down$/)
    const before = known.get(next)
    if (before === undefined) known.set(next, partner)
    else if (before !== partner) {
      await card(page, before).click()
      await card(page, partner).click()
      await expect(card(page, partner)).toHaveAccessibleName(/matched$/)
    }
  }
}
