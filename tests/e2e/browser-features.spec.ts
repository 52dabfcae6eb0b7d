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

/** One browser window for all tests: a feature is broken only in the tab of its test. */
const test = base.extend<{ page: Page }, { window: BrowserContext }>({
  window: [
    async ({ browser, builtSite }, use) => {
      const window = await browser.newContext({ baseURL: builtSite.url, reducedMotion: 'reduce' })
      await window.route('https://wa.me/**', (route) => route.abort())
      await use(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => {
    const page = await window.newPage()
    await use(page)
    for (const each of window.pages()) await each.close()
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

const says: Readonly<Record<FailureMode, string>> = {
  missing: 'is missing',
  'getter throws': 'throws when asked for',
  'call throws': 'throws when used',
  rejects: 'rejects',
  hangs: 'never answers',
}
const ways = Object.keys(says) as readonly FailureMode[]

type Row = { readonly name: string; readonly broken: readonly BrokenFeature[] }

const rows: readonly Row[] = [
  ...allFailures.map((one) => ({ name: `${one.feature} ${says[one.way]}`, broken: [one] })),
  ...ways.map((way) => ({ name: `everything ${says[way]}`, broken: featuresFailingBy(way) })),
]

/** One failure of each kind, and all at once. The whole table runs with `npm run soak:browser`. */
const sample: readonly string[] = [
  '/contact works where IntersectionObserver is missing',
  '/ai-agents-library works where sessionStorage throws when asked for',
  '/blog works where BroadcastChannel throws when used',
  '/contact works where indexedDB rejects',
  '/ works where indexedDB never answers',
  '/contact works where everything is missing',
  '/ works where everything throws when asked for',
  '/ai-agents-library works where everything throws when used',
]

/** A browser without trusted types loads no script by name and reports it, because the policy requires them. */
const isSaid = (problem: string) => /TrustedScript/.test(problem)

for (const { name, broken } of rows)
  for (const [path, visit] of Object.entries(visits)) {
    const title = `${path} works where ${name}`
    test(title, { tag: sample.includes(title) ? [] : '@soak' }, async ({ page, problems }) => {
      await breakFeatures(page, broken)
      await page.goto(path)
      // checked from outside the page, because a function that runs in it could fail on a broken feature
      await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
      await visit(page)
      const others = problems.filter((problem) => !isSaid(problem))
      problems.splice(0, problems.length, ...others)
    })
  }
