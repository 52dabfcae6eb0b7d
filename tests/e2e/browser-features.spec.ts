import type { BrowserContext, Page } from '@playwright/test'
import {
  allFailures,
  type BrokenFeature,
  breakFeatures,
  type FailureMode,
  featuresFailingBy,
} from './broken-browser-features.ts'
import { sendButtonName } from './contact.ts'
import { test as base, expect } from './site-fixtures.ts'

/** All tests share one browser context, because a feature is broken only in the tab of its test. */
const test = base.extend<{ page: Page }, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser, builtSite }, use) => {
      const sharedContext = await browser.newContext({ baseURL: builtSite.url, reducedMotion: 'reduce' })
      await sharedContext.route('https://wa.me/**', (route) => route.abort())
      await use(sharedContext)
      await sharedContext.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage()
    await use(page)
    for (const each of sharedContext.pages()) await each.close()
  },
})

/** The main task of a visitor on each page. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    await page.getByRole('button', { name: 'Open chat' }).click()
    const chat = page.getByRole('region', { name: /^Chat with/ })
    const question = `What does a website cost? (${test.info().testId})`
    await chat.getByRole('textbox').fill(question)
    await chat.getByRole('textbox').press('Enter')
    await expect(chat.getByText(question)).toBeVisible()
    await expect(chat.getByRole('log').getByRole('paragraph').last()).not.toContainText(question)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  async '/contact'(page) {
    const meeting = page.locator('#meeting')
    await meeting.getByLabel('Full Name').fill('Asha Verma')
    await meeting.getByLabel('Email Address').fill('asha@example.com')
    await meeting.getByLabel('Project Details').fill('A shop for handmade paper.')
    await meeting.getByRole('button', { name: 'Schedule Meeting' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Meeting Request Sent!' })).toBeVisible()
    const message = page.getByRole('form', { name: 'Write to us' })
    await message.getByLabel('Name').fill('Asha Verma')
    await message.getByLabel('Email').fill('asha@example.com')
    await message.getByLabel('Message').fill('Hello')
    await message.getByRole('button', { name: sendButtonName }).click()
    await expect(message.getByRole('link', { name: /Open the chat app/ })).toBeVisible()
  },
  async '/blog'(page) {
    await page.getByRole('searchbox').fill('quantum')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ articles? found$/ })).toBeAttached()
    await expect(page).toHaveURL(/\?q=quantum$/)
  },
  async '/ai-agents-library'(page) {
    await page.getByRole('button', { name: 'Run Agent' }).first().click()
    const dialog = page.getByRole('dialog', { name: /Agent$/ })
    await dialog.getByLabel('API Key').fill('sentinel')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
}

const failureTexts: Readonly<Record<FailureMode, string>> = {
  missing: 'is missing',
  'getter throws': 'throws when it is read',
  'call throws': 'throws when it is called',
  rejects: 'rejects',
  hangs: 'hangs',
}
const ways = Object.keys(failureTexts) as readonly FailureMode[]

type Case = { readonly name: string; readonly broken: readonly BrokenFeature[] }

const cases: readonly Case[] = [
  ...allFailures.map((failure) => ({ name: `${failure.feature} ${failureTexts[failure.mode]}`, broken: [failure] })),
  ...ways.map((way) => ({ name: `every feature ${failureTexts[way]}`, broken: featuresFailingBy(way) })),
]

/** The tests that always run, with one failure and with all at once. `npm run soak:browser` runs the others. */
const sampledTitles: readonly string[] = [
  '/ works if indexedDB hangs',
  '/ai-agents-library works if every feature throws when it is called',
]

/** Tells whether the browser reports a blocked script address: the policy requires Trusted Types, which are broken. */
const isTrustedTypesReport = (problem: string) => /TrustedScript/.test(problem)

for (const { name, broken } of cases)
  for (const [path, visit] of Object.entries(visits)) {
    const title = `${path} works if ${name}`
    test(title, { tag: sampledTitles.includes(title) ? [] : '@soak' }, async ({ page, problems }) => {
      await breakFeatures(page, broken)
      await page.goto(path)
      // checked from outside the page, because a function that runs in the page could fail on a broken feature
      await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
      await visit(page)
      const others = problems.filter((problem) => !isTrustedTypesReport(problem))
      problems.splice(0, problems.length, ...others)
    })
  }
