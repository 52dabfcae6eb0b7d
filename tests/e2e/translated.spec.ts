import type { Page } from '@playwright/test'
import { factOf, filesOf, longest } from '#support/written.ts'
import { expect, fillIn, idea, openAgent, resultOf, run, test, VALIDATOR } from './library.ts'
import { AWAKE_FOOTER, alive, everyPage } from './site.ts'
import { translate, translated } from './translator.ts'
import { cardAt, nameOfCard } from './visitor.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

/** Goes to a page as a link of the site does. */
async function go(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).not.toHaveTitle(before)
  await expect(page.locator('main h1 font').first()).toBeAttached()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
  await translate(page)
}

test('every page can be translated, read to its end and left', async ({ page }) => {
  await open(page, '/')
  for (const path of everyPage.filter((path) => path !== '/')) {
    await go(page, path)
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll('[data-part]')) part.scrollIntoView()
      await new Promise((resolve) => setTimeout(resolve))
    })
    await expect(page.getByText('could not be shown')).toHaveCount(0)
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page.locator(AWAKE_FOOTER)).toBeAttached()
})

test('in translated forms the sentences about what was typed come, change and go', async ({ page }) => {
  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
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
  await expect(send).toHaveText(translated('Connecting to the chat app...'))
  await expect(send).toHaveText(translated('Ready to Send via the chat app'))
})

test('translated lists follow the search and say how many they hold', async ({ page }) => {
  for (const [path, words, count] of [
    ['/jobs', filesOf('jobs')[0]?.title, /‹[1-9]\d* jobs? found›/],
    ['/blog', longest.title, /‹[1-9]\d* articles? found›/],
    ['/ai-agents-library', VALIDATOR, /‹[1-9]\d* agents?/],
  ] as const) {
    if (words === undefined) continue // nothing is open
    await open(page, path)
    const search = page.locator('#search')
    const counted = page.locator('main [role=status]').first()
    await search.fill(String(words))
    await expect(counted).toHaveText(count)
    await search.fill('nothing of the kind')
    await expect(counted).not.toHaveText(count)
    await search.fill('')
    await expect(counted).toBeEmpty()
  }
})

test('in the translated game cards turn and moves are counted', async ({ page }) => {
  await open(page, '/fun')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: translated('Restart') })).toBeVisible()
  const figure = (name: string) => page.locator('dt', { hasText: name }).locator('..').locator('dd')
  for (const card of [0, 1]) await cardAt(page, card).click()
  await expect(figure('Moves')).toHaveText('1')
  await expect(figure('Time')).not.toHaveText('0:00')
  await expect.poll(() => nameOfCard(page, 0)).toMatch(/face down|matched/)
  await page.getByRole('button', { name: translated('Restart') }).click()
  await expect(figure('Moves')).toHaveText('0')
})

test('the translated chat answers, forgets and goes', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const log = page.getByRole('log')
  for (const question of ['How much does a website cost?', 'How long does a website take?']) {
    await page.locator('#chat textarea').fill(question)
    await page.keyboard.press('Enter')
    await expect(log).toContainText(translated(question))
    await expect(log).toContainText(question.startsWith('How much') ? '$' : factOf('simpleSiteTime'))
  }
  await page.getByRole('button', { name: 'Clear conversation' }).click()
  await expect(log).not.toContainText(factOf('simpleSiteTime'))
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
})

test('a translated answer shows all that streams in', async ({ page, provider }) => {
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
  provider.say(words)
  provider.faults({ pauseMs: 400 })
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await translate(page)
  await run(dialog)
  await expect(dialog.getByRole('button', { name: translated('Run Agent') })).toBeVisible()
  const shown = await resultOf(dialog).locator('p, li').allTextContents()
  expect(shown.map((text) => text.replaceAll(/[‹›]/g, ''))).toEqual([
    'Hello world, and more words follow',
    'one thing',
    'another',
    'The end of it.',
  ])
})
