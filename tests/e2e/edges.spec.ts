import type { Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test'
import { config } from '#content/config.ts'
import { contentFiles } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { textsBeyondEdges } from './layout-checks.ts'
import { everyPage, expect, test, waitForHydration } from './site-fixtures.ts'

/** Pages with much that can be wider than a screen: long words, prices, drawings with labels. */
const SAMPLE = ['/', '/services/api-development']
/** Each group of pages is one test. Only the sample is in the normal run. */
const GROUPS = [SAMPLE, ...everyPage.filter((path) => !SAMPLE.includes(path)).map((path) => [path])]
const tagOf = (group: readonly string[]) => ({ tag: group === SAMPLE ? [] : ['@soak'] })

const chatButton = (page: Page) => page.getByRole('button', { name: messageOf('chat', 'button.open') })
const chat = (page: Page) => page.getByRole('region', { name: messageOf('chat', 'panel.label', { name: config.name }) })
const messageField = (page: Page) => chat(page).getByRole('textbox', { name: messageOf('chat', 'panel.message') })
const sendButton = (page: Page) => chat(page).getByRole('button', { name: messageOf('chat', 'panel.send') })
const closeButton = (page: Page) => chat(page).getByRole('button', { name: messageOf('chat', 'panel.close') })

/** Sets how much of each edge a notch and a home bar cover. */
async function setInsets(page: Page, insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Returns the distances of an element from the edges of the screen. */
const distances = (element: ReturnType<Page['locator']>) =>
  element.evaluate((node) => {
    const { top, right, bottom, left } = node.getBoundingClientRect()
    return { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
  })

const NOTCH = { top: 0, right: 59, bottom: 21, left: 59 } // an iPhone held sideways
const HOME_BAR = { top: 47, right: 0, bottom: 34, left: 0 } // an installed site on an iPhone

for (const group of GROUPS)
  test(
    `on a phone held sideways, no text of ${group.join(' and ')} is under the notch`,
    tagOf(group),
    async ({ page }) => {
      await page.setViewportSize({ width: 852, height: 393 })
      await setInsets(page, NOTCH)
      for (const path of group) {
        await page.goto(path)
        await waitForHydration(page)
        expect(await textsBeyondEdges(page, NOTCH), path).toEqual([])
        expect((await distances(page.getByRole('banner').getByRole('link').first())).left).toBeGreaterThanOrEqual(59)
      }
    },
  )

test('the header, the menu, the chat and the footer keep clear of the camera and the home bar', async ({ page }) => {
  await page.setViewportSize({ width: 393, height: 852 })
  await setInsets(page, HOME_BAR)
  await page.goto('/contact')
  await waitForHydration(page)
  const openMenu = page.getByRole('button', { name: messageOf('site', 'header.openMenu') })
  expect((await distances(openMenu)).top).toBeGreaterThanOrEqual(47)
  await openMenu.click()
  const menu = page.getByRole('dialog', { name: messageOf('site', 'header.menu') })
  expect((await distances(menu.getByRole('button').first())).top).toBeGreaterThanOrEqual(47)
  await expect(menu.getByRole('link', { name: messageOf('search', 'do.deletion.name') })).toBeVisible() // is loaded late
  expect((await distances(menu.getByRole('link').last())).bottom).toBeGreaterThanOrEqual(34)
  await page.keyboard.press('Escape')
  expect((await distances(chatButton(page))).bottom).toBeGreaterThanOrEqual(34)
  await chatButton(page).click()
  await expect(messageField(page)).toBeFocused()
  expect((await distances(sendButton(page))).bottom).toBeGreaterThanOrEqual(34)
  expect((await distances(closeButton(page))).top).toBeGreaterThanOrEqual(47)
})

test('in a low window the chat shows its messages, and all of it can be reached', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await chatButton(page).click()
  await expect(messageField(page)).toBeFocused()
  for (const [width, height, draft] of [
    [667, 375, ''],
    [568, 320, ''],
    [390, 420, ''],
    [360, 300, ''],
    [1366, 600, ''],
    [1280, 620, ''],
    [320, 256, 'a long draft '.repeat(60)],
  ] as const) {
    await page.setViewportSize({ width, height })
    await messageField(page).fill(draft)
    const log = page.getByRole('group', { name: messageOf('chat', 'panel.messages') })
    const room = await log.evaluate((node) => node.clientHeight)
    expect(room, `${width} × ${height}`).toBeGreaterThanOrEqual(72)
    for (const control of [closeButton(page), messageField(page), sendButton(page)])
      await expect(control).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone, the offline notice is above the open chat, or waits until there is room', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await waitForHydration(page)
  await chatButton(page).click()
  await expect(messageField(page)).toBeFocused()
  await context.setOffline(true)
  const notice = page.getByRole('status', { name: messageOf('site', 'notices.label') }).locator('p')
  await expect(notice).toBeVisible()
  const panelTop = (await distances(chat(page))).top
  await expect.poll(async () => 844 - (await distances(notice)).bottom).toBeLessThanOrEqual(panelTop)
  await page.setViewportSize({ width: 390, height: 600 })
  await expect.poll(() => notice.evaluate((node) => node.checkVisibility({ opacityProperty: true }))).toBe(false)
})

for (const group of GROUPS)
  test(
    `however large the visitor’s text is, none of ${group.join(' and ')} ends off the screen`,
    tagOf(group),
    async ({ playwright, launchOptions, baseURL }) => {
      for (const [fontSize, widths] of [
        [24, [1366, 360]],
        [32, [412]],
      ] as const) {
        const { page, close } = await openBrowser(
          playwright,
          launchOptions,
          `--blink-settings=defaultFontSize=${fontSize}`,
        )
        for (const path of group) {
          await page.goto(`${baseURL}${path}`)
          await waitForHydration(page)
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            expect(await textsBeyondEdges(page), `${path} at ${fontSize} px and ${width} px`).toEqual([])
          }
        }
        await close()
      }
    },
  )

for (const _ of contentFiles('library').slice(0, 1))
  test('beside a classic scrollbar, nothing moves when a dialog opens', { tag: '@soak' }, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const { page, close } = await openBrowser(playwright, launchOptions)
    await page.setViewportSize({ width: 1300, height: 800 })
    await page.goto(`${baseURL}/ai-agents-library`)
    await waitForHydration(page)
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    const places = ['header a', 'h1', `[aria-label="${messageOf('chat', 'button.open')}"]`]
    const positions = () =>
      page.evaluate((all) => all.map((place) => document.querySelector(place)?.getBoundingClientRect().left), places)
    const before = await positions()
    await page
      .getByRole('button', { name: messageOf('library', 'page.card.run') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const moves = (await positions()).map((left = 0, index) => Math.abs(left - (before[index] ?? 0)))
    expect(Math.max(...moves)).toBeLessThan(1) // a fraction, because the width of the scrollbar no longer counts for vw
    await close()
  })

test('a search that finds nothing shows its message without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  for (const [path, heading] of [
    ...contentFiles('jobs')
      .slice(0, 1)
      .map(() => ['/jobs', pageTextOf('jobs', 'none.heading')] as const),
    ...contentFiles('articles')
      .slice(0, 1)
      .map(() => ['/blog', pageTextOf('blog', 'none.heading')] as const),
    ...contentFiles('library')
      .slice(0, 1)
      .map(() => ['/ai-agents-library', messageOf('library', 'page.empty.title')] as const),
  ]) {
    await page.goto(path)
    await waitForHydration(page)
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('zzqx')
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
    await expect(search).toBeInViewport({ ratio: 1 })
  }
})

test('on the home page, the dot of a card stands behind the last word of its title', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const misplaced = await page.locator('main li h3 > a:has(> span + i)').evaluateAll((links) =>
      links.flatMap((link) => {
        const [words, dot] = [...link.children]
        const last = [...(words?.getClientRects() ?? [])].at(-1)
        const box = dot?.getBoundingClientRect()
        const isBehind = last && box && box.top > last.top && box.bottom < last.bottom && box.left - last.right < 20
        return isBehind ? [] : [link.textContent]
      }),
    )
    expect(misplaced, `at ${width} px`).toEqual([])
  }
})

/** Starts a browser that shows classic scrollbars, as on Windows, with more arguments. */
async function openBrowser(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: PlaywrightWorkerOptions['launchOptions'],
  ...args: readonly string[]
) {
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...args],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  return { page, close: () => browser.close() }
}
