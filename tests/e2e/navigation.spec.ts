import type { Page } from '@playwright/test'
import { servicePaths } from '#support/addresses.ts'
import { contentServiceName, longestArticle, writtenArticles } from '#support/content-source.ts'
import { messageOf, pageTextOf, patternOf } from '#support/messages.ts'
import { blockFiles, delayFiles } from './page-actions.ts'
import { ACTIVE_FOOTER, activateFooter, axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const ARTICLES = writtenArticles.length
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const header = (field: string) => messageOf('site', `header.${field}`)
const mainNav = (page: Page) => page.getByRole('navigation', { name: header('main') })
const opener = (page: Page) => page.getByRole('button', { name: header('openMenu') })
/** The menu of small screens. */
const panelOf = (page: Page) => page.getByRole('dialog', { name: header('menu') })
const menu = (page: Page, name: string) => mainNav(page).locator('summary', { hasText: name })
/** The position of an anchor: 7rem from the top, so that the header does not cover it. */
const BELOW_HEADER = 112
const isUnfolded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-laid-out')
/** Matches a page's title, which continues with the name of the site. */
const startOf = (title: string) => new RegExp(`^${patternOf(title).source.slice(1, -1)} `)
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: header('skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page that a host also serves under its file’s name is shown under its canonical address', async ({ page }) => {
  await page.route('**/about.html?q=x', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('.html', '') }) }),
  )
  await page.goto('/about.html?q=x')
  await waitForHydration(page)
  await expect(page).toHaveURL(/\/about\?q=x$/)
  await expect(page).toHaveTitle(startOf(pageTextOf('about', 'title')))
})

test('the current page is marked in the header', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about')
  await waitForHydration(page)
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(['About'])
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(['Blog'])
})

test('‘Get a Quote!’ opens the chat app with the message of the specification', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: /Get a Quote!/ })
  const address = new URL((await link.first().getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.searchParams.get('text')).toMatch(/quote/)
  await expect(link.first()).toHaveAttribute('rel', /noopener/)
})

test('the Services menu opens from the keyboard and its links work, and Escape returns the focus', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await waitForHydration(page)
  await menu(page, 'Services').focus()
  await page.keyboard.press('Enter')
  const service = contentServiceName(servicePaths[0] ?? '')
  const link = mainNav(page).getByRole('link', { name: service })
  await expect(link).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(menu(page, 'Services')).toBeFocused()
  await page.keyboard.press('Enter')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(service)
  await expect(link).toBeHidden()
})

test('a menu closes on a click elsewhere, when it loses the focus, and when the other opens', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await waitForHydration(page)
  const library = mainNav(page).getByRole('link', { name: /AI Agents Library/ })
  await menu(page, 'Agents').click()
  await expect(library).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(library).toBeHidden()
  await menu(page, 'Agents').click()
  await mainNav(page).getByRole('link', { name: 'Contact', exact: true }).focus()
  await expect(library).toBeHidden()
  await menu(page, 'Agents').click()
  await menu(page, 'Services').click()
  await expect(library).toBeHidden()
})

test('on a phone the menu has every page, and Escape closes it and returns the focus', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await waitForHydration(page)
  await opener(page).click()
  const panel = panelOf(page)
  for (const name of ['Home', 'About', 'Projects', 'Products', 'Blog', 'Jobs', 'Fun Page', 'Contact'])
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible()
  await panel.locator('summary', { hasText: 'Services' }).click()
  await expect(panel.getByRole('link', { name: 'Refer & Earn' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('the menu of small screens takes the focus, and closes when it loses it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/about')
  await waitForHydration(page)
  await opener(page).press('Enter')
  const panel = panelOf(page)
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: header('closeMenu') })).toBeFocused()
  const quote = panel.getByRole('link', { name: /Get a Quote!/ })
  await quote.focus()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await opener(page).press('Enter')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
  await opener(page).press('Enter')
  await quote.focus()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('on a phone, choosing a page from the menu closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await waitForHydration(page)
  await opener(page).click()
  const panel = panelOf(page)
  await panel.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(panel).toBeHidden()
})

