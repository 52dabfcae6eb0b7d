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
  waits,
} from './outbox-fixtures.ts'

/** Opens a page and waits until the worker controls it. The worker has all scripts by then. */
async function visitControlled(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Opens a tab of the site that runs none of its scripts: whatever is sent then is sent by the worker. */
async function silentTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${url}/online-check.txt`)
  return tab
}

/**
 * Returns functions that wake the worker, as Chromium does when the network is back, and kill it, as Chromium may at
 * any moment.
 */
async function wakerOf(tab: Page) {
  const client = await tab.context().newCDPSession(tab)
  const { origin } = new URL(tab.url())
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await found
  return {
    wake: () =>
      client.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false }),
    kill: () => client.send('ServiceWorker.stopAllWorkers'),
  }
}

async function leaveOneWaiting(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await visitControlled(page, '/about')
  await context.setOffline(true)
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect(outboxButton(page)).toHaveAccessibleName(waits(1))
  await page.close()
  await context.setOffline(false)
}

test('with no page open, the worker sends waiting requests when the browser wakes it', async ({
  context,
  mail,
  site,
}) => {
  await leaveOneWaiting(context)
  const { wake } = await wakerOf(await silentTab(context, site.url))
  await wake() // Chromium may have done so already
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  const page = await context.newPage()
  await gotoHydrated(page, '/about')
  await expect(outboxButton(page)).toHaveCount(0)
  expect(mail.posts).toHaveLength(1)
})

for (const ms of [0, 100, 600]) {
  test(`killing the worker ${ms} ms after it sent a request loses none, and causes one duplicate at most`, {
    tag: ms === 100 ? [] : '@soak',
  }, async ({ context, mail, site }) => {
    mail.faults([{ delayMs: 300 }])
    await leaveOneWaiting(context)
    const { wake, kill } = await wakerOf(await silentTab(context, site.url))
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

test('an update while a request is sent loses neither the request nor the typed text', async ({
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
  mail.faults([{ delayMs: 2500 }])
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

test('the worker can connect to the mail service and to no host that the policy does not name', async ({
  page,
  mail,
}) => {
  const asked: string[] = []
  const stranger = createServer((request, response) => {
    asked.push(request.method ?? '')
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('hello')
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`
  await visitControlled(page, '/about')
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  const reach = (url: string) =>
    worker.evaluate(
      (to) =>
        fetch(to, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      url,
    )
  expect(await reach(address)).toBe(false)
  expect(await reach(mail.endpoint)).toBe(true)
  expect(asked).toEqual([])
  await new Promise((resolve) => stranger.close(resolve))
})
