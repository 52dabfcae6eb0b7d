import type { Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { delayFiles } from './page-actions.ts'
import { activateFooter, axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const addressField = (page: Page) => footer(page).getByRole('textbox', { name: messageOf('newsletter', 'field') })
const subscribeButton = (page: Page) => footer(page).getByRole('button', { name: messageOf('newsletter', 'button') })

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await activateFooter(page)
})

for (const typed of ['', 'anna.example.com']) {
  test(`the field rejects “${typed}” with an error, and keeps the text`, { tag: typed ? [] : '@soak' }, async ({
    page,
  }) => {
    await addressField(page).fill(typed)
    await subscribeButton(page).click()
    await expect(addressField(page)).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(addressField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(addressField(page)).toBeFocused()
    await expect(addressField(page)).toHaveValue(typed)
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
    expect(await axeViolations(page)).toEqual([])
  })
}

test('the error disappears as soon as the visitor types on', { tag: '@soak' }, async ({ page }) => {
  await addressField(page).fill('anna')
  await subscribeButton(page).click()
  await addressField(page).pressSequentially('@')
  await expect(addressField(page)).not.toHaveAttribute('aria-invalid', 'true')
})

test('a subscription is confirmed, and the field is empty again', async ({ page }) => {
  await addressField(page).fill('  anna@example.com ')
  await addressField(page).press('Enter')
  await expect(page.getByRole('status').getByText('Thanks for subscribing to our newsletter!')).toBeVisible()
  await expect(addressField(page)).toHaveValue('')
})

test('a toast can be dismissed with the keyboard', async ({ page }) => {
  await addressField(page).fill('anna@example.com')
  await addressField(page).press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Thanks for subscribing to our newsletter!' })
  await toast.getByRole('button', { name: messageOf('controls', 'dismiss') }).focus()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
})

test('the typed text survives a reload', { tag: '@soak' }, async ({ page }) => {
  await addressField(page).fill('anna@exam')
  await page.reload()
  await waitForHydration(page)
  await activateFooter(page)
  await expect(addressField(page)).toHaveValue('anna@exam')
})

test('text that is typed before the scripts load stays in the field', async ({ page }) => {
  const release = await delayFiles(page, 'assets/*.js')
  await page.goto('/services', { waitUntil: 'commit' })
  await addressField(page).fill('early@example.com')
  release()
  await waitForHydration(page)
  await activateFooter(page)
  await expect(addressField(page)).toHaveValue('early@example.com')
})

test('the footer of the blog has no second newsletter form, and the footer of the next page has one again', async ({
  page,
}) => {
  const fields = page.getByRole('textbox', { name: messageOf('newsletter', 'field') })
  await page.goto('/blog')
  await waitForHydration(page)
  await activateFooter(page)
  await expect(fields).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('textbox', { name: messageOf('newsletter', 'field') })).toBeVisible()
  await footer(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(addressField(page)).toBeVisible()
})
