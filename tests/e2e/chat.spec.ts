import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { factOf, longestArticle } from '#support/content-source.ts'
import { messageOf } from '#support/messages.ts'
import { contactMessageField, fakeChatApp } from './contact.ts'
import { blockFiles, deviceStorage, writeToIndexedDb } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

const panel = (page: Page) =>
  page.getByRole('region', { name: messageOf('chat', 'panel.label', { name: config.name }) })
const messageField = (page: Page) => panel(page).getByRole('textbox', { name: messageOf('chat', 'panel.message') })
const log = (page: Page) => page.getByRole('log')
const FALLBACK = messageOf('chat', 'unsure.fallback')
const WELCOME = messageOf('chat', 'replies.welcome')

const starters: Readonly<Record<string, readonly string[]>> = parse(
  readFileSync('src/content/faq-starters.yaml', 'utf8'),
)

/** Returns the suggested questions of a page, or the general questions if the page has none. */
function startersFor(path: string): readonly string[] {
  const [page = ''] = Object.entries(paths).find(([, pagePath]) => pagePath === path) ?? []
  return starters[page] ?? starters.anywhere ?? []
}

async function open(page: Page, path = '/about') {
  await page.goto(path)
  await waitForHydration(page)
  await openOnCurrentPage(page)
}

async function openOnCurrentPage(page: Page) {
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(log(page)).toContainText('Vyomix:')
  await expect(messageField(page)).toBeFocused()
}

/** Asks a question and waits until the answer is shown. */
async function ask(page: Page, question: string) {
  const before = await log(page).getByText('Vyomix:').count()
  await messageField(page).fill(question)
  await messageField(page).press('Enter')
  await expect(log(page)).toContainText(question)
  await expect.poll(() => log(page).getByText('Vyomix:').count()).toBeGreaterThan(before)
}

