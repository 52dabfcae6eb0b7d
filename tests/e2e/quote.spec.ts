import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { servicePaths } from '#support/addresses.ts'
import { contentServiceName } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { expect, serveSite, test, waitForHydration } from './site-fixtures.ts'

const words = (field: string) => pageTextOf('quote', field)
const sheet = (page: Page) => page.getByRole('region', { name: words('sheet.heading') })
const details = (page: Page) => page.getByLabel(messageOf('meeting', 'form.fields.details'))
const button = (page: Page, field: string) => page.getByRole('button', { name: words(field) })
const option = (page: Page, field: string) => page.getByLabel(words(field))
const NOTE = 'We sell spices to restaurants.'

async function openSheet(page: Page, hash = '') {
  await page.goto(`${paths.quote}${hash}`)
  await waitForHydration(page)
  await expect(page.locator('[data-island=sheet][data-hydrated]')).toBeAttached()
}

test('answers fill in the sheet, survive a reload outside the address, and join the words in Project Details', async ({
  page,
}) => {
  await page.goto(`${paths.contact}#meeting`)
  await waitForHydration(page)
  await details(page).fill('Good morning.')
  await openSheet(page)
  await button(page, 'send.send').click()
  await expect(page.getByText(words('questions.service.missing'))).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await option(page, 'questions.service.unsure').first().check()
  await expect(page.getByText(words('questions.service.missing'))).toHaveCount(0)
  await option(page, 'questions.have.options.0.name').check()
  await option(page, 'questions.size.simple').check()
  await option(page, 'questions.wishes.note').fill(NOTE)
  await expect(sheet(page)).toContainText(NOTE)
  await expect(sheet(page)).toContainText(words('questions.have.options.0.open'))
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect(option(page, 'questions.size.simple')).toBeChecked()
  await expect(sheet(page)).toContainText(NOTE)
  await button(page, 'send.send').click()
  await expect(page).toHaveURL(`${paths.contact}#meeting`)
  await expect(details(page)).toHaveValue(new RegExp(`^Good morning\\.\\n\\n[^]*${NOTE}`))
})

test('a copied link shows its sheet in another tab, whose own answers stay until the visitor replaces them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSheet(page)
  await option(page, 'questions.service.unsure').first().check()
  await option(page, 'questions.wishes.note').fill(NOTE)
  await button(page, 'send.copy').click()
  await expect(page.getByText(words('send.copied.title'))).toBeVisible()
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()))

  const other = await context.newPage()
  await openSheet(other)
  await option(other, 'questions.size.complex').check()
  await openSheet(other, hash)
  await other.reload()
  await expect(sheet(other)).toContainText(NOTE)
  await expect(option(other, 'questions.wishes.note')).toBeHidden()
  await button(other, 'link.leave').click()
  await expect(sheet(other)).not.toContainText(NOTE)
  await expect(option(other, 'questions.size.complex')).toBeChecked()
  expect(new URL(other.url()).hash).toBe('')

  await other.goto(`${paths.quote}${hash}`)
  await button(other, 'link.use').click()
  await expect(option(other, 'questions.wishes.note')).toHaveValue(NOTE)
  await other.goto(`${paths.quote}#scope=1&service=`)
  await expect(other.getByText(words('link.broken.title'))).toBeVisible()
  await expect(option(other, 'questions.wishes.note')).toHaveValue(NOTE)
})

test('a double click on a button that decides about a link does not answer the question that appears in its place', async ({
  page,
}) => {
  const hash = '#scope=1&service=web-hosting&size=simple&note=fromlink&end=1'
  for (const [field, service] of [
    ['link.begin', ''],
    ['link.use', 'web-hosting'],
    ['link.leave', 'web-hosting'],
  ] as const) {
    await openSheet(page, hash)
    await page.reload() // an address that differs in its hash alone loads no page
    await button(page, field).dblclick()
    await expect(button(page, field)).toBeHidden()
    const chosen = page
      .getByRole('group', { name: words('questions.service.legend') })
      .getByRole('radio', { checked: true })
    await expect(chosen).toHaveCount(service === '' ? 0 : 1)
    if (service !== '') await expect(chosen).toHaveValue(service)
  }
  await page.getByRole('radio').first().click()
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('the link of a service opens the sheet with that service, and the address holds no answer', async ({ page }) => {
  const [path = ''] = servicePaths
  await page.goto(path)
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: pageTextOf('service', 'labels.sheet') })
    .click()
  await expect(page).toHaveURL(paths.quote)
  await expect(sheet(page).getByRole('link', { name: contentServiceName(path) })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('on a phone, a link below each answered question leads to the sheet, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openSheet(page)
  const links = page.getByRole('link', { name: words('questions.toSheet') })
  await expect(links).toHaveCount(0)
  await page.getByRole('radio').first().check()
  await option(page, 'questions.size.simple').check()
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveCSS('position', 'relative') // in the flow, where it covers nothing
  await links.first().click()
  await expect(sheet(page).getByRole('heading', { name: words('sheet.heading') })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const link of await links.all()) await expect(link).toBeHidden()
})

/** Gives every answer that makes the sheet longer. */
async function fillSheet(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('checkbox').first().check() // the last of its question excludes the others
  for (const box of (await page.getByRole('group').nth(1).getByRole('checkbox').all()).slice(0, -1)) await box.check()
  await option(page, 'questions.wishes.note').fill(`${NOTE} `.repeat(18))
  await option(page, 'questions.when.date').check()
  await option(page, 'questions.when.day').fill('2027-03-01')
}

test('in a low window, the end of the fullest sheet is in view beside any question', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await openSheet(page)
  await fillSheet(page)
  await page.getByRole('group').nth(1).scrollIntoViewIfNeeded()
  const scroller = page.locator('[tabindex="0"]').filter({ has: sheet(page) })
  await scroller.focus()
  await page.keyboard.press('End')
  await expect(sheet(page).getByText(words('sheet.foot'))).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(sheet(page).getByRole('heading', { name: words('sheet.heading') })).toBeInViewport({ ratio: 1 })
})

test('in forced colours, the words of a button stand clear of its border', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openSheet(page)
  const gap = await button(page, 'send.copy').evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).paddingLeft),
  )
  expect(gap).toBeGreaterThanOrEqual(8)
})

test('without a network, a sheet survives a reload and joins the meeting form', async ({ browser }) => {
  const site = await serveSite()
  const device = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow', baseURL: site.url })
  const page = await device.newPage()
  await page.goto('/')
  await expect(page.getByText(messageOf('site', 'notices.ready'))).toBeVisible({ timeout: 60_000 })
  await site.close()
  await device.setOffline(true)
  await openSheet(page)
  await option(page, 'questions.service.unsure').first().check()
  await option(page, 'questions.wishes.note').fill(NOTE)
  await page.reload()
  await expect(sheet(page)).toContainText(NOTE)
  await button(page, 'send.send').click()
  await expect(page).toHaveURL(/\/contact#meeting$/)
  await expect(details(page)).toHaveValue(new RegExp(NOTE))
  await page.goBack()
  await expect(option(page, 'questions.wishes.note')).toHaveValue(NOTE)
  await device.close()
})

test('in print, the fullest sheet is alone on one page of A4', async ({ page }) => {
  await openSheet(page)
  await fillSheet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  for (const role of ['radio', 'button', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})
