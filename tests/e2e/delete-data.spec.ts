import { messageOf, pageTextOf } from '#support/messages.ts'
import {
  expect,
  gotoHydrated,
  gotoWithOutbox,
  outboxButton,
  subscribeToNewsletter,
  test,
  waitingName,
} from './outbox-fixtures.ts'
import { deviceStorage } from './page-actions.ts'
import { axeViolations, waitForHydration } from './site-fixtures.ts'

test('after a confirmation that mentions waiting requests, everything stored on the device is deleted', async ({
  page,
  context,
  mail,
}) => {
  await gotoWithOutbox(page, '/privacy')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await page
    .getByRole('textbox', { name: messageOf('chat', 'panel.message') })
    .fill('what does a website cost, asked from Dhruvgarh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('$', { timeout: 20_000 })
  await page.getByRole('button', { name: messageOf('chat', 'panel.close') }).click()
  const deleteButton = page.getByRole('button', { name: pageTextOf('privacy', 'deletion.button') })
  await deleteButton.hover()
  await context.setOffline(true)
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  expect(await deviceStorage(page)).toMatch(/Dhruvgarh.*leela|leela.*Dhruvgarh/s)

  await deleteButton.click()
  const confirmation = page.getByRole('dialog', { name: pageTextOf('privacy', 'deletion.title') })
  await expect(confirmation).toContainText('One request still waits. It is lost unsent')
  await expect(confirmation.getByRole('button', { name: pageTextOf('privacy', 'deletion.keep') })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(confirmation).toHaveCount(0)
  await expect(outboxButton(page)).toHaveCount(1)

  await deleteButton.click()
  await confirmation.getByRole('button', { name: pageTextOf('privacy', 'deletion.confirm') }).click()
  await expect(page.getByText(pageTextOf('privacy', 'deletion.done.title'))).toBeVisible()
  await expect(outboxButton(page)).toHaveCount(0)
  expect(await deviceStorage(page)).not.toMatch(/Dhruvgarh|leela|MR-/)
  await context.setOffline(false)
  await gotoHydrated(page, '/privacy')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(page.getByRole('log')).not.toContainText('Dhruvgarh')
  expect(mail.posts).toHaveLength(0)
})

for (const { device, size } of [
  { device: 'a phone', size: { width: 390, height: 844 } },
  { device: 'a laptop', size: { width: 1366, height: 768 } },
]) {
  test(`on ${device}, the top of the page and the search lead to the button that deletes`, async ({ page }) => {
    await page.setViewportSize(size)
    const heading = page.locator('#delete')
    const expectHeadingBelowHeader = async () => {
      const edge = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom)
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(edge)
      await expect(heading).toBeInViewport()
      await expect(page.getByRole('button', { name: pageTextOf('privacy', 'deletion.button') })).toBeInViewport()
    }
    await page.goto('/privacy')
    await waitForHydration(page)
    const link = page.getByRole('main').getByRole('link', { name: pageTextOf('privacy', 'deletion.link') })
    await expect(link).toBeInViewport()
    await link.click()
    await expectHeadingBelowHeader()

    await gotoHydrated(page, '/about')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('forget')
    await page.getByRole('option', { name: messageOf('search', 'do.deletion.name'), exact: true }).click()
    await expect(page).toHaveURL(/\/privacy#delete$/)
    await expectHeadingBelowHeader()
  })
}

test('on a phone, a link below the list of the menu leads to the button that deletes, from every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/about', '/privacy']) {
    await gotoHydrated(page, path)
    await page.getByRole('button', { name: messageOf('site', 'header.openMenu') }).click()
    const menu = page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
    const link = menu.getByRole('link', { name: messageOf('search', 'do.deletion.name') })
    await expect(link).toBeInViewport()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await link.click()
    await expect(page).toHaveURL(/\/privacy#delete$/)
    await expect(menu).toBeHidden()
    await expect(page.locator('#delete')).toBeInViewport()
  }
})
