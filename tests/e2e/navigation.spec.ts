import type { Locator, Page } from '@playwright/test'
import { servicePaths } from '#support/addresses.ts'
import { contentServiceName, longestArticle, writtenArticles } from '#support/content-source.ts'
import { messageOf, pageTextOf, patternOf } from '#support/messages.ts'
import { chatApp, fakeChatApp } from './contact.ts'
import { blockFiles, delayFiles } from './page-actions.ts'
import { startPattern } from './patterns.ts'
import { ACTIVE_FOOTER, activateFooter, axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

const ARTICLES = writtenArticles.length
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const headerText = (field: string) => messageOf('site', `header.${field}`)
const mainNav = (page: Page) => page.getByRole('navigation', { name: headerText('main') })
const menuButton = (page: Page) => page.getByRole('button', { name: headerText('openMenu') })
/** Returns the menu of small screens. */
const menuDialog = (page: Page) => page.getByRole('dialog', { name: headerText('menu') })
const submenu = (page: Page, name: string) => mainNav(page).locator('summary', { hasText: name })
/** The distance of a target from the top, in pixels: 7rem, so that the header does not cover the target. */
const BELOW_HEADER = 112
const expectLaidOut = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-laid-out')
/** Returns a pattern for a document title that begins with the title of a page and ends with the name of the site. */
const titleStart = (title: string) => new RegExp(`^${patternOf(title).source.slice(1, -1)} `)
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the first tab stop is a link that skips to the content', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: headerText('skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page that is opened under the name of its file gets its canonical address', async ({ page }) => {
  await page.route('**/about.html?q=x', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('.html', '') }) }),
  )
  await page.goto('/about.html?q=x')
  await waitForHydration(page)
  await expect(page).toHaveURL(/\/about\?q=x$/)
  await expect(page).toHaveTitle(titleStart(pageTextOf('about', 'title')))
})

test('the current page is marked in the header', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/about')
  await waitForHydration(page)
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(['About'])
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(['Blog'])
})

test('‘Get a Quote!’ leads to the chat app with a message about a quote', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: /Get a Quote!/ })
  const address = new URL((await link.first().getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.searchParams.get('text')).toMatch(/quote/)
  await expect(link.first()).toHaveAttribute('rel', /noopener/)
})

test('after ‘Get a Quote!’ and beside other links to the chat app, the page says where the message is sent', async ({
  page,
  context,
}) => {
  await fakeChatApp(context)
  const said = `${messageOf('contact', 'opened.title', { chatApp })} ${messageOf('contact', 'opened.text')}`
  await page.setViewportSize(DESKTOP)
  await page.goto('/services/refer')
  await waitForHydration(page)
  const refer = page.getByRole('main').getByRole('link', { name: startPattern(pageTextOf('refer', 'action')) })
  const quote = page.getByRole('banner').getByRole('link', { name: startPattern(messageOf('site', 'header.quote')) })
  await refer.first().click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: said })).toHaveCount(1)
  await quote.first().click()
  await expect(page.getByRole('status').filter({ hasText: messageOf('site', 'quoteOpened.text') })).toHaveCount(2)
})

test('without a connection, no link opens the chat app or another site, and each says what to do', async ({
  page,
  context,
  problems,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/jobs')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  let tabs = 0
  context.on('page', () => {
    tabs += 1
  })
  await context.setOffline(true)
  const said = page.getByRole('status').filter({ hasText: messageOf('site', 'notOpened.chatApp', { chatApp }) })
  const close = () => said.getByRole('button', { name: messageOf('controls', 'dismiss') }).click()
  const apply = page.getByRole('main').getByRole('link', { name: startPattern(messageOf('contact', 'apply.action')) })
  await apply.first().click()
  await expect(said).toBeVisible()
  await expect(page.getByText(messageOf('contact', 'apply.opening'))).toHaveCount(0)
  await close()
  await page.getByRole('button', { name: messageOf('site', 'header.openMenu') }).click()
  const menu = page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
  await menu.getByRole('link', { name: startPattern(messageOf('site', 'header.quote')) }).click()
  await expect(said).toBeVisible()
  await expect(menu).toBeHidden()
  expect(tabs).toBe(0)
  problems.length = 0 // only the failed requests
  await context.setOffline(false)
  await fakeChatApp(context)
  await apply.first().click()
  await expect(page.getByText(messageOf('contact', 'apply.opening'))).toBeVisible()
  await expect.poll(() => tabs).toBe(1)
})

test('the Services menu opens from the keyboard and its links work, and Escape returns the focus', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await waitForHydration(page)
  await submenu(page, 'Services').focus()
  await page.keyboard.press('Enter')
  const service = contentServiceName(servicePaths[0] ?? '')
  const link = mainNav(page).getByRole('link', { name: service })
  await expect(link).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(submenu(page, 'Services')).toBeFocused()
  await page.keyboard.press('Enter')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(service)
  await expect(link).toBeHidden()
})

