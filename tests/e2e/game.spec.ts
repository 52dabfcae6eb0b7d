import type { Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { findAllPairs, gameCard, gameCardName, writeToIndexedDb } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration, withMotion } from './site-fixtures.ts'

const counter = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd')

async function start(page: Page) {
  await page.goto('/fun')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Start' }).click()
}

/** Turns two cards, and returns whether they are a pair. Resolves when both are matched or face down again. */
async function turnTwo(page: Page, first: number, second: number): Promise<boolean> {
  await gameCard(page, first).click()
  await gameCard(page, second).click()
  const isPair = (await gameCardName(page, second)).endsWith('matched')
  if (!isPair)
    for (const index of [first, second]) await expect(gameCard(page, index)).toHaveAccessibleName(/face down$/)
  return isPair
}

test('face-down cards have only their position as their name, and no text', async ({ page }) => {
  await start(page)
  for (let index = 0; index < 16; index++) {
    const position = { row: Math.floor(index / 4) + 1, column: (index % 4) + 1 }
    expect(await gameCardName(page, index)).toBe(messageOf('game', 'card.down', position))
  }
  expect(await page.getByRole('gridcell').allTextContents()).toEqual(Array.from({ length: 16 }, () => ''))
})

test('the name of a turned card contains its picture, and the turn is announced', async ({ page }) => {
  await start(page)
  await gameCard(page, 0).click()
  const [, , picture] = (await gameCardName(page, 0)).split(', ')
  await expect(gameCard(page, 0)).toHaveAccessibleName(
    messageOf('game', 'card.up', { row: 1, column: 1, picture: picture ?? '' }),
  )
  await expect(
    page.getByRole('status').filter({ hasText: messageOf('game', 'told.first', { picture: picture ?? '' }) }),
  ).toHaveCount(1)
})

test('two cards that do not match turn back after a moment, and count as one move', async ({ page }) => {
  await page.emulateMedia(withMotion)
  await start(page)
  let moves = 0
  for (let first = 0; first < 16; first += 2) {
    moves++
    if (!(await turnTwo(page, first, first + 1))) break
  }
  await expect(counter(page, 'Moves')).toHaveText(String(moves))
})

test('arrow keys move within the board, which is one tab stop, and Enter or Space turns a card', async ({ page }) => {
  await start(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: messageOf('game', 'today') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(gameCard(page, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(gameCard(page, 5)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(gameCard(page, 4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(gameCard(page, 4)).toHaveAccessibleName(/face up$/)
  // in a new game, because a second card that does not match would turn back after a moment
  await page.getByRole('button', { name: messageOf('game', 'restart') }).click()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(gameCard(page, 7)).toBeFocused()
  await expect(gameCard(page, 7)).toHaveAccessibleName(/face down$/)
  await page.keyboard.press('Space')
  await expect(gameCard(page, 7)).toHaveAccessibleName(/face up$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]'))).toBeNull()
})

test('the board is accessible during a game, wide and narrow, and fits 320 px', async ({ page }) => {
  await page.emulateMedia(withMotion)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await start(page)
    await gameCard(page, 3).click()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const bounds = await gameCard(page, 0).boundingBox()
    expect(Math.min(bounds?.width ?? 0, bounds?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('counters, buttons and the whole board are in view on a small phone, upright and sideways', async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await start(page)
    for (const part of [counter(page, 'Moves'), page.getByRole('button', { name: 'Restart' }), page.getByRole('grid')])
      await expect(part).toBeInViewport({ ratio: 1 })
    const bounds = await gameCard(page, 15).boundingBox()
    expect(Math.min(bounds?.width ?? 0, bounds?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test("the result of today's sky is in view with the sky, can be shared, and does not count as best", {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T23:59:00Z')
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/fun')
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('game', 'today') }).click()
  await expect(page.getByText(messageOf('game', 'skyNote', { date: '28 November 2026' }))).toBeAttached()
  await findAllPairs(page)
  const result = page.getByRole('group', {
    name: /^You completed the sky of 28 November 2026 in \d+ moves and 0 seconds/,
  })
  await expect(result).toBeFocused()
  for (const part of [result, page.getByRole('grid')]) await expect(part).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
  await result.getByRole('button', { name: messageOf('site', 'share.button') }).click()
  await expect(page.getByText(messageOf('game', 'share.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\w+ sky of 28 November 2026: \d+ moves, 0 s http:\/\/\S+\/fun$/,
  )
  await result.getByRole('button', { name: messageOf('game', 'result.again') }).click()
  await expect(gameCard(page, 0)).toBeFocused()
  await expect(result).toHaveCount(0)
  await expect(counter(page, 'Best')).toHaveText('–')
})

test('a completed game shows congratulations and a new best score, which survives a reload', async ({ page }) => {
  await start(page)
  await findAllPairs(page)
  await expect(page.getByText('New best score!')).toBeVisible()
  await expect(page.getByText("Congratulations! You've completed the game!")).toBeVisible()
  expect(
    await page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length),
  ).toBe(0)
  const moves = await counter(page, 'Moves').textContent()
  await expect(counter(page, 'Best')).toHaveText(moves ?? '')
  await page.reload()
  await waitForHydration(page)
  await expect(counter(page, 'Best')).toHaveText(moves ?? '')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(counter(page, 'Moves')).toHaveText('0')
})

test('an invalid stored best score is ignored', async ({ page }) => {
  await page.goto('/about')
  await writeToIndexedDb(page, 'site-kv', 'memory-best', { best: '<b>' })
  await page.goto('/fun')
  await waitForHydration(page)
  await expect(counter(page, 'Best')).toHaveText('–')
})

test('without storage the game can be completed, and the visitor reads that nothing is stored', {
  tag: '@soak',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await start(page)
  await expect(page.getByText(messageOf('site', 'storage.title'))).toBeVisible()
  await findAllPairs(page)
  await expect(counter(page, 'Best')).toHaveText((await counter(page, 'Moves').textContent()) ?? '')
})
