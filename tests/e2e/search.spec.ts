import type { Page } from '@playwright/test'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { blockFiles, delayFiles, deviceStorage } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

const words = (path: string) => messageOf('search', path)
const dialog = (page: Page) => page.getByRole('dialog', { name: words('title') })
const field = (page: Page) => page.getByRole('combobox', { name: words('field') })
const options = (page: Page) => dialog(page).getByRole('option')

/** Opens a page and then the search. The dialog opens once its script is there. */
async function openSearch(page: Page, path = '/about') {
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('Ctrl+K opens the search, arrow keys move through the results, and Enter opens one', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('web hosting')
  const first = options(page).first()
  await expect(first).toContainText('Web Hosting & Maintenance')
  await expect(first).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('ArrowUp')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/web-hosting')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('body[data-same]')).toHaveCount(1) // the site was not loaded anew
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Enter opens what belongs to the words in the field, however fast it follows them', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('p')
  await page.keyboard.insertText('rivacy policy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy')
})

test('an Enter that waits for its results is forgotten when the focus leaves the field', { tag: '@soak' }, async ({
  page,
}) => {
  const release = await delayFiles(page, 'records/search/titles.json')
  await openSearch(page)
  await page.keyboard.type('web hosting')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  release()
  await expect(options(page).first()).toContainText('Web Hosting & Maintenance')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/about')
  await expect(dialog(page)).toBeVisible()
})

test('at 400 %, the list shows the beginning of the option that an arrow key has chosen', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 }) // 1280 x 800 at 400 %
  await openSearch(page)
  await page.keyboard.type('hosting')
  await expect(options(page).nth(3)).toBeAttached()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key)
    const hidden = await page.locator('[data-highlighted]').evaluate((row) => {
      const title = row.querySelector('span')?.getBoundingClientRect()
      const list = row.closest('[role=listbox]')?.getBoundingClientRect()
      if (!title || !list) return ['no title']
      return title.top < list.top || title.bottom > list.bottom ? [title.top, title.bottom, list.top, list.bottom] : []
    })
    expect(hidden).toEqual([])
  }
})

test('a result on the same page keeps its address, and its target gets the focus', async ({ page }) => {
  await openSearch(page, '/products')
  await page.keyboard.type('crm solution')
  await expect(options(page).first()).toContainText('CRM Solution')
  await options(page).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/products#crm-solution')
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0)
})

test('what is typed while the dialog is loading is searched for', { tag: '@soak' }, async ({ page }) => {
  const release = await delayFiles(page, 'assets/search-dialog-*.js')
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hosting')
  release()
  await expect(field(page)).toHaveValue('hosting')
  await expect(options(page).first()).toContainText('Hosting')
})

test('no letter is lost between the opening of the dialog and the focus of its field', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.keyboard.press('Control') // preloads the dialog
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('web hosting and maintenance', { delay: 5 })
  await expect(field(page)).toHaveValue('web hosting and maintenance')
})

test('a dialog that takes long says that it is loading, until it opens or the visitor does something else', {
  tag: '@soak',
}, async ({ page }) => {
  const release = await delayFiles(page, 'assets/search-dialog-*.js')
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  const note = page.getByRole('status').getByText(words('opening'))
  await page.keyboard.press('Control+k')
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(note).toBeVisible()
  release()
  await expect(field(page)).toBeFocused()
  await expect(note).toBeHidden()
})

test('if the dialog cannot be loaded, what was typed leads to the page of the search', { tag: '@soak' }, async ({
  page,
  problems,
}) => {
  const release = await delayFiles(page, 'assets/search-dialog-*.js')
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hosting')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await blockFiles(page, 'assets/search-dialog-*.js')
  release()
  await page.getByRole('button', { name: words('unloaded.page') }).click()
  problems.length = 0 // the failed requests
  await expect(page).toHaveURL('/search?q=hosting')
  await expect(page.getByRole('main').getByRole('link', { name: 'Hosting' }).first()).toBeVisible()
})

