import type { Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { contactForm, sendButtonName } from './contact.ts'
import { test as base, everyPage, expect, goOfflineAgain, waitForHydration } from './site-fixtures.ts'

/** The longest time until the worker has cached the site on a busy machine. */
const CACHING_MS = 70_000

/** This version warns about every attribute of a popover. */
const isPopoverWarning = (problem: string) => problem.includes("Found a 'popover' attribute")
const isMissingNetwork = (problem: string) => problem.includes('ERR_INTERNET_DISCONNECTED')

const test = base.extend<{ walker: Page }>({
  walker: async ({ page, problems }, use) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await use(page)
    problems.splice(
      0,
      problems.length,
      ...problems.filter((text) => !isPopoverWarning(text) && !isMissingNetwork(text)),
    )
  },
})

test('every page is shown with its heading, its chat button and a closed menu, and fits the screen', async ({
  walker,
}) => {
  for (const path of everyPage) {
    await walker.goto(path)
    await waitForHydration(walker)
    await expect(walker.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(walker.getByRole('dialog')).toHaveCount(0)
    expect(await walker.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('the menu of a phone opens, closes and navigates', async ({ walker }) => {
  await walker.goto('/about')
  await waitForHydration(walker)
  const opener = walker.getByRole('button', { name: messageOf('site', 'header.openMenu') })
  const menu = walker.getByRole('dialog', { name: messageOf('site', 'header.menu') })
  await opener.click()
  await expect(menu).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await walker.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('button', { name: messageOf('site', 'header.closeMenu') }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await menu.getByRole('link', { name: 'Jobs' }).click()
  await expect(walker).toHaveURL(/\/jobs$/)
  await expect(menu).toBeHidden()
})

test('the chat answers, a message is written, and a request waits offline until it is sent', async ({
  walker,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.abort())
  await walker.goto('/contact')
  await expect(walker.getByText(messageOf('site', 'notices.ready'))).toBeVisible({ timeout: CACHING_MS })
  const message = contactForm(walker)
  await message.getByLabel('Name').fill('Asha Verma')
  await message.getByLabel('Email').fill('asha@example.com')
  await message.getByLabel('Message').fill('Hello')
  await message.getByRole('button', { name: sendButtonName }).click()
  await expect(message.getByRole('link', { name: /Open the chat app/ })).toBeVisible()

  await goOfflineAgain(context)
  await walker.goto('/services/web-hosting')
  await expect(walker.getByRole('heading', { level: 1 })).toBeVisible()
  await walker.getByRole('button', { name: 'Open chat' }).click()
  const chat = walker.getByRole('region', { name: /^Chat with/ })
  await chat.getByRole('textbox').fill('What does a website cost?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log').getByText(/\$/).first()).toBeVisible()

  await walker.goto('/contact')
  await waitForHydration(walker)
  const meeting = walker.locator('#meeting')
  await meeting.getByLabel('Full Name').fill('Asha Verma')
  await meeting.getByLabel('Email Address').fill('asha@example.com')
  await meeting.getByLabel('Project Details').fill('A shop for handmade paper.')
  await meeting.getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(walker.locator('[data-requests]')).toBeVisible()
  await context.setOffline(false)
  await expect(walker.getByText('Meeting Request Sent!').first()).toBeVisible({ timeout: 60_000 })
})

test('an agent shows its demo offline', async ({ walker, context }) => {
  await walker.goto('/ai-agents-library')
  await expect(walker.getByText(messageOf('site', 'notices.ready'))).toBeVisible({ timeout: CACHING_MS })
  await goOfflineAgain(context)
  await walker.reload()
  await waitForHydration(walker)
  await walker.getByRole('button', { name: 'Run Agent' }).first().click()
  const dialog = walker.getByRole('dialog', { name: /Agent$/ })
  await dialog.getByLabel('API Key').fill('sk-sentinel-key')
  await dialog.getByLabel('Topic').fill('Handmade paper')
  await dialog.getByRole('textbox', { name: 'Audience' }).fill('Small shops')
  await dialog.getByRole('button', { name: 'Friendly and plain' }).click()
  await dialog.getByRole('button', { name: 'Show the demo' }).click()
  await expect(dialog).toContainText(messageOf('run', 'result.badges.demo'))
})
