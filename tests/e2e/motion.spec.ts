import type { Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { activateFooter, expect, test, waitForHydration, withMotion } from './site-fixtures.ts'

test.use({ contextOptions: withMotion })

const [stop, start] = ['everything.stop', 'everything.start'].map((key) => messageOf('moving', key)) as [string, string]

/** Returns how many animations and transitions run on the page at this moment. */
const runningCount = (page: Page) =>
  page.evaluate(
    // those that follow the scroll position move nothing: they show a picture that comes near
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
  )

const mayMove = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-motion'))

test('one button stops everything on every page and in every tab, is remembered, and lets things move again', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await expect.poll(() => runningCount(page)).toBeGreaterThan(0)
  const other = await context.newPage()
  await other.goto('/agents')
  await waitForHydration(other)
  await expect.poll(() => mayMove(other)).toBe(true)

  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: stop }).press('Enter')
  const startButton = page.getByRole('contentinfo').getByRole('button', { name: start })
  await expect(startButton).toBeFocused()
  await expect(page.getByText(messageOf('moving', 'everything.stopped'))).toBeAttached()
  await expect.poll(() => runningCount(page)).toBe(0)
  await expect.poll(() => mayMove(other)).toBe(false)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('button', { name: messageOf('moving', 'terminal.name') })).toHaveCount(0)

  await page.reload()
  await waitForHydration(page)
  await page.waitForTimeout(1500) // longer than the page waits for the choice
  expect([await mayMove(page), await runningCount(page)]).toEqual([false, 0])
  await activateFooter(page)
  await startButton.click()
  await expect.poll(() => mayMove(other)).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => runningCount(page)).toBeGreaterThan(0)
})

test('on a phone the button stands below the list of the menu, and in the search as an action', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('site', 'header.openMenu') }).click()
  const menu = page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
  const button = menu.getByRole('button', { name: stop })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect(menu.getByRole('button', { name: start })).toBeVisible()
  expect([await mayMove(page), await runningCount(page)]).toEqual([false, 0])

  // the menu, which slides in when it opens, does not do so once more
  await menu.getByRole('button', { name: start }).click()
  const isSliding = await menu.evaluate((element) =>
    element.getAnimations().some((animation) => animation.playState === 'running' && animation instanceof CSSAnimation),
  )
  expect([await mayMove(page), isSliding]).toEqual([true, false])
  await button.click()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('motion')
  await page.getByRole('option', { name: start }).click()
  await expect(page.getByText(messageOf('moving', 'everything.started'))).toBeVisible()
  expect(await mayMove(page)).toBe(true)
})
