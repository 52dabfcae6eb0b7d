import type { Locator, Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import {
  copyCounts,
  expect,
  gotoWithOutbox,
  meetingForm,
  openWaitingRequestsPanel,
  outboxButton,
  submitMeetingForm,
  subscribeToNewsletter,
  test,
} from './outbox-fixtures.ts'
import { waitForHydration } from './site-fixtures.ts'

const PHONE = { width: 390, height: 844 }

const menuButton = (page: Page) => page.getByRole('button', { name: messageOf('site', 'header.openMenu') })
const menu = (page: Page) => page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
const chatButton = (page: Page) => page.getByRole('button', { name: messageOf('chat', 'button.open') })
const messageField = (page: Page) => page.getByRole('textbox', { name: messageOf('chat', 'panel.message') })
const promptButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${messageOf('library', 'page.card.prompt')}: `) }).first()

/** Waits until the current history entry is that of this number of open layers. */
const waitForLayers = (page: Page, layers: number) =>
  expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(layers)

/** Opens a layer with its button, and checks that Back closes only the layer and returns the focus to the button. */
async function checkBack(page: Page, button: Locator, layer: Locator) {
  const address = page.url()
  await button.click()
  await expect(layer).toBeVisible()
  await waitForLayers(page, 1)
  await page.goBack()
  await expect(layer).toBeHidden()
  await expect(button).toBeFocused()
  expect(page.url()).toBe(address)
}

test('on a phone, Back closes what lies on top, and leaves the page only when nothing is open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await waitForHydration(page)
  await menuButton(page).click()
  await waitForLayers(page, 1)
  const library = menu(page).getByRole('link', { name: /AI Agents Library/ })
  await menu(page)
    .locator('summary', { has: page.getByText('Agents') })
    .click()
  await library.click()
  await expect(page).toHaveURL(/\/ai-agents-library$/)
  await waitForLayers(page, 0)

  await checkBack(page, menuButton(page), menu(page))
  await checkBack(page, promptButton(page), page.getByRole('dialog'))
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await chatButton(page).click()
  await waitForLayers(page, 1)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' })) // beside the chat
  await page.goBack()
  await expect(messageField(page)).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(1200)

  // closed in another way, and on top of each other
  await chatButton(page).click()
  await waitForLayers(page, 1)
  await promptButton(page).focus() // beside the chat
  await page.keyboard.press('Enter')
  await waitForLayers(page, 2)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(messageField(page)).toBeVisible()
  await page.getByRole('button', { name: messageOf('chat', 'panel.close') }).click()
  await waitForLayers(page, 0)

  // a reload with something open
  await menuButton(page).click()
  await waitForLayers(page, 1)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/ai-agents-library$/)
})

test('on a phone, Back closes the list of requests, and beside the page of a wide window it does not', {
  tag: '@soak',
}, async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await gotoWithOutbox(page, '/about')
  await context.setOffline(true)
  await subscribeToNewsletter(page, 'leela@example.com')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const panel = await openWaitingRequestsPanel(page)
  await waitForLayers(page, 1)
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(outboxButton(page)).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await outboxButton(page).click()
  await expect(panel).toBeVisible()
  await context.setOffline(false)
  await chatButton(page).click()
  await expect(messageField(page)).toBeFocused()
  expect(await page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await page.setViewportSize(PHONE) // now the chat covers the page
  await waitForLayers(page, 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await waitForLayers(page, 0)
})

test('a window that grows closes the menu, and leaves no entry of it behind', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await waitForHydration(page)
  await menuButton(page).click()
  await waitForLayers(page, 1)
  await page.setViewportSize({ width: 1700, height: 900 })
  await waitForLayers(page, 0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.setViewportSize(PHONE)
  await expect(menu(page)).toBeHidden()
})

test('the focus returns from a message that disappears, or to the page if nothing of it is left', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.addInitScript(() => {
    const { setTimeout: wait } = window
    // a message goes after five seconds, which a busy machine may take to reach its button
    const waitLonger = (task: TimerHandler, ms?: number) => wait(task, ms === 5000 ? 600_000 : ms)
    Object.assign(window, { setTimeout: waitLonger })
  })
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  const copy = page.getByRole('button', { name: messageOf('library', 'page.prompt.copy') })
  await promptButton(page).click()
  await copy.click()
  await page.keyboard.press('Escape')
  await expect(promptButton(page)).toBeFocused()
  const dismiss = page.getByRole('button', { name: messageOf('controls', 'dismiss') })
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(dismiss).toBeHidden()
  await expect(promptButton(page)).toBeFocused()
  // what had the focus before is gone as well
  await promptButton(page).click()
  await copy.click()
  await page.keyboard.press('Escape')
  await dismiss.focus()
  await promptButton(page).evaluate((button) => button.closest('ul')?.remove())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a form keeps the focus on its button while it is sent, and takes it from no panel that is opened meanwhile', async ({
  page,
  mail,
}) => {
  mail.setFaults([{ delayMs: 1500 }, { delayMs: 1500 }])
  await gotoWithOutbox(page, '/contact')
  const send = meetingForm(page).getByRole('button', { name: 'Schedule Meeting' })
  const sent = page.getByText(messageOf('meeting', 'outcome.done')).first()
  await submitMeetingForm(page)
  const sending = meetingForm(page).getByRole('button', { name: messageOf('forms', 'sending') })
  await expect(sending).toBeFocused()
  await sending.click({ force: true }) // the second press
  await chatButton(page).click()
  await expect(messageField(page)).toBeFocused()
  await expect(sent).toBeVisible()
  await expect(send).toBeEnabled()
  await expect(messageField(page)).toBeFocused()
  expect(copyCounts(mail)).toEqual([1])
})
