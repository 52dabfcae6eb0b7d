import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { messageOf } from '#support/messages.ts'
import { blockFiles, delayFiles, deviceStorage, requireFiles, writeToIndexedDb } from './page-actions.ts'
import { anyPattern } from './patterns.ts'
import { activateFooter, expect, test, waitForHydration } from './site-fixtures.ts'
import { translatedText, translatePage } from './translator.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const failureMessage = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: messageOf('site', 'unshown.said', { what: name }) })
const retryButton = { name: messageOf('site', 'unshown.again') }

/** Replaces a script of the site with one that fails as long as `isBroken` is set. */
async function breakScript(page: Page, script: string, source: string): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { isBroken: true }))
  requireFiles(`assets/${script}-*.js`)
  await page.route(`**/assets/${script}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const fail = () => { throw new Error('broken') }\n${source}`,
    }),
  )
}
const repairScript = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isBroken: false }))

/** Expects that the test has caused all problems itself, and removes them. */
function expectOnly(problems: string[], expected: RegExp): void {
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
  problems.length = 0
}

test('a section that fails is replaced by a message, and loads after a retry', async ({ page, problems }) => {
  await breakScript(page, 'why-us', "export const WhyUs = () => isBroken ? fail() : 'Mended'")
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('[data-island=why-us]').scrollIntoViewIfNeeded()
  const failed = failureMessage(page, messageOf('site', 'unshown.part'))
  await expect(failed).toBeVisible()
  await expect(heading(page)).toBeAttached()
  await activateFooter(page)
  await repairScript(page)
  await failed.getByRole('button', retryButton).click()
  await expect(failed).toHaveCount(0)
  await expect(page.locator('[data-island=why-us][data-hydrated]')).toHaveText('Mended')
  expectOnly(problems, /broken/)
})

test('a page that fails has its title, and the chat and the menu still work', async ({ page, problems }) => {
  await breakScript(page, 'refer', "export const meta = { title: 'Spoilt', description: '' }\nexport const Page = fail")
  await page.goto('/about')
  await waitForHydration(page)
  await page.evaluate((path) => history.pushState(null, '', path), paths.refer)
  await expect(failureMessage(page, messageOf('site', 'parts.page'))).toBeVisible()
  await expect(page).toHaveTitle(/^Spoilt/)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('log')).toContainText('Hello.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(failureMessage(page, messageOf('site', 'parts.page'))).toHaveCount(0)
  expectOnly(problems, /broken/)
})

test('a page whose script fails to load stays as it is, and hydrates once it has loaded', async ({
  page,
  problems,
}) => {
  await blockFiles(page, 'assets/jobs-*.js')
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/jobs')
  await failed
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-hydrated')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unrouteAll()
  await waitForHydration(page)
  await expect(heading(page)).toBeVisible()
  expectOnly(problems, /Failed to load resource/)
})

test('a page hydrates even if one of the scripts of all pages fails once', async ({ page, problems }) => {
  requireFiles('assets/libraries-*.js')
  await page.route('**/assets/libraries-*.js', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/about')
  await waitForHydration(page)
  expectOnly(problems, /Failed to load resource/)
})

test('a chat message that cannot be shown does not affect the others, and is deleted from the device', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const write = Date.prototype.toISOString
    Date.prototype.toISOString = function () {
      if (this.getTime() === 2) throw new RangeError('broken')
      return write.call(this)
    }
  })
  await page.goto('/about')
  await waitForHydration(page)
  await writeToIndexedDb(page, 'site-chat', 'chat-history', [
    { id: 'a', from: 'assistant', text: 'a first', at: 1 },
    { id: 'b', from: 'assistant', text: 'a second', at: 2 },
    { id: 'c', from: 'assistant', text: 'a third', at: 3 },
  ])
  await page.getByRole('button', { name: 'Open chat' }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText(anyPattern(`a first{}${messageOf('chat', 'panel.unshown')}{}a third`))
  await expect.poll(() => deviceStorage(page)).not.toContain('a second')
  expect(await deviceStorage(page)).toContain('a third')
  expectOnly(problems, /broken/)
})

test('a waiting request that cannot be shown stays in the list as plain text, and can be copied or cancelled', {
  tag: '@soak',
}, async ({ page, problems }) => {
  await page.addInitScript(() => {
    const encode = encodeURIComponent
    globalThis.encodeURIComponent = (text) => {
      if (String(text).includes('Spoilt')) throw new URIError('broken')
      return encode(text)
    }
  })
  await page.goto('/about')
  await waitForHydration(page)
  const storedRequest = (id: string, order: number, message: string) => ({
    ...{ v: 1, id, createdAt: 1e12, order, tries: 1, doubts: 0, attempt: 'a', status: 'rejected', code: 400 },
    draft: {
      kind: 'contact',
      fields: { message },
      params: {
        ...{ to_email: 'hello@vyomix.example', from_name: 'Leela', from_email: 'leela@example.com' },
        ...{ phone_number: '', meeting_date: '', meeting_time: '', message },
      },
    },
  })
  await writeToIndexedDb(page, 'site-outbox', 'MR-00000001', storedRequest('MR-00000001', 1, 'Spoilt words'))
  await writeToIndexedDb(page, 'site-outbox', 'MR-00000002', storedRequest('MR-00000002', 2, 'Whole words'))
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('button', { name: '2 requests, two need you' }).click()
  const requests = page.getByRole('dialog', { name: messageOf('outbox', 'title') }).getByRole('listitem')
  await expect(requests.nth(0)).toContainText('Spoilt words')
  await expect(requests.nth(0).getByRole('button')).toHaveText(['Copy text', 'Cancel'])
  await expect(requests.nth(1).getByRole('button')).toHaveText(['Edit', 'Cancel', 'Copy text'])
  await requests.nth(0).getByRole('button', { name: 'Cancel' }).click()
  await requests.nth(0).getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(requests).toHaveCount(1)
  expectOnly(problems, /broken/)
})

