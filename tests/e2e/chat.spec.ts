import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { factOf, longestArticle } from '#support/content-source.ts'
import { messageOf } from '#support/messages.ts'
import { message, standInForChatApp } from './contact.ts'
import { blockFiles, deviceStorage, writeToIndexedDb } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const panel = (page: Page) =>
  page.getByRole('region', { name: messageOf('chat', 'panel.label', { name: config.name }) })
const box = (page: Page) => panel(page).getByRole('textbox', { name: messageOf('chat', 'panel.message') })
const log = (page: Page) => page.getByRole('log')
const FALLBACK = messageOf('chat', 'unsure.fallback')
const WELCOME = messageOf('chat', 'replies.welcome')

const starters: Readonly<Record<string, readonly string[]>> = parse(
  readFileSync('src/content/faq-starters.yaml', 'utf8'),
)

/** Returns the questions of a page, or the general ones. */
function startersFor(path: string): readonly string[] {
  const [page = ''] = Object.entries(paths).find(([, its]) => its === path) ?? []
  return starters[page] ?? starters.anywhere ?? []
}

async function open(page: Page, path = '/about') {
  await page.goto(path)
  await waitForHydration(page)
  await openHere(page)
}

async function openHere(page: Page) {
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(log(page)).toContainText('Vyomix:')
  await expect(box(page)).toBeFocused()
}

/** Asks a question and waits until the answer is shown. */
async function ask(page: Page, question: string) {
  const before = await log(page).getByText('Vyomix:').count()
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(log(page)).toContainText(question)
  await expect.poll(() => log(page).getByText('Vyomix:').count()).toBeGreaterThan(before)
}

for (const path of ['/', '/services/refer', longestArticle.path]) {
  test(`on ${path} the chat opens with a welcome, four questions of the page, and the cursor in the message`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(log(page)).toContainText(WELCOME)
    await expect(log(page).getByRole('button')).toHaveText([...startersFor(path)])
  })
}

test('until a question is asked, the panel and its suggestions follow the visitor to other pages', async ({ page }) => {
  await open(page, '/jobs')
  await expect(log(page).getByRole('button')).toHaveText([...startersFor('/jobs')])
  for (const [name, path] of [
    ['Blog', '/blog'],
    ['About', '/about'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(log(page).getByRole('button')).toHaveText([...startersFor(path)])
  }
  await page.goBack()
  await expect(log(page).getByRole('button')).toHaveText([...startersFor('/blog')])
})

test('text written from right to left starts at the right, and the other messages keep their direction', async ({
  page,
}) => {
  await open(page)
  await box(page).fill('ویب سائٹ کی قیمت؟')
  await expect(box(page)).toHaveCSS('direction', 'rtl')
  await box(page).press('Enter')
  await expect(log(page).locator('p').filter({ hasText: 'ویب' })).toHaveCSS('direction', 'rtl')
  await expect(log(page).locator('p').filter({ hasText: WELCOME })).toHaveCSS('direction', 'ltr')
})

test('in a wide and a narrow window the chat is accessible in every state', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page)
    await ask(page, 'purple monkey dishwasher')
    expect(await axeViolations(page)).toEqual([])
    await panel(page)
      .getByRole('button', { name: messageOf('chat', 'panel.minimize') })
      .click()
    expect(await axeViolations(page)).toEqual([])
  }
})

const toPerson = (page: Page) => panel(page).getByRole('link', { name: messageOf('chat', 'panel.toPerson') })

/** Returns the parts of the panel that are wider than their space, or too small to tap. */
const misfits = (page: Page) =>
  panel(page).evaluate((region) => {
    const parts = [...region.querySelectorAll<HTMLElement>('*')].filter((part) => part.checkVisibility())
    const isLoose = ({ scrollWidth, clientWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth
    const isTiny = ({ offsetWidth, offsetHeight }: HTMLElement) => Math.min(offsetWidth, offsetHeight) < 44
    const isOut = (part: Element) => part.getBoundingClientRect().right > innerWidth
    return [
      ...parts.filter((part) => isLoose(part) || isOut(part)).map((part) => `${part.outerHTML} is too wide`),
      ...parts.filter((part) => part.matches('a, button, textarea') && isTiny(part)).map((part) => part.outerHTML),
    ]
  })

for (const [where, size] of [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
  ['on a small phone', { width: 320, height: 568 }],
  ['at 400 %', { width: 320, height: 256 }], // 1280 by 1024
] as const) {
  test(`${where} an open panel says that answers are automatic, and a person is one tap away after any message`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page)
    const isAllThere = async () => {
      await expect(panel(page).getByText(messageOf('chat', 'panel.claim'))).toBeInViewport({
        ratio: 1,
      })
      await expect(toPerson(page)).toBeInViewport({ ratio: 1 })
      await expect(box(page)).toBeInViewport({ ratio: 1 })
      expect(await misfits(page)).toEqual([])
    }
    await isAllThere()
    await ask(page, 'How long does a website take?')
    for (const question of ['purple monkey dishwasher', `${'biryani'.repeat(20)}?`]) await ask(page, question)
    await isAllThere()
    await panel(page)
      .getByRole('button', { name: messageOf('chat', 'panel.minimize') })
      .click()
    await expect(toPerson(page)).toBeHidden()
    expect(await misfits(page)).toEqual([])
  })
}