test('a menu closes on a click elsewhere, when it loses the focus, and when the other menu opens', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await waitForHydration(page)
  const library = mainNav(page).getByRole('link', { name: /AI Agents Library/ })
  await submenu(page, 'Agents').click()
  await expect(library).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(library).toBeHidden()
  await submenu(page, 'Agents').click()
  await mainNav(page).getByRole('link', { name: 'Contact', exact: true }).focus()
  await expect(library).toBeHidden()
  await submenu(page, 'Agents').click()
  await submenu(page, 'Services').click()
  await expect(library).toBeHidden()
})

test('on a phone the menu has every page, and Escape closes it and returns the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  await menuButton(page).click()
  const dialog = menuDialog(page)
  for (const name of ['Home', 'About', 'Projects', 'Products', 'Blog', 'Jobs', 'Fun Page', 'Contact'])
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
  await dialog.locator('summary', { hasText: 'Services' }).click()
  await expect(dialog.getByRole('link', { name: 'Refer & Earn' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the menu of small screens takes the focus, and closes when the focus leaves the menu', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/about')
  await waitForHydration(page)
  await menuButton(page).press('Enter')
  const dialog = menuDialog(page)
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: headerText('closeMenu') })).toBeFocused()
  const quote = dialog.getByRole('link', { name: /Get a Quote!/ })
  await quote.focus()
  await page.keyboard.press('Tab')
  await expect(dialog).toBeHidden()
  await menuButton(page).press('Enter')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog).toBeHidden()
  await menuButton(page).press('Enter')
  await quote.focus()
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
})

test('on a phone, choosing a page from the menu closes it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  await menuButton(page).click()
  const dialog = menuDialog(page)
  await dialog.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(dialog).toBeHidden()
})

test('in a browser without popovers, the menu of a phone is closed at first, opens, closes and navigates', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    const { matches } = Element.prototype
    const olderMatches = function (this: Element, selector: string) {
      if (selector === ':popover-open') throw new SyntaxError('unknown pseudo-class')
      return matches.call(this, selector)
    }
    Object.assign(Element.prototype, { matches: olderMatches })
    const forget = () => document.querySelector('[popover]')?.removeAttribute('popover')
    new MutationObserver(forget).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto('/about')
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.locator('#menu')
  await expect(opener).toBeVisible()
  await expect(menu).toBeHidden()
  await waitForHydration(page)
  await opener.click()
  await expect(menu).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await menu.getByRole('link', { name: 'Jobs' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(menu).toBeHidden()
})

test('a new page starts at its top, takes the focus and announces its title', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollPosition(page)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

test('a long page shows its top first, and its sections one after another', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/about')
  await waitForHydration(page)
  await page.evaluate(recordSections)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  const sections = page.locator('main [data-island]')
  await expect(sections.nth(10)).toBeAttached()
  await expect(page.locator('main [data-island]:not([data-hydrated])')).toHaveCount(0)
  const counts = await page.evaluate(() => (window as unknown as { readonly counts: readonly number[] }).counts)
  expect(counts[0]).toBe(0)
  expect(counts.length).toBeGreaterThan(3)
  expect(counts.at(-1)).toBe(await sections.count())
})

/** Runs in the page. Records how many sections the home page has, whenever that changes. */
function recordSections() {
  const counts: number[] = []
  Object.assign(window, { counts })
  const record = () => {
    if (location.pathname === '/') {
      const count = document.querySelectorAll('main [data-island][data-hydrated]').length
      if (counts.at(-1) !== count) counts.push(count)
    }
    requestAnimationFrame(record)
  }
  record()
}

test('a long page shows its top before the scripts of its sections are there, and says which section failed', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/about')
  await waitForHydration(page)
  const release = await delayFiles(page, 'assets/testimonials-*.js')
  await blockFiles(page, 'assets/mission-*.js')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pageTextOf('home', 'hero.heading'))
  const section = (name: string) => page.locator(`[data-island=${name}]`)
  await expect(section('services-carousel')).toHaveAttribute('data-hydrated')
  await expect(section('testimonials')).not.toHaveAttribute('data-hydrated')
  release()
  await expect(section('testimonials')).toHaveAttribute('data-hydrated')
  const failure = page.getByRole('alert').filter({ hasText: messageOf('site', 'unshown.part') })
  await expect(failure).toHaveCount(1)
  await page.unroute('**/assets/mission-*.js')
  await failure.getByRole('button').click()
  await expect(section('mission')).toHaveAttribute('data-hydrated')
  problems.length = 0 // only the failed requests
})