for (const path of ['/', '/services/refer', longestArticle.path]) {
  test(`on ${path} the chat opens with a welcome and the questions of the page, and the message field has the focus`, {
    tag: path === '/services/refer' ? [] : '@soak',
  }, async ({ page }) => {
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

test('text written from right to left starts at the right, and the other messages keep their direction', {
  tag: '@soak',
}, async ({ page }) => {
  await open(page)
  await messageField(page).fill('ویب سائٹ کی قیمت؟')
  await expect(messageField(page)).toHaveCSS('direction', 'rtl')
  await messageField(page).press('Enter')
  await expect(log(page).locator('p').filter({ hasText: 'ویب' })).toHaveCSS('direction', 'rtl')
  await expect(log(page).locator('p').filter({ hasText: WELCOME })).toHaveCSS('direction', 'ltr')
})

test('the open and the minimised chat are accessible in a wide and in a narrow window', async ({ page }) => {
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

const personLink = (page: Page) => panel(page).getByRole('link', { name: messageOf('chat', 'panel.toPerson') })

/** Returns the elements of the panel that are wider than their space, and the controls that are too small to tap. */
const unfitElements = (page: Page) =>
  panel(page).evaluate((region) => {
    const elements = [...region.querySelectorAll<HTMLElement>('*')].filter((element) => element.checkVisibility())
    const overflows = ({ scrollWidth, clientWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth
    const isTiny = ({ offsetWidth, offsetHeight }: HTMLElement) => Math.min(offsetWidth, offsetHeight) < 44
    const isOffScreen = (element: Element) => element.getBoundingClientRect().right > innerWidth
    return [
      ...elements
        .filter((element) => overflows(element) || isOffScreen(element))
        .map((element) => `${element.outerHTML} is too wide`),
      ...elements
        .filter((element) => element.matches('a, button, textarea') && isTiny(element))
        .map((element) => element.outerHTML),
    ]
  })

test('in windows of every size, an open panel says that answers are automatic, and always shows the link to a person', {
  tag: '@soak',
}, async ({ page }) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 320, height: 256 }, // 1280 by 1024 at 400 % zoom
  ]
  await open(page)
  const expectAllInView = async () => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect(panel(page).getByText(messageOf('chat', 'panel.claim'))).toBeInViewport({ ratio: 1 })
      await expect(personLink(page)).toBeInViewport({ ratio: 1 })
      await expect(messageField(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => unfitElements(page)).toEqual([])
    }
  }
  await expectAllInView()
  await ask(page, 'How long does a website take?')
  for (const question of ['purple monkey dishwasher', `${'biryani'.repeat(20)}?`]) await ask(page, question)
  await expectAllInView()
  await panel(page)
    .getByRole('button', { name: messageOf('chat', 'panel.minimize') })
    .click()
  await expect(personLink(page)).toBeHidden()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(() => unfitElements(page)).toEqual([])
  }
})

test('the link to a person is reached with the keyboard, after the buttons above it', async ({ page }) => {
  await open(page)
  await panel(page)
    .getByRole('button', { name: messageOf('chat', 'panel.close') })
    .focus()
  await page.keyboard.press('Tab')
  await expect(personLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(messageField(page)).toBeHidden() // the panel does not cover the form
})

for (const path of ['/about', '/contact']) {
  test(`on ${path} on a phone, a link in the panel minimises the panel and moves the focus to the page`, {
    tag: path === '/about' ? [] : '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await personLink(page).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(messageField(page)).toBeHidden()
    await expect(panel(page).getByRole('button', { name: messageOf('chat', 'panel.show') })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('the chat says that it is looking something up, then answers with a link to a page', async ({ page }) => {
  await open(page)
  await messageField(page).fill('How long does a website take?')
  await messageField(page).press('Enter')
  const progress = page.getByRole('group', { name: messageOf('chat', 'panel.messages') }).getByRole('status')
  await expect(progress).toHaveText(messageOf('chat', 'panel.looking'))
  await expect(log(page)).toContainText(factOf('simpleSiteTime'))
  await expect(progress).toBeEmpty()
  await log(page).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/\/about$/)
  await expect(panel(page)).toBeVisible()
})

test('a click on a suggested question asks it, and moves the focus to the message field', async ({ page }) => {
  await open(page)
  const [, question = ''] = startersFor('/about')
  await log(page).getByRole('button', { name: question }).click()
  await expect(log(page)).toContainText(`You: ${question}`)
  await expect(log(page).getByText('Vyomix:')).toHaveCount(2)
  await expect(messageField(page)).toBeFocused()
})

test('Shift+Enter begins a new line, and Enter sends', async ({ page }) => {
  await open(page)
  await messageField(page).pressSequentially('one')
  await page.keyboard.press('Shift+Enter')
  await messageField(page).pressSequentially('two')
  await expect(messageField(page)).toHaveValue('one\ntwo')
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText(messageOf('chat', 'panel.you'))
  await expect(messageField(page)).toHaveValue('')
})

test('Enter that ends an input method’s composition does not send', { tag: '@soak' }, async ({ page }) => {
  await open(page)
  await messageField(page).fill('नमस्ते')
  await messageField(page).evaluate((input) => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
  })
  await expect(messageField(page)).toHaveValue('नमस्ते')
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
})

test('blank messages are not sent', { tag: '@soak' }, async ({ page }) => {
  await open(page)
  await messageField(page).fill('   \n ')
  await messageField(page).press('Enter')
  await expect(panel(page).getByRole('button', { name: messageOf('chat', 'panel.send') })).toBeDisabled()
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
})

test('a message of 10,000 characters stays, is counted, and is sent only after it is shortened', async ({ page }) => {
  await open(page)
  const long = 'price '.repeat(1667)
  await messageField(page).fill(long)
  await expect(messageField(page)).toHaveAccessibleDescription(
    'Please shorten this to 500 characters at most. 10,002 of 500 characters',
  )
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue(long)
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
  await messageField(page).fill('price '.repeat(83))
  await expect(messageField(page)).toHaveAccessibleDescription('498 of 500 characters')
  await messageField(page).press('Enter')
  await expect(log(page)).toContainText(messageOf('chat', 'panel.you'))
})

test('the chat replies to an unknown question with its standard sentence and three similar questions', async ({
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

/** Asks two questions that the chat cannot answer, and expects that the chat then offers a person. */
async function askTwoUnknownQuestions(page: Page) {
  for (const question of [FIRST, SECOND]) await ask(page, question)
  await expect(log(page)).toContainText(messageOf('chat', 'replies.contact', { meetingReply: factOf('meetingReply') }))
}

test('after two unknown questions in a row, the chat offers the contact form, which then contains both questions', async ({
  page,
}) => {
  await open(page)
  await askTwoUnknownQuestions(page)
  await expect(log(page).getByRole('button')).toHaveCount(3)
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(messageField(page)).toBeHidden() // the panel does not cover the form
  await expect(contactMessageField(page)).toHaveValue(`${FIRST}\n\n${SECOND}`)
  await page.reload()
  await waitForHydration(page)
  await expect(contactMessageField(page)).toHaveValue(`${FIRST}\n\n${SECOND}`)
})

test('a contact form on the current page receives the unknown questions', { tag: '@soak' }, async ({ page }) => {
  await open(page, '/contact')
  await askTwoUnknownQuestions(page)
  await expect(contactMessageField(page)).toHaveValue('')
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .press('Enter')
  await expect(contactMessageField(page)).toHaveValue(`${FIRST}\n\n${SECOND}`)
  await expect(page).toHaveURL(/\/contact$/)
})

/** Expects that two unknown questions and a click on the link to the form do not change a draft in the contact form. */
async function expectDraftStays(page: Page) {
  await page.goto('/contact')
  await waitForHydration(page)
  await contactMessageField(page).fill('I would like a shop')
  await openOnCurrentPage(page)
  await askTwoUnknownQuestions(page)
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(contactMessageField(page)).toHaveValue('I would like a shop')
}

test('a draft in the contact form stays as it is', { tag: '@soak' }, async ({ page }) => {
  await expectDraftStays(page)
  await open(page, '/about')
  await log(page)
    .getByRole('link', { name: messageOf('chat', 'replies.contactLink') })
    .click() // the chat with this link was stored on the device
  await expect(contactMessageField(page)).toHaveValue('I would like a shop')
})

test('besides the form, the chat offers a link that opens the chat app with the questions in a new tab', {
  tag: '@soak',
}, async ({ page, context }) => {
  await fakeChatApp(context)
  await open(page)
  await askTwoUnknownQuestions(page)
  const opened = context.waitForEvent('page')
  await log(page)
    .getByRole('link', { name: `${messageOf('chat', 'panel.chatApp')} ${messageOf('controls', 'newTab')}` })
    .click()
  const tab = await opened
  expect(new URL(tab.url()).searchParams.get('text')).toBe(`${FIRST}\n\n${SECOND}`)
  await expect(panel(page)).toBeVisible()
})

test('without session storage, the offer leads to the form, and the text in the form stays', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { value: undefined })
  })
  await expectDraftStays(page)
})

test('if the scripts of the chat fail to load, the page stays, the button comes with the connection, and a later click opens the chat', async ({
  page,
  problems,
}) => {
  await blockFiles(page, 'assets/deferred-*.js')
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await refused
  await page.unrouteAll()
  await blockFiles(page, 'assets/panel-*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
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
  await expect(messageField(page)).toBeFocused()
  await expect(log(page)).toContainText(WELCOME)
  await expect(panel(page)).toHaveCSS('position', 'fixed') // the styles of the panel were also fetched again
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // only the failed requests
})

test('Escape minimises the panel, a button restores it, and closing returns the focus to the opener', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(messageField(page)).toBeHidden()
  await expect(panel(page).getByRole('button', { name: messageOf('chat', 'panel.show') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(messageField(page)).toBeFocused()
  await panel(page)
    .getByRole('button', { name: messageOf('chat', 'panel.close') })
    .click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeFocused()
})

test('the conversation and the draft survive a reload, and clearing asks and then deletes the conversation', async ({
  page,
}) => {
  await open(page)
  await ask(page, 'How long does a website take?')
  await messageField(page).fill('half a thought')
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(log(page)).toContainText('You: How long does a website take?')
  await expect(messageField(page)).toHaveValue('half a thought')
  const clear = panel(page).getByRole('button', { name: messageOf('chat', 'panel.clear') })
  await clear.click()
  await expect(page.getByRole('button', { name: messageOf('chat', 'panel.clearing.not') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(clear).toBeFocused()
  await expect(log(page)).toContainText('You: How long does a website take?')
  await clear.click()
  await page.getByRole('button', { name: messageOf('chat', 'panel.clearing.sure') }).click()
  await expect(messageField(page)).toBeFocused()
  await expect(log(page)).not.toContainText(messageOf('chat', 'panel.you'))
  await expect(log(page)).toContainText(WELCOME)
  await clear.click() // nothing of the visitor's is left, so nothing is asked
  await expect(page.getByRole('button', { name: messageOf('chat', 'panel.clearing.sure') })).toHaveCount(0)
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

test('invalid messages and links in the stored conversation are left out', async ({ page }) => {
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

for (const [failure, block] of [
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
  ['never responds', () => Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) })],
] as const) {
  test(`if IndexedDB ${failure}, the chat works without storage and says so once`, {
    tag: failure === 'is blocked' ? [] : '@soak',
  }, async ({ page }) => {
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
