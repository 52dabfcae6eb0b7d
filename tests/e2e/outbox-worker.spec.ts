import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { checkForUpdate, deployNewVersion } from './new-version.ts'
import {
  copyCounts,
  expect,
  gotoHydrated,
  meetingForm,
  outboxButton,
  subscribeToNewsletter,
  test,
  waitingName,
} from './outbox-fixtures.ts'
import { activateFooter } from './site-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the worker controls it. By then, the worker has cached all scripts. */
async function visitControlled(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Opens a text file of the site in a tab. The tab runs no scripts, so only the worker can send requests. */
async function openTextFile(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${url}/online-check.txt`)
  return tab
}

/**
 * Returns functions that wake the worker, as Chromium does when the network is back, and kill it, as Chromium may at
 * any moment.
 */
async function workerControls(tab: Page) {
  const client = await tab.context().newCDPSession(tab)
  const { origin } = new URL(tab.url())
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    wake: () =>
      client.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false }),
    kill: () => client.send('ServiceWorker.stopAllWorkers'),
  }
}

async function leaveWaitingRequest(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await visitControlled(page, '/about')
  await activateFooter(page)
  await page.waitForLoadState('networkidle') // the outbox is loaded once the page is used
  await context.setOffline(true)
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  await page.close()
  await context.setOffline(false)
}

test('with no page open, the worker sends waiting requests when the browser wakes it', async ({
  context,
  mail,
  site,
}) => {
  await leaveWaitingRequest(context)
  const { wake } = await workerControls(await openTextFile(context, site.url))
  await wake() // Chromium may have done so already
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  const page = await context.newPage()
  await gotoHydrated(page, '/about')
  await expect(outboxButton(page)).toHaveCount(0)
  expect(mail.posts).toHaveLength(1)
})

for (const ms of [0, 100, 600]) {
  test(`if the worker is killed ${ms} ms after it sent a request, the request arrives, and at most twice`, {
    tag: ms === 100 ? [] : '@soak',
  }, async ({ context, mail, site }) => {
    mail.setFaults([{ delayMs: 300 }])
    await leaveWaitingRequest(context)
    const { wake, kill } = await workerControls(await openTextFile(context, site.url))
    await wake()
    await expect.poll(() => mail.posts.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, ms))
    await kill()
    const page = await context.newPage()
    await gotoHydrated(page, '/about')
    await expect.poll(() => mail.accepted.size).toBe(1)
    await expect(outboxButton(page)).toHaveCount(0)
    expect(mail.posts.length).toBeLessThanOrEqual(2)
  })
}

test('an update during the sending of a request preserves the request and the typed text', { tag: '@soak' }, async ({
  page,
  mail,
  site,
  mailHost,
}) => {
  await visitControlled(page, '/contact')
  const newer = mkdtempSync(join(tmpdir(), 'vyomix-newer-'))
  cpSync(mailHost.folder, newer, { recursive: true })
  deployNewVersion(newer)
  await site.stop()
  await site.start(newer)
  await checkForUpdate(page)
  await expect(page.getByText(messageOf('site', 'notices.newer'))).toBeVisible()
  mail.setFaults([{ delayMs: 2500 }])
  await subscribeToNewsletter(page, 'leela@example.com')
  await meetingForm(page).getByLabel('Full Name').fill('Asha Verma')
  await meetingForm(page).getByLabel('Project Details').fill('A shop for handmade paper.')
  await expect.poll(() => mail.posts.length).toBe(1)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: messageOf('site', 'notices.update') }).click()
  await reloaded
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('Asha Verma')
  await expect(meetingForm(page).getByLabel('Project Details')).toHaveValue('A shop for handmade paper.')
  await expect.poll(() => mail.accepted.size).toBe(1)
  await expect(outboxButton(page)).toHaveCount(0)
  expect(mail.posts.length).toBeLessThanOrEqual(2)
  rmSync(newer, { recursive: true, force: true })
})

test('the worker can connect to the mail service, but not to a host that the policy does not name', async ({
  page,
  mail,
}) => {
  const receivedMethods: string[] = []
  const otherHost = createServer((request, response) => {
    receivedMethods.push(request.method ?? '')
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('hello')
  })
  await new Promise<void>((resolve) => otherHost.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(otherHost.address() as AddressInfo).port}/`
  await visitControlled(page, '/about')
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  const canConnect = (url: string) =>
    worker.evaluate(
      (target) =>
        fetch(target, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      url,
    )
  expect(await canConnect(address)).toBe(false)
  expect(await canConnect(mail.endpoint)).toBe(true)
  expect(receivedMethods).toEqual([])
  await new Promise((resolve) => otherHost.close(resolve))
})