test('a new page starts at its top, takes the focus and announces its title', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await waitForHydration(page)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrolledTo(page)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

test('choosing a second page while the first still loads stays at the second', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about')
  await waitForHydration(page)
  const letThrough = await delayFiles(page, 'assets/blog-*.js')
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await mainNav(page).getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const arrived = page.waitForResponse('**/assets/blog-*.js')
  letThrough()
  await (await arrived).finished()
  // by then, every effect of the late script has happened
  await mainNav(page).getByRole('link', { name: 'Blog' }).hover()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pageTextOf('contact', 'head.heading'))
  await expect(page).toHaveURL(/\/contact$/)
})

test('going back while a page still loads does not lead to that page', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about')
  await waitForHydration(page)
  await mainNav(page).getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const letThrough = await delayFiles(page, 'assets/blog-*.js')
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  const arrived = page.waitForResponse('**/assets/blog-*.js')
  letThrough()
  await (await arrived).finished()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/about$/)
})

test('a link to the current page scrolls to its top, and going back still leads to the page before', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await waitForHydration(page)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  for (const _ of [1, 2]) {
    await activateFooter(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('going back restores the scroll position, also on a page whose lower islands must load again', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await waitForHydration(page)
  const asleep = page.locator('main [data-island]:not([data-hydrated])')
  // another may hydrate before it is scrolled to
  const scrollToFirst = (parts: readonly Element[]) => parts[0]?.scrollIntoView()
  while ((await asleep.count()) > 0) await asleep.evaluateAll(scrollToFirst) // until every island has its final height
  const link = page.getByRole('link', { name: pageTextOf('home', 'refer.more') })
  await link.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => history.state?.top === Math.round(scrollY) && scrollY > 0)
  await link.click()
  await expect(page).toHaveURL(/\/services\/refer$/)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('[data-island=refer-teaser]')).toBeInViewport()
})

test('going back restores the scroll position though a filter was used there', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/jobs')
  await waitForHydration(page)
  await page.getByRole('button', { name: pageTextOf('jobs', 'categories.sales'), exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => history.state?.top === Math.round(scrollY) && scrollY > 0)
  await page.getByRole('button', { name: pageTextOf('jobs', 'categories.sales'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/category=sales/)
  const place = await scrolledTo(page)
  await opener(page).click()
  await panelOf(page).getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(page).toHaveURL(/category=sales/)
  await expect.poll(() => scrolledTo(page)).toBe(place)
  expect(place).toBeGreaterThan(0)
})

test('the footer survives a navigation before it has hydrated, and hydrates when it comes near', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => element.setAttribute('data-first', ''))
  await opener(page).click()
  const panel = panelOf(page)
  await panel.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveTitle(startOf(pageTextOf('jobs', 'title')))
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeAttached()
  await expect(page.locator(ACTIVE_FOOTER)).toHaveCount(0)
  await activateFooter(page)
  await expect(footer).toHaveAttribute('data-first') // the same element
  await footer.getByRole('textbox', { name: messageOf('newsletter', 'field') }).fill('anna')
  await footer.getByRole('button', { name: messageOf('newsletter', 'button') }).click()
  await expect(page.getByRole('alert')).toContainText(messageOf('newsletter', 'invalid'))
})

test('a footer whose script fails to load stays as it is: its links and its form still work', async ({
  page,
  problems,
}) => {
  await blockFiles(page, 'assets/footer-*')
  await page.setViewportSize(phone)
  const isAsked = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await waitForHydration(page)
  await isAsked
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await footer.getByRole('button', { name: messageOf('newsletter', 'button') }).click()
  await expect(page).toHaveURL(/\/contact\??$/)
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // only the failed requests
})

test('a page that the host does not have gets a hydrated footer', async ({ page, problems }) => {
  await page.goto('/blog/no-such-article')
  await waitForHydration(page)
  await activateFooter(page)
  // the browser reports the status
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')))
})

test('going back restores the scroll position on the page before', async ({ page }) => {
  const place = await leaveBlogAtLastArticle(page)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  await expect.poll(() => scrolledTo(page)).toBe(place)
})