test('the link to a person is reached with the keyboard, after the buttons above it', async ({ page }) => {
  await open(page)
  await panel(page)
    .getByRole('button', { name: messageOf('chat', 'panel.close') })
    .focus()
  await page.keyboard.press('Tab')
  await expect(toPerson(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(box(page)).toBeHidden() // it does not cover the form
})

for (const path of ['/about', '/contact']) {
  test(`on a phone, a link in the panel from ${path} minimises it and moves the focus to the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await toPerson(page).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(box(page)).toBeHidden()
    await expect(panel(page).getByRole('button', { name: messageOf('chat', 'panel.show') })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('the chat says that it is looking something up, then answers with a link to a page', async ({ page }) => {
  await open(page)
  await box(page).fill('How long does a website take?')
  await box(page).press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText(messageOf('chat', 'panel.looking'))
  await expect(log(page)).toContainText(factOf('simpleSiteTime'))
  await expect(panel(page).getByRole('status')).toBeEmpty()
  await log(page).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/\/about$/)
  await expect(panel(page)).toBeVisible()
})

test('a click on a suggested question asks it, and the cursor is back in the message', async ({ page }) => {
  await open(page)
  const [, question = ''] = startersFor('/about')
  await log(page).getByRole('button', { name: question }).click()
  await expect(log(page)).toContainText(`You: ${question}`)
  await expect(log(page).getByText('Vyomix:')).toHaveCount(2)
  await expect(box(page)).toBeFocused()
})

test('Shift+Enter begins a new line, and Enter sends', async ({ page }) => {
  await open(page)
  await box(page).pressSequentially('one')
  await page.keyboard.press('Shift+Enter')
  await box(page).pressSequentially('two')
  await expect(box(page)).toHaveValue('one\ntwo')
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText(messageOf('chat', 'panel.you'))
  await expect(box(page)).toHaveValue('')
})

test('Enter that ends an input method’s composition does not send', async ({ page }) => {
  await open(page)
  await box(page).fill('नमस्ते')
  await box(page).evaluate((input) => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
  })
  await expect(box(page)).toHaveValue('नमस्ते')
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
})

test('blank messages are not sent', async ({ page }) => {
  await open(page)
  await box(page).fill('   \n ')
  await box(page).press('Enter')
  await expect(panel(page).getByRole('button', { name: messageOf('chat', 'panel.send') })).toBeDisabled()
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
})

test('a message of 10,000 characters stays, is counted, and is sent only after it is shortened', async ({ page }) => {
  await open(page)
  const long = 'price '.repeat(1667)
  await box(page).fill(long)
  await expect(box(page)).toHaveAccessibleDescription(
    'Please shorten this to 500 characters at most. 10,002 of 500 characters',
  )
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue(long)
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
  await box(page).fill('price '.repeat(83))
  await expect(box(page)).toHaveAccessibleDescription('498 of 500 characters')
  await box(page).press('Enter')
  await expect(log(page)).toContainText(messageOf('chat', 'panel.you'))
})

test('to an unknown question the chat replies with the sentence of the specification and three similar questions', async ({
  page,
}) => {
  await open(page)
  await ask(page, 'purple monkey dishwasher')
  await expect(log(page)).toContainText(FALLBACK)
  await expect(log(page).getByRole('button')).toHaveCount(3)
  await expect(log(page).getByRole('link')).toHaveCount(0)
})

const FIRST = 'purple monkey dishwasher'
const SECOND = 'best biryani recipe,\nplease'

/** Asks two questions that the chat cannot answer, and returns the message that offers a person. */
async function missTwice(page: Page) {
  for (const question of [FIRST, SECOND]) await ask(page, question)
  await expect(log(page)).toContainText(messageOf('chat', 'replies.contact', { meetingReply: factOf('meetingReply') }))
}

test('after a second miss in a row the chat offers a person, with the questions already in the form, and suggests questions as before', async ({
  page,
}) => {
  await open(page)
  await missTwice(page)
  await expect(log(page).getByRole('button')).toHaveCount(3)
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(box(page)).toBeHidden() // it does not cover the form
  await expect(message(page)).toHaveValue(`${FIRST}\n\n${SECOND}`)
  await page.reload()
  await waitForHydration(page)
  await expect(message(page)).toHaveValue(`${FIRST}\n\n${SECOND}`)
})

test('a contact form that is already on the page receives the questions', async ({ page }) => {
  await open(page, '/contact')
  await missTwice(page)
  await expect(message(page)).toHaveValue('')
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .press('Enter')
  await expect(message(page)).toHaveValue(`${FIRST}\n\n${SECOND}`)
  await expect(page).toHaveURL(/\/contact$/)
})

/** Expects that a draft in the contact form survives two misses and the link to a person. */
async function keepsWhatWasBegun(page: Page) {
  await page.goto('/contact')
  await waitForHydration(page)
  await message(page).fill('I would like a shop')
  await openHere(page)
  await missTwice(page)
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(message(page)).toHaveValue('I would like a shop')
}

test('a draft in the contact form stays as it is', async ({ page }) => {
  await keepsWhatWasBegun(page)
  await open(page, '/about')
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .click() // its questions are stored on the device
  await expect(message(page)).toHaveValue('I would like a shop')
})

test('the chat app is offered beside the form, with the questions, in a new tab', async ({ page, context }) => {
  await standInForChatApp(context)
  await open(page)
  await missTwice(page)
  const opened = context.waitForEvent('page')
  await log(page)
    .getByRole('link', { name: `${messageOf('chat', 'panel.chatApp')} ${messageOf('controls', 'newTab')}` })
    .click()
  const tab = await opened
  expect(new URL(tab.url()).searchParams.get('text')).toBe(`${FIRST}\n\n${SECOND}`)
  await expect(panel(page)).toBeVisible()
})

test('if the tab keeps no drafts, the offer leads to the form, and no text in the form is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { value: undefined })
  })
  await keepsWhatWasBegun(page)
})

test('if the chat’s scripts fail to load, the page stays, and the button can be pressed again', async ({
  page,
  problems,
}) => {
  await blockFiles(page, 'assets/panel-*')
  await page.goto('/about')
  await waitForHydration(page)
  const opener = page.getByRole('button', { name: messageOf('chat', 'button.open') })
  await opener.hover()
  const toast = page.getByRole('alert')
  for (const _ of ['a first time', 'a second time']) {
    await opener.click()
    await expect(toast).toContainText(messageOf('chat', 'button.unloaded.title'))
    await expect(toast).toContainText(messageOf('chat', 'button.unloaded.text'))
    await toast.getByRole('button', { name: messageOf('controls', 'dismiss') }).click()
    await expect(toast).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.unrouteAll()
  await opener.click()
  await expect(box(page)).toBeFocused()
  await expect(log(page)).toContainText(WELCOME)
  await expect(panel(page)).toHaveCSS('position', 'fixed') // its styles were fetched again, too
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // only the failed requests
})

test('Escape minimises the panel, a button restores it, and closing returns the focus to the opener', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(panel(page).getByRole('button', { name: messageOf('chat', 'panel.show') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await panel(page)
    .getByRole('button', { name: messageOf('chat', 'panel.close') })
    .click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeFocused()
})

test('the conversation and the draft survive a reload; clearing deletes them', async ({ page }) => {
  await open(page)
  await ask(page, 'How long does a website take?')
  await box(page).fill('half a thought')
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(log(page)).toContainText('You: How long does a website take?')
  await expect(box(page)).toHaveValue('half a thought')
  await panel(page)
    .getByRole('button', { name: messageOf('chat', 'panel.clear') })
    .click()
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
  await expect(log(page)).toContainText(WELCOME)
  // faster than anybody could reload
  await expect.poll(() => deviceStorage(page)).not.toContain('How long does a website take?')
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(log(page)).toContainText(WELCOME)
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
})

test('the newest message is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page)
  for (const question of ['What services do you offer?', 'How do I book a meeting?', 'How long does a website take?'])
    await ask(page, question)
  await expect(log(page).getByText(factOf('simpleSiteTime')).last()).toBeInViewport()
})

test('invalid records in the stored conversation are left out', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await writeToIndexedDb(page, 'site-chat', 'chat-history', [
    7,
    { id: 'a', from: 'visitor', text: 'kept from before', at: 1 },
    { id: 'b', from: 'assistant', text: 'a bad link', at: 2, link: { label: 'Go', href: 'https://evil.example/' } },
    { id: 'c', from: 'nobody', text: 'not a message', at: 3 },
  ])
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(log(page)).toContainText('kept from before')
  await expect(log(page)).toContainText('a bad link')
  await expect(log(page)).not.toContainText('not a message')
  await expect(log(page).getByRole('link')).toHaveCount(0)
})

for (const [how, block] of [
  ['is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
  ['never answers', () => Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) })],
] as const) {
  test(`where storage ${how}, the chat works in memory and says so once`, async ({ page }) => {
    await page.addInitScript(block)
    await open(page)
    const notice = page.getByText(messageOf('site', 'storage.title'))
    await expect(notice).toBeVisible()
    await notice
      .locator('..')
      .getByRole('button', { name: messageOf('controls', 'dismiss') })
      .click()
    await ask(page, 'How long does a website take?')
    await expect(log(page)).toContainText(factOf('simpleSiteTime'))
    await expect(notice).toHaveCount(0)
  })
}