test('a link in a section that has not hydrated leads to its page without loading a new document', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await expect(page.locator(ACTIVE_FOOTER)).toHaveCount(0)
  await page.locator('footer a[href="/services"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/services$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

for (const [place, path, button, answer] of [
  ['on the page', '/jobs', 'Tech', '[aria-pressed=true]:text("Tech")'],
  ['in a section', '/', 'Testimonial 2 of 3', '[aria-current=true][aria-label="Testimonial 2 of 3"]'],
] as const)
  test(`a button ${place} that is pressed before React has come answers afterwards`, async ({ page }) => {
    const release = await delayFiles(page, 'assets/libraries-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('body')).toHaveAttribute('data-parsed') // the entry script has run
    await page.getByRole('button', { name: button, exact: true }).click()
    release()
    await expect(page.locator(answer)).toBeVisible()
  })

test('a button that is pressed before React has come is forgotten once the visitor presses a key', {
  tag: '@soak',
}, async ({ page }) => {
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/jobs', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveAttribute('data-parsed')
  const tech = page.getByRole('button', { name: 'Tech', exact: true })
  await tech.click()
  await page.keyboard.press('Escape')
  release()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible() // presses are repeated by now
  await expect(tech).toHaveAttribute('aria-pressed', 'false')
})

for (const [intent, show] of [
  ['a mouse that rests on a link', (link: Locator) => link.hover()],
  ['the focus on a link', (link: Locator) => link.focus()],
  ['a finger on a link', (link: Locator) => link.dispatchEvent('touchstart')],
] as const)
  test(`${intent} begins to load its page`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/about')
    await waitForHydration(page)
    const script = page.waitForRequest('**/assets/blog-page-*.js')
    await show(mainNav(page).getByRole('link', { name: 'Blog' }))
    await script
    await expect(page).toHaveURL(/\/about$/)
  })

test('if a visitor chooses a second page while the first still loads, the second page stays', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/about')
  await waitForHydration(page)
  const release = await delayFiles(page, 'assets/blog-*.js')
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await mainNav(page).getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const arrived = page.waitForResponse('**/assets/blog-*.js')
  release()
  await (await arrived).finished()
  // afterwards, every effect of the late script has happened
  await mainNav(page).getByRole('link', { name: 'Blog' }).hover()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pageTextOf('contact', 'head.heading'))
  await expect(page).toHaveURL(/\/contact$/)
})

test('the browser itself loads a page whose script does not come within ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize(DESKTOP)
  await page.goto('/about')
  await waitForHydration(page)
  const release = await delayFiles(page, 'assets/blog-page-*.js')
  const script = page.waitForRequest('**/assets/blog-page-*.js')
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await script
  await page.clock.runFor(9_000)
  await expect(page).toHaveURL(/\/about$/)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
})

test('going back while a page still loads does not lead to that page', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/about')
  await waitForHydration(page)
  await mainNav(page).getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const release = await delayFiles(page, 'assets/blog-*.js')
  await mainNav(page).getByRole('link', { name: 'Blog' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  const arrived = page.waitForResponse('**/assets/blog-*.js')
  release()
  await (await arrived).finished()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/about$/)
})

