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
import { axeViolations } from './site-fixtures.ts'

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
