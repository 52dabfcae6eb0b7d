import { messageOf, pageTextOf } from '#support/messages.ts'
import { arrive, count, expect, subscribe, test, visit, waits } from './outbox.ts'
import { violationsOn } from './site.ts'
import { kept } from './visitor.ts'

test.use({ serviceWorkers: 'block' })

test('everything kept on the device goes after one question, and what waits is named before it is lost', async ({
  page,
  context,
  mail,
}) => {
  await visit(page, '/privacy')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await page
    .getByRole('textbox', { name: messageOf('chat', 'panel.message') })
    .fill('what does a website cost, asked from Dhruvgarh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('$', { timeout: 20_000 })
  await page.getByRole('button', { name: messageOf('chat', 'panel.close') }).click()
  const ask = page.getByRole('button', { name: pageTextOf('privacy', 'deletion.button') })
  await ask.hover()
  await context.setOffline(true)
  await subscribe(page, 'leela@example.com')
  await expect(count(page)).toHaveAccessibleName(waits(1))
  expect(await kept(page)).toMatch(/Dhruvgarh.*leela|leela.*Dhruvgarh/s)

  await ask.click()
  const question = page.getByRole('dialog', { name: pageTextOf('privacy', 'deletion.title') })
  await expect(question).toContainText('One request still waits. It is lost unsent')
  await expect(question.getByRole('button', { name: pageTextOf('privacy', 'deletion.keep') })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(count(page)).toHaveCount(1)

  await ask.click()
  await question.getByRole('button', { name: pageTextOf('privacy', 'deletion.confirm') }).click()
  await expect(page.getByText(pageTextOf('privacy', 'deletion.done.title'))).toBeVisible()
  await expect(count(page)).toHaveCount(0)
  expect(await kept(page)).not.toMatch(/Dhruvgarh|leela|MR-/)
  await context.setOffline(false)
  await arrive(page, '/privacy')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(page.getByRole('log')).not.toContainText('Dhruvgarh')
  expect(mail.posts).toHaveLength(0)
})