test('a dialog that arrives late does not interrupt what the visitor does meanwhile', { tag: '@soak' }, async ({
  page,
}) => {
  const release = await delayFiles(page, 'assets/search-dialog-*.js')
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.keyboard.press('Control+k')
  const name = page.getByRole('textbox').first()
  await name.click()
  release()
  await page.waitForLoadState('networkidle')
  await name.pressSequentially('Asha')
  await expect(name).toHaveValue('Asha')
  await expect(dialog(page)).toBeHidden()
})

test('a screen reader is told the number of results, and the position of each', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('pitch deck')
  await expect(options(page).first()).toContainText('Pitch Deck')
  await expect(async () => {
    const count = await options(page).count() // grows while the texts arrive; the last one leads to all results
    await expect(dialog(page).getByRole('status')).toHaveText(messageOf('search', 'results.many', { count: count - 1 }))
    await expect(options(page).nth(1)).toHaveAttribute('aria-setsize', String(count), { timeout: 500 })
  }).toPass()
  await expect(options(page).nth(1)).toHaveAttribute('aria-posinset', '2')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /\S/)
})

test('the dialog and the page have no accessibility violation', async ({ page }) => {
  await openSearch(page)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('marketing')
  await expect(options(page).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/search?q=marketing')
  await expect(page.getByRole('heading', { name: words('kinds.best') })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('Ctrl+K does nothing while one types in a field', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('quantum')
  await expect(dialog(page)).toBeHidden()
})

test('the header opens the search, and Escape returns the focus to it', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  const opener = page.getByRole('banner').getByRole('link', { name: messageOf('site', 'header.search') })
  await opener.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('on a phone, the first row of the menu opens the search', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await page.getByRole('button', { name: messageOf('site', 'header.openMenu') }).click()
  const menu = page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
  await menu.getByRole('link').first().click()
  await expect(field(page)).toBeFocused()
  await expect(menu).toBeHidden()
})

test('without the script of the dialog, the page of the search works', async ({ page }) => {
  await page.goto('/about')
  await page
    .getByRole('banner')
    .getByRole('link', { name: messageOf('site', 'header.search') })
    .click()
  await expect(
    field(page).or(page.getByRole('heading', { level: 1, name: pageTextOf('search', 'heading') })),
  ).toBeVisible()
})

test('a search is kept once it has led to a result, and is offered again', { tag: '@soak' }, async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('refer')
  await expect(options(page).first()).toContainText(/refer/i)
  await options(page).first().click()
  await expect(page).toHaveURL(/\/services\/refer/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toHaveText('refer')
  await options(page).first().click()
  await expect(field(page)).toHaveValue('refer')
  expect(await deviceStorage(page)).toContain('refer')
})

test('a question is asked in the chat', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('who founded')
  await expect(options(page).first()).toContainText('Who founded')
  await options(page).first().click()
  await expect(dialog(page)).toBeHidden()
  const log = page.getByRole('log')
  await expect(log).toContainText('Who founded')
})

test('what is found nowhere can be asked in the chat', { tag: '@soak' }, async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('xylophone zzz')
  await expect(dialog(page).getByText(words('empty.title')).first()).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: words('empty.ask') })
    .click()
  await expect(page.getByRole('log')).toContainText('xylophone zzz')
})

test('an action is found by its name', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('appointment')
  await dialog(page)
    .getByRole('option', { name: words('do.meeting.name') })
    .first()
    .click()
  await expect(page).toHaveURL('/contact#meeting')
})

test('the page of the search shows the results of its address, and Back returns to them', async ({ page }) => {
  await page.goto('/search?q=web+hosting')
  await expect(page.getByRole('searchbox')).toHaveValue('web hosting')
  const result = page.getByRole('main').getByRole('link', { name: 'Web Hosting & Maintenance' })
  await result.first().click()
  await expect(page).toHaveURL('/services/web-hosting')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=web+hosting')
  await expect(result.first()).toBeVisible()
})