test('a link to the current page scrolls to its top, and going back still leads to the page before', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/contact')
  await waitForHydration(page)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  for (const _ of [1, 2]) {
    await activateFooter(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect.poll(() => scrollPosition(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('going back restores the scroll position, also on a page whose lower islands must load again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await waitForHydration(page)
  const unhydrated = page.locator('main [data-island]:not([data-hydrated])')
  // selected in the page, because an island may hydrate before the test scrolls to it
  const scrollToFirst = (islands: readonly Element[]) => islands[0]?.scrollIntoView()
  // an island has its final height once it has hydrated
  while ((await unhydrated.count()) > 0) await unhydrated.evaluateAll(scrollToFirst)
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

test('going back restores the scroll position even if a filter was used on that page', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/jobs')
  await waitForHydration(page)
  await page.getByRole('button', { name: pageTextOf('jobs', 'categories.sales'), exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => history.state?.top === Math.round(scrollY) && scrollY > 0)
  await page.getByRole('button', { name: pageTextOf('jobs', 'categories.sales'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/category=sales/)
  const position = await scrollPosition(page)
  await menuButton(page).click()
  await menuDialog(page).getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(page).toHaveURL(/category=sales/)
  await expect.poll(() => scrollPosition(page)).toBe(position)
  expect(position).toBeGreaterThan(0)
})

test('a footer that has not hydrated survives a navigation, and hydrates when it comes near the view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => element.setAttribute('data-first', ''))
  await menuButton(page).click()
  const dialog = menuDialog(page)
  await dialog.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveTitle(titleStart(pageTextOf('jobs', 'title')))
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
  await page.setViewportSize(PHONE)
  const failedRequest = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await failedRequest
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await footer.getByRole('button', { name: messageOf('newsletter', 'button') }).click()
  await expect(page).toHaveURL(/\/contact\??$/)
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // only the failed requests
})

test('the footer also hydrates on a page that the host does not have', async ({ page, problems }) => {
  await page.goto('/blog/no-such-article')
  await waitForHydration(page)
  await activateFooter(page)
  // the browser reports the status 404
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('404')))
})

test('going back restores the scroll position on the page before', { tag: '@soak' }, async ({ page }) => {
  const position = await leaveBlogAtLastArticle(page)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  await expect.poll(() => scrollPosition(page)).toBe(position)
})

test('going back restores the scroll position on the page before after a reload, too', async ({ page }) => {
  const position = await leaveBlogAtLastArticle(page)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(ARTICLES)
  await expect.poll(() => scrollPosition(page)).toBe(position)
})

for (const [device, viewport] of Object.entries({ 'a phone': PHONE, 'a wide screen': DESKTOP }))
  test(`a reload far down the home page shows the same place again on ${device}`, {
    tag: '@soak',
  }, async ({ page }) => {
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

test('after a link to a part of a page, Tab goes on in that part', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('main a[href="#meeting"]').first().press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#meeting-name')).toBeFocused()
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
    test(`${address} scrolls to its anchor at ${width} px`, {
      tag: address === (width === 390 ? '/#first-light' : '/agents#integrations-heading') ? [] : '@soak',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await expectLaidOut(page)
      const anchor = page.locator(address.slice(address.indexOf('#')))
      await expect.poll(async () => Math.round((await anchor.boundingBox())?.y ?? Number.NaN)).toBe(BELOW_HEADER)
    })

test('a visitor who has started to scroll is not taken back to the anchor', async ({ page }) => {
  const releaseStyles = await delayFiles(page, 'assets/*.css')
  await page.goto('/agents#integrations-heading')
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -20_000)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  releaseStyles()
  await expectLaidOut(page)
  expect(await scrollPosition(page)).toBe(0)
})

test('going back to a page shows its lower islands even if the connection was lost meanwhile', async ({
  page,
  problems,
}) => {
  const islands = ['agent-suite', 'work', 'integrations', 'promises']
  const fetched = new Set<string | undefined>()
  page.on('response', (response) => fetched.add(/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(response.url())?.[1]))
  await page.setViewportSize(DESKTOP)
  await page.goto('/agents')
  await waitForHydration(page)
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(() => islands.filter((island) => !fetched.has(island))).toEqual([])
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.goBack()
  await expect(page).toHaveTitle(titleStart(pageTextOf('agents', 'head.title')))
  for (const island of islands) await expect(page.locator(`[data-island=${island}] section`).first()).toBeAttached()
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]) // pictures
  problems.length = 0
})

const LONG_PAGE = '/agents'
const countSkippedSections = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll(
      (sections) => sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
    )

test('the lower sections of a page are skipped at first, and laid out later without scrolling', {
  tag: '@soak',
}, async ({ page }) => {
  const release = await delayFiles(page, 'assets/*.js')
  await page.goto(LONG_PAGE, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await countSkippedSections(page)).toBeGreaterThan(5)
  release()
  await expectLaidOut(page)
  expect(await countSkippedSections(page)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every section of a page is laid out', async ({ page }) => {
    await page.goto(LONG_PAGE)
    expect(await page.locator('main section').count()).toBeGreaterThan(5)
    expect(await countSkippedSections(page)).toBe(0)
  })
})

test('an anchor that cannot be decoded is ignored, and links still work', { tag: '@soak' }, async ({ page }) => {
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
  await expectLaidOut(page) // otherwise the link could move under the header, from where a click scrolls it again
  const last = page.getByRole('article').last().getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => history.state?.top === Math.round(scrollY) && scrollY > 0)
  const position = await scrollPosition(page)
  await last.click()
  await expect(page).toHaveURL(/\/blog\/./)
  return position
}