test('going back restores the scroll position on the page before after a reload, too', async ({ page }) => {
  const place = await leaveBlogAtLastArticle(page)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  await expect.poll(() => scrolledTo(page)).toBe(place)
})

for (const [device, viewport] of Object.entries({ 'a phone': phone, 'a wide screen': wide }))
  test(`a reload far down the home page shows the same place again on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await waitForHydration(page)
    for (const island of await page.locator('main [data-island]').all()) await island.scrollIntoViewIfNeeded()
    const section = page.getByRole('heading', { name: pageTextOf('home', 'mission.heading') })
    await section.evaluate((heading) => heading.scrollIntoView())
    const topOf = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN)
    await expect.poll(() => page.evaluate(() => history.state?.top === Math.round(scrollY))).toBe(true)
    const before = await topOf()
    await page.reload()
    await waitForHydration(page)
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
  })

test('an address with an anchor leads to its heading', async ({ page }) => {
  await page.goto(longestArticle.path)
  const id = await page.locator('article h2[id]').last().getAttribute('id')
  await page.goto('/about')
  await page.goto(`${longestArticle.path}#${id}`)
  await waitForHydration(page)
  await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport()
})

for (const width of [390, 1440])
  for (const address of ['/#first-light', '/agents#integrations-heading', '/about#values', '/services#process'])
    test(`${address} is shown at its anchor at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await isUnfolded(page)
      const anchor = page.locator(address.slice(address.indexOf('#')))
      await expect.poll(async () => Math.round((await anchor.boundingBox())?.y ?? Number.NaN)).toBe(BELOW_HEADER)
    })

test('a visitor who has started to scroll is not taken back to the anchor', async ({ page }) => {
  const sendStyles = await delayFiles(page, 'assets/*.css')
  await page.goto('/agents#integrations-heading')
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -20_000)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  sendStyles()
  await isUnfolded(page)
  expect(await scrolledTo(page)).toBe(0)
})

test('going back to a page shows its lower islands though the connection was lost meanwhile', async ({
  page,
  problems,
}) => {
  const parts = ['agent-suite', 'integrations', 'promises']
  const fetched = new Set<string | undefined>()
  page.on('response', (response) => fetched.add(/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(response.url())?.[1]))
  await page.setViewportSize(wide)
  await page.goto('/agents')
  await waitForHydration(page)
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(() => parts.filter((part) => !fetched.has(part))).toEqual([])
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.goBack()
  await expect(page).toHaveTitle(startOf(pageTextOf('agents', 'head.title')))
  for (const part of parts) await expect(page.locator(`[data-island=${part}] section`).first()).toBeAttached()
  expect(problems.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]) // pictures on the way
  problems.length = 0
})

const LONG_PAGE = '/agents'
const skipped = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((sections) => sections.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length)

test('the lower sections of a page are skipped first, and laid out gradually without scrolling', async ({ page }) => {
  const letThrough = await delayFiles(page, 'assets/*.js')
  await page.goto(LONG_PAGE, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await skipped(page)).toBeGreaterThan(5)
  letThrough()
  await isUnfolded(page)
  expect(await skipped(page)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every section of a page is laid out', async ({ page }) => {
    await page.goto(LONG_PAGE)
    expect(await page.locator('main section').count()).toBeGreaterThan(5)
    expect(await skipped(page)).toBe(0)
  })
})

test('an anchor that cannot be decoded breaks nothing', async ({ page }) => {
  await page.goto('/contact#%E0%A4%A')
  await waitForHydration(page)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

/** Opens the last article of the list. Returns the scroll position of the list, once it is in the history state. */
async function leaveBlogAtLastArticle(page: Page): Promise<number> {
  await page.goto('/blog')
  await waitForHydration(page)
  const last = page.getByRole('article').last().getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => history.state?.top === Math.round(scrollY) && scrollY > 0)
  const place = await scrolledTo(page)
  await last.click()
  await expect(page).toHaveURL(/\/blog\/./)
  return place
}