test('if the titles cannot be loaded, the search says so and can be tried again', async ({ page, problems }) => {
  await blockFiles(page, 'records/search/titles.json')
  await openSearch(page)
  await expect(dialog(page).getByText(words('failed.title')).last()).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: words('failed.title') }),
  ).toHaveCount(1)
  await page.unrouteAll()
  problems.length = 0 // the failed request
  await dialog(page)
    .getByRole('button', { name: words('failed.again') })
    .click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('hosting')
  await expect(options(page).first()).toContainText('Hosting')
})

test('a list whose search cannot be loaded says so once, and is searched again when the connection returns', {
  tag: '@soak',
}, async ({ page, context, problems }) => {
  await blockFiles(page, 'records/search/titles.json')
  await page.goto('/blog?q=quantum+xylophone')
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: words('failed.again') })
  await expect(again).toBeVisible()
  const said = main.getByRole('status').filter({ hasText: words('failed.title') })
  await expect(said).toHaveCount(1)
  await again.click()
  await expect(main.getByRole('searchbox')).toBeFocused()
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  problems.length = 0 // the failed requests
  await expect(main.getByRole('region', { name: words('nearest.heading') })).toBeVisible()
})

test('without a connection, a result whose page is not on the device says so', async ({ page, context, problems }) => {
  await openSearch(page)
  await page.keyboard.type('hosting')
  await expect(options(page).first()).not.toContainText(words('notHere'))
  await context.setOffline(true)
  await page.keyboard.press('Backspace')
  await expect(options(page).first()).toContainText(words('notHere'))
  problems.length = 0 // requests without a connection
})

test('all results are on a page of their own', { tag: '@soak' }, async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('agents')
  await dialog(page)
    .getByRole('option', { name: words('all') })
    .click()
  await expect(page).toHaveURL('/search?q=agents')
  await expect(page.getByRole('searchbox')).toHaveValue('agents')
})

test('nothing that is typed into the search leaves the device', async ({ page }) => {
  await openSearch(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.keyboard.type('salary negotiation')
  await expect(dialog(page).getByRole('status')).not.toHaveText('')
  expect(requested.filter((request) => /salary|negotiation/.test(request))).toEqual([])
})

for (const [path, query, wanted, tag] of [
  ['/blog', 'headless wordpress', 'WordPress, headless or custom', ''],
  ['/blog', 'AI security', 'AI in cybersecurity', '@soak'],
  ['/jobs', 'remote content', 'Content Writer', ''],
  ['/jobs', 'frontend', 'Front-end Developer', '@soak'],
  ['/ai-agents-library', 'letter resume', 'Resume & Cover Letter', ''],
] as const)
  test(`the list of ${path} finds ‘${query}’`, { tag: tag || [] }, async ({ page }) => {
    await page.goto(`${path}?q=${query.replaceAll(' ', '+')}`)
    await expect(page.getByRole('main').getByRole('heading', { name: wanted }).first()).toBeVisible()
  })

test('a list without a result shows the nearest items below', async ({ page }) => {
  await page.goto('/blog?q=quantum+xylophone')
  await expect(page.getByRole('heading', { name: pageTextOf('blog', 'none.heading') })).toBeVisible()
  const nearest = page.getByRole('region', { name: words('nearest.heading') })
  await expect(nearest.getByRole('link').first()).toContainText(/quantum/i)
  await nearest.getByRole('button', { name: words('nearest.ask') }).click()
  await expect(page.getByRole('log')).toContainText('quantum xylophone')
})

test('where the browser starts no worker, the search runs on the page', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    delete (globalThis as { Worker?: unknown }).Worker
  })
  await openSearch(page)
  await page.keyboard.type('web hosting')
  await expect(options(page).first()).toContainText('Web Hosting & Maintenance')
})
