import type { BrowserContext, Page } from '@playwright/test'
import { articleSlugs } from '#support/addresses.ts'
import { factOf, longestArticle } from '#support/content-source.ts'
import { messageOf, pageTextOf, patternOf } from '#support/messages.ts'
import { findAllPairs } from './page-actions.ts'
import {
  activateFooter,
  collectProblems,
  expect,
  goOfflineAgain,
  pageSeries,
  serveSite,
  test,
  waitForHydration,
} from './site-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** The time that precaching the whole site may take on a busy machine. */
const PRECACHING_MS = 60_000

/** One visit with a connection, after which the server has stopped. Installing the site takes most of the time. */
test.describe('after one visit, without the server', () => {
  test.describe.configure({ mode: 'default' }) // one process, so that the site is installed once

  let device: BrowserContext
  let address = ''

  test.beforeAll(async ({ browser }) => {
    const site = await serveSite()
    address = site.url
    device = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await device.newPage()
    await page.goto(address)
    await expect(page.getByText(messageOf('site', 'notices.ready'))).toBeVisible({ timeout: PRECACHING_MS })
    await site.close()
    await device.setOffline(true)
    await page.close()
  })
  test.afterEach(async () => {
    for (const page of device.pages()) await page.close()
  })
  test.afterAll(() => device.close())

  /** Opens a page of the site in a new tab. */
  async function openOffline(path: string): Promise<Page> {
    const page = await device.newPage()
    await page.goto(address + path)
    return page
  }

  test('the search finds everything, and opens what it finds', async () => {
    const page = await openOffline('/about')
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('edge ai machine')
    const options = page.getByRole('dialog').getByRole('option')
    await expect(options.first()).toContainText('Edge AI')
    await expect(page.getByText(messageOf('search', 'notHere'))).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Edge AI')
  })

  for (const { where, pages, tag } of pageSeries)
    test(`the site opens ${where}`, { tag }, async () => {
      test.slow()
      const page = await device.newPage()
      const problems = await collectProblems(page, address)
      for (const path of [...pages, '/about?x=1', '/?source=pwa']) {
        await page.goto(address + path)
        await expect(page.locator('h1'), path).toBeVisible()
      }
      for (const path of ['/about/?x=1', '/about.html?x=1']) {
        await page.goto(address + path)
        await expect(
          page.getByRole('heading', { level: 1, name: patternOf(pageTextOf('about', 'heading')) }),
        ).toBeVisible()
        expect(page.url()).toMatch(/\/about\?x=1$/)
      }
      expect(problems).toEqual([])
    })

  test('the blog filters by address, and an article that was never visited shows its cover', async () => {
    const page = await openOffline(`/blog?${new URLSearchParams({ q: longestArticle.title })}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: longestArticle.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: longestArticle.title })).toBeVisible()
    const cover = page.locator('article img[width="1600"]').first()
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  })

  test('the chat answers and a whole game can be played', async () => {
    const page = await openOffline('/fun')
    await waitForHydration(page)
    await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
    await page.getByRole('textbox', { name: messageOf('chat', 'panel.message') }).fill('How long does a website take?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText(factOf('simpleSiteTime'))
    await page.getByRole('button', { name: messageOf('chat', 'panel.close') }).click()
    await page.getByRole('button', { name: messageOf('game', 'start') }).click()
    await findAllPairs(page)
    await expect(page.getByText("Congratulations! You've completed the game!")).toBeVisible()
  })

  test('an unknown address shows the site’s not-found page, and the visitor reads that there is no connection', async () => {
    const page = await openOffline('/nowhere/at/all')
    await goOfflineAgain(device)
    await expect(page.getByRole('heading', { name: pageTextOf('not-found', 'heading') })).toBeVisible()
    await expect(page.getByText(messageOf('site', 'notices.offline'))).toBeVisible()
    await activateFooter(page)
    await device.setOffline(false)
    await expect(page.getByText(messageOf('site', 'notices.online'))).toBeVisible()
    await device.setOffline(true)
  })
})

/** The time after which a page has said that it works offline, if it does. */
const LONGEST_NOTICE_DELAY_MS = 20_000

/**
 * Turns on Save-Data in a tab. Returns a function that returns how often the page has read the setting since it loaded,
 * and the types of the commands that it has sent to the worker.
 */
async function recordSaveData(page: Page) {
  await page.addInitScript(() => {
    const recorded = { reads: 0, commands: [] as unknown[] }
    Object.assign(globalThis, { recorded })
    const connection = {
      get saveData() {
        recorded.reads += 1
        return true
      },
    }
    Object.defineProperty(navigator, 'connection', { value: connection })
    const { postMessage } = ServiceWorker.prototype
    ServiceWorker.prototype.postMessage = function (...args: [unknown]) {
      recorded.commands.push((args[0] as { readonly type?: unknown }).type)
      postMessage.apply(this, args)
    }
  })
  return () =>
    page.evaluate(
      () =>
        (globalThis as unknown as { recorded: { readonly reads: number; readonly commands: readonly unknown[] } })
          .recorded,
    )
}

test('with Save-Data, the site’s texts are cached but not its pictures, and the page does not promise to work offline', {
  tag: '@soak',
}, async ({ context }) => {
  const site = await serveSite()
  const page = await context.newPage()
  const saving = await recordSaveData(page)
  await page.clock.install()
  for (const visit of ['first', 'second']) {
    await page.goto(`${site.url}/about`)
    await waitForHydration(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // the page asks for the pictures as soon as it knows that the visitor does not save data
    await expect.poll(async () => (await saving()).reads, visit).toBeGreaterThan(0)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect((await saving()).commands, visit).toEqual([])
  }
  const pictureCount = await page.evaluate(async () => (await (await caches.open('site-rest')).keys()).length)
  expect(pictureCount).toBe(0)
  await page.clock.runFor(LONGEST_NOTICE_DELAY_MS)
  await expect(page.getByRole('status', { name: messageOf('site', 'notices.label') })).toBeEmpty()
  await context.setOffline(true)
  for (const [path, word] of [
    ['/licenses', 'react-dom'],
    [longestArticle.path, longestArticle.title],
  ] as const) {
    await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible()
  }
  await site.close()
})

test('if one picture fails to load, the others are cached, and the next visit adds the missing one', {
  tag: '@soak',
}, async ({ context }) => {
  const site = await serveSite()
  await context.route(`**/covers/${longestArticle.slug}-960.avif`, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(`${site.url}/about`)
  const countCovers = () =>
    page.evaluate(async () => {
      const pictures = await (await caches.open('site-rest')).keys()
      return pictures.filter(({ url }) => /\/covers\/(?!project-)/.test(url)).length
    })
  await expect.poll(countCovers, { timeout: PRECACHING_MS }).toBe(articleSlugs.length - 1)
  await context.unroute(/covers\//)
  await page.unrouteAll()
  await context.unrouteAll()
  await page.reload()
  await expect.poll(countCovers, { timeout: PRECACHING_MS }).toBe(articleSlugs.length)
  await site.close()
})

test('the worker leaves posts and range requests to the host', { tag: '@soak' }, async ({ context }) => {
  const site = await serveSite()
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const fromWorker = await page.evaluate(async () => {
    const range = await fetch('/favicon.svg', { headers: { range: 'bytes=0-9' } })
    const post = await fetch('/about', { method: 'POST' })
    return { range: range.status, post: post.status }
  })
  expect(fromWorker).toEqual({ range: 206, post: 405 })
  await site.close()
})
