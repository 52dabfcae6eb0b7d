import type { Page } from '@playwright/test'
import { contentFiles, factOf, longestArticle, longestPlainText, writtenArticles } from '#support/content-source.ts'
import { messageOf } from '#support/messages.ts'
import {
  expect,
  fillInputs,
  openAgent,
  resultBlock,
  SINGLE_INPUT_AGENT,
  singleInputValues,
  submitRun,
  test,
} from './library-fixtures.ts'
import { gameCard, gameCardName } from './page-actions.ts'
import { ACTIVE_FOOTER, pageSeries, waitForHydration } from './site-fixtures.ts'
import { translatedText, translatePage } from './translator.ts'

/** Navigates to a page with `pushState`, as a link of the site does. */
async function navigateTo(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).not.toHaveTitle(before)
  await expect(page.locator('main h1 font').first()).toBeAttached()
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await translatePage(page)
}

for (const { where, pages, tag } of pageSeries)
  test(`a translated page still scrolls and navigates ${where}`, { tag }, async ({ page }) => {
    await openTranslated(page, '/')
    for (const path of pages.filter((path) => path !== '/')) {
      await navigateTo(page, path)
      await page.evaluate(async () => {
        for (const island of document.querySelectorAll('[data-island]')) island.scrollIntoView()
        await new Promise((resolve) => setTimeout(resolve))
      })
      await expect(page.getByText(longestPlainText(messageOf('site', 'unshown.said', { what: '{what}' })))).toHaveCount(
        0,
      )
      await expect(page.getByText(messageOf('site', 'broken.title'))).toHaveCount(0)
    }
    await page.goBack()
    await expect(page.locator(ACTIVE_FOOTER)).toBeAttached()
  })

test('in translated forms, error messages appear, change and disappear', async ({ page }) => {
  await openTranslated(page, '/contact')
  const form = page.getByRole('form', { name: messageOf('contact', 'form.label') })
  const send = form.locator('[type=submit]')
  const problem = form.locator('#contact-email-error')
  await send.click()
  await expect(problem).toHaveText(/^‹.+›$/)
  const first = await problem.textContent()
  await form.locator('#contact-name').fill('Asha')
  await form.locator('#contact-message').fill('A shop for paper.')
  await form.locator('#contact-email').fill('@')
  await expect(problem).toHaveCount(0)
  await send.click()
  await expect(problem).toHaveText(/^‹.+›$/)
  expect(await problem.textContent()).not.toBe(first)
  await form.locator('#contact-email').fill('asha@example.com')
  await send.click()
  await expect(send).toHaveText(translatedText(messageOf('contact', 'form.button.submitting')))
  await expect(send).toHaveText(translatedText(messageOf('contact', 'form.button.sent')))
})

/** Returns how many records contain the text in one of the fields that the search looks at. */
const countMatches = (records: readonly (readonly unknown[])[], words: string) =>
  records.filter((texts) => texts.some((text) => String(text).toLowerCase().includes(words.toLowerCase()))).length

const jobs = contentFiles('jobs').map(({ title, text }) => [title, text])
const agents = contentFiles('library').map(({ name, description }) => [name, description])
const articles = writtenArticles.map(({ title, excerpt, tags }) => [title, excerpt, ...tags])

for (const [path, item, records, [words]] of [
  ['/jobs', '[id^=job-]', jobs, jobs.flat().slice(0, 1)],
  ['/blog', 'article', articles, [longestArticle.title].slice(0, articles.length)],
  [
    '/ai-agents-library',
    '[data-record=agents]',
    agents,
    [SINGLE_INPUT_AGENT].filter((name) => agents.flat().includes(name)),
  ],
] as const)
  for (const query of words === undefined ? [] : [String(words)])
    test(`the translated list of ${path} follows the search and states its number of items`, {
      tag: path === '/jobs' ? [] : '@soak',
    }, async ({ page }) => {
      await openTranslated(page, path)
      const search = page.locator('#search')
      const countMessage = page.locator('main [role=status]').first()
      const items = page.locator('main').locator(item)
      await search.fill(query)
      // the texts of the index add items when they arrive, and the message follows the list
      await expect
        .poll(async () => Number((await countMessage.textContent())?.match(/^‹(\d+) /)?.[1]) - (await items.count()))
        .toBe(0)
      expect(await items.count()).toBeGreaterThanOrEqual(countMatches(records, query))
      await search.fill('nothing of the kind')
      await expect(countMessage).toHaveText(/^‹(0|No) /)
      await search.fill('')
      await expect(countMessage).toBeEmpty()
    })

test('in the translated game, cards turn, and moves are counted', async ({ page }) => {
  await openTranslated(page, '/fun')
  await page.getByRole('button', { name: messageOf('game', 'start') }).click()
  await expect(page.getByRole('button', { name: translatedText(messageOf('game', 'restart')) })).toBeVisible()
  const counter = (name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd')
  for (const card of [0, 1]) await gameCard(page, card).click()
  await expect(counter(messageOf('game', 'counters.moves'))).toHaveText('1')
  await expect(counter(messageOf('game', 'counters.time'))).not.toHaveText('0:00')
  await expect.poll(() => gameCardName(page, 0)).toMatch(/face down|matched/)
  await page.getByRole('button', { name: translatedText(messageOf('game', 'restart')) }).click()
  await expect(counter(messageOf('game', 'counters.moves'))).toHaveText('0')
})

test('the translated chat answers, clears and closes', async ({ page }) => {
  await openTranslated(page, '/about')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  const log = page.getByRole('log')
  for (const [question, fact] of [
    ['How much does a website cost?', factOf('packagesFrom')],
    ['How long does a website take?', factOf('simpleSiteTime')],
  ] as const) {
    await page.locator('#chat textarea').fill(question)
    await page.keyboard.press('Enter')
    await expect(log).toContainText(translatedText(question))
    await expect(log).toContainText(fact)
  }
  await page.getByRole('button', { name: messageOf('chat', 'panel.clear') }).click()
  await page.getByRole('button', { name: translatedText(messageOf('chat', 'panel.clearing.sure')) }).click()
  await expect(log).not.toContainText(factOf('simpleSiteTime'))
  await page.getByRole('button', { name: messageOf('chat', 'panel.close') }).click()
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
})

test('a translated answer shows all text that streams in', { tag: '@soak' }, async ({ page, provider }) => {
  const words = [
    'Hello ',
    'world, **and',
    ' more** words',
    ' follow\n\n- one',
    ' thing\n- an',
    'other\n\nThe `end',
    '` of',
    ' it.',
  ]
  provider.setAnswer(words)
  provider.setFaults({ pauseMs: 400 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await translatePage(page)
  await submitRun(dialog)
  await expect(dialog.getByRole('button', { name: translatedText('Run Agent') })).toBeVisible()
  const shown = await resultBlock(dialog).locator('p, li').allTextContents()
  expect(shown.map((text) => text.replaceAll(/[‹›]/g, ''))).toEqual([
    'Hello world, and more words follow',
    'one thing',
    'another',
    'The end of it.',
  ])
})
