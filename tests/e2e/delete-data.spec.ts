import { arrive, count, expect, subscribe, test, visit } from './outbox.ts'
import { violationsOn } from './site.ts'
import { kept } from './visitor.ts'

test.use({ serviceWorkers: 'block' })

test('everything kept on the device goes after one question, and what waits is named before it is lost', async ({
  page,
  context,
  mail,
}) => {
  await visit(page, '/privacy')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('what does a website cost, asked from Dhruvgarh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('$', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Close chat' }).click()
  const ask = page.getByRole('button', { name: 'Delete my data on this device' })
  await ask.hover()
  await context.setOffline(true)
  await subscribe(page, 'leela@example.com')
  await expect(count(page)).toHaveAccessibleName('1 request waiting on this device')
  expect(await kept(page)).toMatch(/Dhruvgarh.*leela|leela.*Dhruvgarh/s)

  await ask.click()
  const question = page.getByRole('dialog', { name: 'Delete your data on this device?' })
  await expect(question).toContainText('One request still waits. It is lost unsent')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(count(page)).toHaveCount(1)

  await ask.click()
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('Your data on this device is gone')).toBeVisible()
  await expect(count(page)).toHaveCount(0)
  expect(await kept(page)).not.toMatch(/Dhruvgarh|leela|MR-/)
  await context.setOffline(false)
  await arrive(page, '/privacy')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('log')).not.toContainText('Dhruvgarh')
  expect(mail.posts).toHaveLength(0)
})