test('typing continues after an extension has removed a toast, a field’s error or a notice', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await context.setOffline(true)
  const notice = page.getByRole('status', { name: messageOf('site', 'notices.label') })
  await expect(notice).toContainText('You are offline.')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.locator('[type=submit]').click()
  await expect(form.locator('#contact-name-error')).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).not.toBeEmpty()
  await form.getByLabel('Name').evaluate((field) => Object.assign(field, { isTheSame: true }))
  await page.evaluate(() => {
    for (const message of document.querySelectorAll('[role=alert] > *, [role=status] > *, [id$=-error]'))
      message.remove()
  })
  await page.keyboard.type('Asha', { delay: 50 }) // the first invalid field has the focus
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Asha')
  expect(await form.getByLabel('Name').evaluate((field) => 'isTheSame' in field)).toBe(true)
  await context.setOffline(false)
  await expect(notice).toContainText(messageOf('site', 'notices.online'))
  await form.locator('[type=submit]').click()
  await expect(alert).toContainText('Please fill out all required fields')
  await form.getByLabel('Email').fill('asha@example.com')
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('could not be shown')).toHaveCount(0)
  expectOnly(problems, /NotFoundError|removeChild|insertBefore|Failed to load resource/)
})

test('the next page opens after an extension has removed tags of the head', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/jobs')
  await waitForHydration(page)
  await page.evaluate(() => {
    for (const tag of document.querySelectorAll('title, meta[name=description], link[rel=canonical]')) tag.remove()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveTitle(/Contact/)
  await expect(page.locator('meta[name=description], link[rel=canonical]')).toHaveCount(2)
  await expect(page.getByText('could not be shown')).toHaveCount(0)
})

test('a page that was translated before hydration is rendered again and works', async ({ page }) => {
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.locator('#contact-message').waitFor()
  await translatePage(page)
  await page.locator('#contact-name').focus()
  await page.keyboard.type('Early')
  release()
  await waitForHydration(page)
  await expect(page.locator('#contact-name')).toBeFocused()
  await page.keyboard.type(' bird')
  await expect(page.locator('#contact-name')).toHaveValue('Early bird')
  await page.locator('form:has(#contact-name) [type=submit]').click()
  await expect(page.locator('#contact-email-error')).toHaveText(/^‹.+›$/)
  await expect(page.locator('label[for=contact-email]')).toHaveText(translatedText('Email Address'))
})

test('typing continues in an island that is rendered again because an extension inserted a node', {
  tag: '@soak',
}, async ({ page, problems }) => {
  for (const [path, field] of [
    ['/contact', '#contact-name'],
    ['/jobs', '#search'],
  ] as const) {
    const release = await delayFiles(page, 'assets/libraries-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const input = page.locator(field)
    await input.waitFor()
    await page.evaluate((name) => document.querySelector(name)?.before('words'), `label:has(+ * ${field})`)
    await input.focus()
    await page.keyboard.type('early')
    release()
    await waitForHydration(page)
    await expect(input).toBeFocused()
    await page.keyboard.type(' words')
    await expect(input).toHaveValue('early words')
  }
  expectOnly(problems, /#418/)
})

for (const [path, field, form] of [
  ['/contact', '#contact-email', 'Write to us'],
  ['/contact', '#meeting-message', 'Schedule a meeting'],
  ['/services/agentic-ai-training', '#message', 'Ask about the training'],
  ['/jobs', '#search', null],
  ['/blog', '#letter-email', null],
  ['/about', '#footer-email', null],
] as const) {
  test(`nodes that extensions insert do not affect the field ${field} of ${path}, its focus or its text`, {
    tag: path === '/contact' ? [] : '@soak',
  }, async ({ page }) => {
    const release = await delayFiles(page, 'assets/libraries-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const input = page.locator(field)
    await input.waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.evaluate((field) => {
      for (const each of document.querySelectorAll('input, textarea, select')) {
        each.before('words', document.createElement('div'))
        each.after(document.createElement('extension-button'), document.createElement('span'))
        each.parentElement?.before(document.createElement('div'))
        each.setAttribute('data-extension', '')
      }
      document.body.append(document.createElement('extension-root'))
      Object.assign(document.querySelector(field) as Element, { isTheSame: true })
    }, field)
    await input.scrollIntoViewIfNeeded()
    await input.focus()
    await page.keyboard.type('early')
    release()
    await waitForHydration(page)
    if (form) await expect(page.locator(`form:has(${field})`)).toHaveAttribute('data-alive', '')
    await expect(input).toBeFocused()
    await page.keyboard.type('.words')
    await expect(input).toHaveValue('early.words')
    expect(await input.evaluate((element) => 'isTheSame' in element)).toBe(true)
    const nodeNames = await input.evaluate((element) => {
      const siblings = [...(element.parentElement as Element).childNodes]
      return siblings.slice(siblings.indexOf(element) - 2).map(({ nodeName }) => nodeName)
    })
    expect(nodeNames).toEqual([
      '#text',
      'DIV',
      field.includes('message') ? 'TEXTAREA' : 'INPUT',
      'EXTENSION-BUTTON',
      'SPAN',
    ])
  })
}
