import type { Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { delayFiles } from './page-actions.ts'
import { activateFooter, axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const form = (page: Page) => page.getByRole('contentinfo')
const address = (page: Page) => form(page).getByRole('textbox', { name: messageOf('newsletter', 'field') })
const subscribe = (page: Page) => form(page).getByRole('button', { name: messageOf('newsletter', 'button') })

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await activateFooter(page)
})

for (const typed of ['', 'anna.example.com']) {
  test(`the field rejects “${typed}” with an error, and keeps the text`, async ({ page }) => {
    await address(page).fill(typed)
    await subscribe(page).click()
    await expect(address(page)).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(address(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(address(page)).toBeFocused()
    await expect(address(page)).toHaveValue(typed)
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
    expect(await axeViolations(page)).toEqual([])
  })
}

test('the error disappears as soon as the visitor types on', async ({ page }) => {
  await address(page).fill('anna')
  await subscribe(page).click()
  await address(page).pressSequentially('@')
  await expect(address(page)).not.toHaveAttribute('aria-invalid', 'true')
})

test('a subscription is confirmed, and the field is empty again', async ({ page }) => {
  await address(page).fill('  anna@example.com ')
  await address(page).press('Enter')
  await expect(page.getByRole('status').getByText('Thanks for subscribing to our newsletter!')).toBeVisible()
  await expect(address(page)).toHaveValue('')
})

test('a toast can be dismissed with the keyboard', async ({ page }) => {
  await address(page).fill('anna@example.com')
  await address(page).press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Thanks for subscribing to our newsletter!' })
  await toast.getByRole('button', { name: messageOf('controls', 'dismiss') }).focus()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
})

test('the typed text survives a reload', async ({ page }) => {
  await address(page).fill('anna@exam')
  await page.reload()
  await waitForHydration(page)
  await activateFooter(page)
  await expect(address(page)).toHaveValue('anna@exam')
})

test('text typed before the scripts load stays', async ({ page }) => {
  const letThrough = await delayFiles(page, 'assets/*.js')
  await page.goto('/services', { waitUntil: 'commit' })
  await address(page).fill('early@example.com')
  letThrough()
  await waitForHydration(page)
  await activateFooter(page)
  await expect(address(page)).toHaveValue('early@example.com')
})

test('the blog, which has a newsletter form above the footer, has no second one in it; the next page has it again', async ({
  page,
}) => {
  const fields = page.getByRole('textbox', { name: messageOf('newsletter', 'field') })
  await page.goto('/blog')
  await waitForHydration(page)
  await activateFooter(page)
  await expect(fields).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('textbox', { name: messageOf('newsletter', 'field') })).toBeVisible()
  await form(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(address(page)).toBeVisible()
})
