import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { slugify } from '#lib/slugify.ts'
import { messageOf } from '#support/messages.ts'
import { itemsOf, serviceName } from '#support/written.ts'
import { alive, expect, test } from './site.ts'

test.use({ serviceWorkers: 'block' })

const [first = '', second = first] = readdirSync('src/content/services').map((file) => file.replace('.yaml', ''))
const nameOf = (slug: string) => serviceName(`/services/${slug}`)
const write = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const line = (page: Page) => write(page).getByText(/^Service: /)
const message = (page: Page) => write(page).getByLabel('Message')

test('the closing button of a service brings it to the form, which shows it and sends it', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  await page.goto(`/services/${first}`)
  await alive(page)
  await page.getByRole('main').locator(`a[href="/contact?service=${first}"]`).last().click()
  await expect(page).toHaveURL(new RegExp(`/contact\\?service=${first}$`))
  await expect(line(page)).toHaveText(`Service: ${nameOf(first)}`)
  await write(page).getByLabel('Full Name').fill('Asha')
  await write(page).getByLabel('Email Address').fill('asha@example.com')
  await message(page).fill('Hello')
  const tab = context.waitForEvent('page')
  await write(page)
    .getByRole('button', { name: messageOf('contact', 'form.button.idle') })
    .click()
  const text = new URL((await tab).url()).searchParams.get('text')
  expect(text).toContain(`Service: ${nameOf(first)}\nMessage: Hello`)
  await expect(line(page)).toHaveCount(0) // it went with the message
})

test('each card of the services brings its own', async ({ page }) => {
  await page.goto('/services')
  for (const slug of [first, second])
    await expect(page.getByRole('main').locator(`a[href="/contact?service=${slug}"]`)).toHaveCount(1)
})

test('a service that was taken out stays out, and the plan beside it stays', async ({ page }) => {
  const [plan] = itemsOf('products.yaml').map(({ name }) => name)
  test.skip(plan === undefined, 'there is no product')
  await page.goto(`/contact?plan=${slugify(plan ?? '')}&service=${first}`)
  await alive(page)
  await expect(line(page)).toHaveText(`Service: ${nameOf(first)}`)
  await expect.poll(() => message(page).inputValue()).toContain(plan)
  await write(page)
    .getByRole('button', { name: `Remove the service ${nameOf(first)}` })
    .click()
  await expect(line(page)).toHaveCount(0)
  await expect(write(page).getByLabel('Full Name')).toBeFocused()
  await expect(page).toHaveURL(/\/contact\?plan=[a-z-]+$/)
  await page.reload()
  await alive(page)
  await expect.poll(() => message(page).inputValue()).toContain(plan)
  await expect(line(page)).toHaveCount(0)
})

test('an unknown service is ignored', async ({ page }) => {
  await page.goto('/contact?service=no-such-service')
  await alive(page)
  await expect(message(page)).toHaveValue('')
  await expect(line(page)).toHaveCount(0)
})

test('a service leaves the words of a draft alone, and both are still there after a reload without it', async ({
  page,
}) => {
  await page.goto('/contact')
  await alive(page)
  await message(page).fill('We begin in spring.')
  await page.goto(`/contact?service=${first}`)
  await alive(page)
  await expect(line(page)).toHaveText(`Service: ${nameOf(first)}`)
  await expect(message(page)).toHaveValue('We begin in spring.')
  await page.goto('/contact')
  await alive(page)
  await expect(line(page)).toHaveText(`Service: ${nameOf(first)}`)
  await expect(message(page)).toHaveValue('We begin in spring.')
})

test('without scripts the link of a service leads to the form all the same', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(`/services/${first}`)
  await page.getByRole('main').locator(`a[href="/contact?service=${first}"]`).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Write to us')
  await expect(write(page)).toBeVisible()
  await context.close()
})

const sizes = [
  [360, 640, 'field'],
  [390, 844, 'field'],
  [1366, 657, 'button'],
  [1440, 789, 'button'],
  [1536, 730, 'button'],
  [1280, 633, 'button'],
] as const

for (const [width, height, what] of sizes) {
  test(`at ${width} by ${height} the contact page shows its lead and the form's first ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    const form = write(page)
    await expect(page.locator('main h1 + p')).toBeInViewport({ ratio: 1 })
    await expect(form.getByLabel('Full Name')).toBeInViewport({ ratio: 1 })
    if (what === 'button') await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
  })
}

test('the contact page has two ways, each under its heading', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Or book a meeting' }).click()
  await expect(page.getByRole('heading', { name: 'Book a meeting' })).toBeInViewport()
})
