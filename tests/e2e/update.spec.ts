import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { checkForUpdate, deployNewVersion } from './new-version.ts'
import { activateFooter, collectProblems, DIST, expect, serveSite, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Copies the site into a folder that the test may change while it is served. */
function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
  cpSync(DIST, folder, { recursive: true })
  folders.push(folder)
  return folder
}

async function visitUntilControlled(context: BrowserContext, url: string, path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await waitForHydration(page)
  return page
}

/** Returns a function that returns how often the page has loaded since this call. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('a newer version waits for the visitor, reloads once, and keeps the typed text', async ({ context }) => {
  const folder = copyOfSite()
  const site = await serveSite(folder)
  const page = await visitUntilControlled(context, site.url)
  const loads = countLoads(page)
  await page
    .getByRole('contentinfo')
    .getByRole('textbox', { name: messageOf('newsletter', 'field') })
    .fill('leela@example.com')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await page.getByRole('textbox', { name: messageOf('chat', 'panel.message') }).fill('half a question')
  deployNewVersion(folder)
  await checkForUpdate(page)
  await expect(page.getByText(messageOf('site', 'notices.newer'))).toBeVisible()
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: messageOf('site', 'notices.update') }).click()
  await expect.poll(loads).toBe(1)
  await waitForHydration(page)
  await activateFooter(page)
  await expect(
    page.getByRole('contentinfo').getByRole('textbox', { name: messageOf('newsletter', 'field') }),
  ).toHaveValue('leela@example.com')
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(page.getByRole('textbox', { name: messageOf('chat', 'panel.message') })).toHaveValue('half a question')
  expect(await page.content()).not.toContain(messageOf('site', 'notices.newer'))
  expect(loads()).toBe(1)
  await site.close()
})

test('another open tab shows a notice, does not reload, and still opens pages of its own version', async ({
  context,
}) => {
  const folder = copyOfSite()
  const site = await serveSite(folder)
  const otherTab = await visitUntilControlled(context, site.url, '/about')
  const problems = await collectProblems(otherTab, site.url)
  const loads = countLoads(otherTab)
  const page = await visitUntilControlled(context, site.url)
  deployNewVersion(folder)
  await checkForUpdate(page)
  await page.getByRole('button', { name: messageOf('site', 'notices.update') }).click()
  await expect(otherTab.getByText(messageOf('site', 'notices.updated'))).toBeVisible()
  expect(loads()).toBe(0)
  await activateFooter(otherTab)
  await otherTab.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(otherTab.getByRole('heading', { level: 1, name: /Our Blog/ })).toBeVisible()
  await otherTab.setViewportSize({ width: 1440, height: 900 })
  await otherTab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fun Page' }).click()
  await expect(otherTab.getByRole('heading', { level: 1, name: pageTextOf('fun', 'heading') })).toBeVisible()
  expect(loads()).toBe(0)
  expect(problems).toEqual([])
  await site.close()
})

test('“Later” hides the notice about a newer version', { tag: '@soak' }, async ({ context }) => {
  const folder = copyOfSite()
  const site = await serveSite(folder)
  const page = await visitUntilControlled(context, site.url)
  deployNewVersion(folder)
  await checkForUpdate(page)
  await page.getByRole('button', { name: messageOf('site', 'notices.later') }).click()
  await expect(page.getByText(messageOf('site', 'notices.newer'))).toHaveCount(0)
  await site.close()
})

test('a version with missing files is not installed', { tag: '@soak' }, async ({ context }) => {
  const folder = copyOfSite()
  const site = await serveSite(folder)
  const page = await visitUntilControlled(context, site.url)
  rmSync(deployNewVersion(folder))
  expect(await page.evaluate(stateAfterUpdate)).toBe('redundant')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await expect(page.getByText(messageOf('site', 'notices.newer'))).toHaveCount(0)
  await page.goto(`${site.url}/fun`)
  await expect(page.getByRole('button', { name: messageOf('game', 'start') })).toBeVisible()
  await expect(page.getByText(messageOf('site', 'notices.newer'))).toHaveCount(0)
  await site.close()
})

test('the kill switch removes worker and caches but not what the visitor stored', async ({ context }) => {
  const folder = copyOfSite()
  const site = await serveSite(folder)
  const page = await visitUntilControlled(context, site.url)
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(page.getByRole('log')).toContainText(messageOf('chat', 'replies.welcome'))
  cpSync(join(folder, 'sw-off.js'), join(folder, 'sw.js'))
  await checkForUpdate(page)
  // the page reloads meanwhile
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual([])
  await expect.poll(() => registrationsOf(page)).toBe(0)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).toContain('site-chat')
  await site.close()
})

test('“?no-sw” asks first, and removes a worker that serves wrong scripts', async ({ context }) => {
  const site = await serveSite()
  const page = await visitUntilControlled(context, site.url)
  await page.evaluate(replaceCachedScripts)
  await page.goto(`${site.url}/about?no-sw`)
  await expect(page.getByRole('heading', { name: 'Remove the offline copy?' })).toBeVisible()
  expect(await registrationsOf(page)).toBe(1) // a link from somebody else must not remove the worker
  await page.getByRole('button', { name: 'Remove the copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible()
  await waitForHydration(page)
  expect(new URL(page.url()).pathname).toBe('/about')
  expect(await registrationsOf(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await site.close()
})

test('a form of another site cannot remove the worker', { tag: '@soak' }, async ({ context }) => {
  const site = await serveSite()
  const page = await visitUntilControlled(context, site.url)
  await page.goto('about:blank')
  await page.setContent(`<form method="post" action="${site.url}/about?no-sw"><button>Win a prize</button></form>`)
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Remove the offline copy?' })).toBeVisible()
  await page.getByRole('link', { name: 'Keep it' }).click()
  await waitForHydration(page)
  expect(new URL(page.url()).search).toBe('')
  expect(await registrationsOf(page)).toBe(1)
  await site.close()
})

test('with storage blocked, “?no-sw” asks nothing, and the page works', { tag: '@soak' }, async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.dismiss()
  })
  const loads = countLoads(page)
  await page.addInitScript(() => {
    const reject = () => {
      Object.assign(globalThis, { hasLookedForWorkers: true })
      return Promise.reject(new DOMException('The user denied permission to use Service Worker.', 'SecurityError'))
    }
    Object.assign(ServiceWorkerContainer.prototype, {
      register: reject,
      getRegistration: reject,
      getRegistrations: reject,
    })
  })
  await page.goto('/about?no-sw')
  await waitForHydration(page)
  await page.waitForFunction(() => 'hasLookedForWorkers' in globalThis)
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await expect(page.getByRole('log')).toContainText(messageOf('chat', 'replies.welcome'))
  expect(questions).toEqual([])
  expect(loads()).toBe(1)
})

test('without service workers the site still works, and does not promise to work offline', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'serviceWorker'))
  const searchFiles = readdirSync(`${DIST}/records/search`).filter((file) => file.startsWith('text-'))
  const lastTexts = page.waitForResponse(`**/records/search/text-${searchFiles.length - 1}.json`)
  const newsletterSky = page.waitForResponse(/letter-sky\.svg$/) // in view once the search has shortened the list
  await page.goto('/blog')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').fill('quantum')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('heading', { name: 'Our newsletter' }).scrollIntoViewIfNeeded()
  await newsletterSky
  await lastTexts
  await context.setOffline(true)
  await expect(page.getByRole('status', { name: 'Site status' })).toHaveText(
    messageOf('site', 'notices.offlineNotKept'),
  )
})

/** Returns the number of registered workers, or -1 while the page reloads. */
async function registrationsOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1)
}

/** Looks for a newer version, and returns the state of its worker after 'installing': 'installed' or 'redundant'. */
async function stateAfterUpdate(): Promise<string> {
  const registration = await navigator.serviceWorker.ready
  return new Promise((resolve, reject) => {
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => resolve(worker.state), { once: true })
    })
    registration.update().catch(reject)
  })
}

/** Puts a login page in place of the scripts in the worker's cache, as a version without checks might have. */
async function replaceCachedScripts(): Promise<void> {
  const site = await caches.open('site')
  for (const request of await site.keys())
    if (request.url.includes('/assets/') && request.url.endsWith('.js'))
      await site.put(request, new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }))
}
