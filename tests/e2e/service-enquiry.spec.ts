import type { Page } from '@playwright/test'
import { servicePaths } from '#support/addresses.ts'
import { contentServiceName } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { chatTextOf, contactForm, contactMessageField, fakeChatApp, plans, sendButtonName } from './contact.ts'
import { startPattern } from './patterns.ts'
import { expect, test, waitForHydration } from './site-fixtures.ts'

const services = servicePaths.map((path) => ({
  path,
  name: contentServiceName(path),
  slug: path.split('/').at(-1) ?? '',
}))
const [firstService = { path: '', name: '', slug: '' }] = services
const serviceText = (service: string) => messageOf('contact', 'letter.service', { service })
const serviceLine = (page: Page) => contactForm(page).getByText(startPattern(serviceText('{service}')))
const linkSelector = (slug: string) => `a[href="/contact?service=${slug}"]`
const serviceLink = (page: Page, slug: string) => page.getByRole('main').locator(linkSelector(slug))

test('the closing button of a service passes the service to the contact form, which shows and sends it', async ({
  page,
  context,
}) => {
  await fakeChatApp(context)
  await page.goto(firstService.path)
  await waitForHydration(page)
  await serviceLink(page, firstService.slug).last().click()
  await expect(page).toHaveURL(`/contact?service=${firstService.slug}`)
  await expect(serviceLine(page)).toHaveText(serviceText(firstService.name))
  await contactForm(page).getByLabel('Full Name').fill('Asha')
  await contactForm(page).getByLabel('Email Address').fill('asha@example.com')
  await contactMessageField(page).fill('Hello')
  const tab = context.waitForEvent('page')
  await contactForm(page).getByRole('button', { name: sendButtonName }).click()
  const text = new URL((await tab).url()).searchParams.get('text')
  expect(text).toBe(
    chatTextOf({ name: 'Asha', email: 'asha@example.com', service: firstService.name, message: 'Hello' }),
  )
  await expect(serviceLine(page)).toHaveCount(0) // the service was sent with the message
})

test('the card of each service passes it to the contact form', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/services')
  await waitForHydration(page)
  for (const { name, slug } of services) {
    await expect(serviceLink(page, slug)).toHaveCount(1)
    const card = page
      .getByRole('main')
      .locator('details')
      .filter({ has: page.locator(linkSelector(slug)) })
    if (!(await serviceLink(page, slug).isVisible())) await card.locator('summary').click() // one card is open
    await serviceLink(page, slug).click()
    await expect(page).toHaveURL(`/contact?service=${slug}`)
    await expect(serviceLine(page)).toHaveText(serviceText(name))
    await page.goBack()
  }
})

for (const { slug, opening } of plans.slice(0, 1))
  test('a service that the visitor removes does not return after a reload, and the plan in the message stays', async ({
    page,
  }) => {
    await page.goto(`/contact?plan=${slug}&service=${firstService.slug}`)
    await waitForHydration(page)
    await expect(serviceLine(page)).toHaveText(serviceText(firstService.name))
    await expect(contactMessageField(page)).toHaveValue(opening)
    await contactForm(page)
      .getByRole('button', { name: messageOf('contact', 'choice.removeService', { service: firstService.name }) })
      .click()
    await expect(serviceLine(page)).toHaveCount(0)
    await expect(contactForm(page).getByLabel('Full Name')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    await page.reload()
    await waitForHydration(page)
    await expect(contactMessageField(page)).toHaveValue(opening)
    await expect(serviceLine(page)).toHaveCount(0)
  })

for (const { slug, name, opening } of plans.slice(0, 1))
  test('a plan is named above the form in place of an earlier service, and is removed with its line in the message', async ({
    page,
  }) => {
    await page.goto(`/contact?service=${firstService.slug}`)
    await waitForHydration(page)
    await expect(serviceLine(page)).toHaveCount(1)
    await page.goto(`/contact?plan=${slug}`)
    await waitForHydration(page)
    await expect(contactForm(page).getByText(messageOf('contact', 'choice.plan', { plan: name }))).toBeVisible()
    await expect(serviceLine(page)).toHaveCount(0)
    await expect(contactMessageField(page)).toHaveValue(opening)
    await contactForm(page)
      .getByRole('button', { name: messageOf('contact', 'choice.removePlan', { plan: name }) })
      .click()
    await expect(contactMessageField(page)).toHaveValue('')
    await expect(page).toHaveURL('/contact')
  })

test('an unknown service is ignored', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/contact?service=no-such-service')
  await waitForHydration(page)
  await expect(contactMessageField(page)).toHaveValue('')
  await expect(serviceLine(page)).toHaveCount(0)
})

test('a service does not change a draft, and both survive a reload without the service in the address', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await contactMessageField(page).fill('We begin in spring.')
  await page.goto(`/contact?service=${firstService.slug}`)
  await waitForHydration(page)
  await expect(serviceLine(page)).toHaveText(serviceText(firstService.name))
  await expect(contactMessageField(page)).toHaveValue('We begin in spring.')
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(serviceLine(page)).toHaveText(serviceText(firstService.name))
  await expect(contactMessageField(page)).toHaveValue('We begin in spring.')
})

test('without scripts, the link of a service still leads to the form', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(firstService.path)
  await serviceLink(page, firstService.slug).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pageTextOf('contact', 'head.heading'))
  await expect(contactForm(page)).toBeVisible()
  await context.close()
})

const sizes = [
  [360, 640, 'the first field'],
  [390, 844, 'the first field'],
  [1366, 657, 'the button'],
  [1440, 789, 'the button'],
  [1536, 730, 'the button'],
  [1280, 633, 'the button'],
] as const

test('the contact page shows its lead and the beginning of the form in the first view of common screens', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = contactForm(page)
  for (const [width, height, lowest] of sizes) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('main h1 + p')).toBeInViewport({ ratio: 1 })
    await expect(form.getByLabel('Full Name')).toBeInViewport({ ratio: 1 })
    if (lowest === 'the button') await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
  }
})

test('the contact page offers a message and a meeting, each under a heading', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: pageTextOf('contact', 'head.heading') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: pageTextOf('contact', 'head.meet') })
    .click()
  await expect(page.getByRole('heading', { name: pageTextOf('contact', 'meeting.way') })).toBeInViewport()
})

test('on a phone, links to the meeting show its heading below the header, and the first field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/contact', '/agents']) {
    await page.goto(path)
    await waitForHydration(page)
    await page.getByRole('main').locator('a[href$="#meeting"]').first().press('Enter')
    const heading = page.getByRole('heading', { name: pageTextOf('contact', 'meeting.way') })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#meeting').getByLabel('Full Name')).toBeInViewport({ ratio: 1 })
    const bottomOfHeader = () =>
      page.getByRole('banner').evaluate((header) => Math.max(0, header.getBoundingClientRect().bottom))
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await bottomOfHeader())).toBeGreaterThan(0)
  }
})
