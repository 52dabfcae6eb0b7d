import type { Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import {
  copyCounts,
  expect,
  gotoHydrated,
  gotoWithOutbox,
  meetingForm,
  ONE_SENDING_NAME,
  ONE_UNDECIDED_NAME,
  openWaitingRequestsPanel,
  outboxButton,
  shortestInterval,
  submitMeetingForm,
  subscribeToNewsletter,
  test,
  waitingName,
} from './outbox-fixtures.ts'

test('no request is sent while the network answers everything with a page of its own', async ({ page, mail }) => {
  await page.route('**/online-check.txt', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  )
  await gotoHydrated(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  const panel = await openWaitingRequestsPanel(page)
  await panel.getByRole('button', { name: messageOf('outbox', 'sendAll') }).click()
  await expect(page.getByText(messageOf('outbox', 'toasts.offline.title'))).toBeVisible()
  expect(mail.posts).toHaveLength(0)
  await page.unroute('**/online-check.txt')
  await panel.getByRole('button', { name: messageOf('outbox', 'sendAll') }).click()
  await expect.poll(() => copyCounts(mail)).toEqual([1])
})

test('a request is tried again until a failing service accepts it', { tag: '@soak' }, async ({ page, mail }) => {
  mail.setFaults([{ status: 500 }, { status: 503 }])
  await gotoHydrated(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect.poll(() => copyCounts(mail), { timeout: 40_000 }).toEqual([1])
  expect(mail.posts).toHaveLength(3)
  expect(shortestInterval(mail)).toBeGreaterThan(1050)
})

test('until the time that the service set, no request is sent, and the visitor cannot send any either', {
  tag: '@soak',
}, async ({ page, mail }) => {
  mail.setFaults([{ status: 429, retryAfter: 4 }])
  await gotoHydrated(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect.poll(() => mail.posts.length).toBe(1)
  const panel = await openWaitingRequestsPanel(page)
  await expect(panel.getByRole('button', { name: messageOf('outbox', 'sendAll') })).toBeDisabled()
  await expect.poll(() => copyCounts(mail), { timeout: 40_000 }).toEqual([1])
  expect(shortestInterval(mail)).toBeGreaterThan(3950)
})

test('if the service fails after storing a request, it gets the request once more, under the same reference', {
  tag: '@soak',
}, async ({ page, mail }) => {
  mail.setFaults([{ status: 500, isStoredAnyway: true }])
  await gotoHydrated(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect.poll(() => copyCounts(mail), { timeout: 40_000 }).toEqual([2])
  await expect(outboxButton(page)).toHaveCount(0)
  expect(mail.posts).toHaveLength(2)
})

test('after a response that the browser may not read, the panel says that the request may have arrived', async ({
  page,
  mail,
}) => {
  mail.setFaults([{ status: 429, retryAfter: 1, hasCors: false }])
  await gotoHydrated(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect.poll(() => mail.posts.length).toBe(1)
  const panel = await openWaitingRequestsPanel(page)
  await expect(panel).toContainText(messageOf('outbox', 'why.maybe'))
  await expect.poll(() => copyCounts(mail), { timeout: 40_000 }).toEqual([1])
  await expect(panel).toContainText(messageOf('outbox', 'empty.title'))
})

/**
 * Advances the fake clock of the page by two seconds, and returns what `read` returns. Longer steps would fail, because
 * the page gives up on storage that does not respond for three seconds.
 */
async function twoSecondsLater<T>(page: Page, read: () => T): Promise<T> {
  await page.clock.runFor(2000)
  return read()
}

test('after a lost response, a request is tried twice more, and then the visitor is asked', async ({ page, mail }) => {
  mail.setFaults(() => ({ drop: 'after' }))
  await gotoWithOutbox(page, '/about')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000) // the pauses between tries pass only when the test says so
  await subscribeToNewsletter(page, 'leela@example.com')
  for (const post of [1, 2, 3]) {
    await expect.poll(() => twoSecondsLater(page, () => mail.posts.length), { timeout: 60_000 }).toBe(post)
    await expect(outboxButton(page)).not.toHaveAccessibleName(/sending/)
  }
  await expect(outboxButton(page)).toHaveAccessibleName(ONE_UNDECIDED_NAME)
  await page.clock.runFor(3_600_000)
  expect(copyCounts(mail)).toEqual([3]) // three copies under one reference, and no fourth
  const panel = await openWaitingRequestsPanel(page)
  await expect(panel).toContainText(messageOf('outbox', 'says.noAnswer'))
  await expect(panel).toContainText(messageOf('outbox', 'why.noAnswer'))
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.markSent') }).click()
  await expect(panel).toContainText(/Sent · Ref MR-[0-9A-Z]{8}/)
  expect(mail.posts).toHaveLength(3)
})

for (const fault of [{ status: 302 }, { page: 'before' }] as const) {
  test(`a request that ${'page' in fault ? 'gets a page as its response' : 'is redirected'} counts as unsent, and the form keeps its text`, {
    tag: 'page' in fault ? [] : '@soak',
  }, async ({ page, mail, problems }) => {
    mail.setFaults([fault])
    await gotoHydrated(page, '/contact')
    await submitMeetingForm(page)
    await expect(
      page.getByText('Failed to send meeting request. Please try again or contact us directly.').first(),
    ).toBeVisible()
    await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('Asha Verma')
    await meetingForm(page)
      .getByRole('button', { name: messageOf('saving', 'sending.later') })
      .click()
    await expect(page.getByText(messageOf('saving', 'sending.savedDoubtful.text')).first()).toBeVisible()
    await expect.poll(() => copyCounts(mail)).toEqual([1])
    problems.length = 0 // only the failure is logged
  })
}

test('if the service does not respond for 20 s, the request waits and is sent again', { tag: '@soak' }, async ({
  page,
  mail,
}) => {
  mail.setFaults([{ delayMs: 600_000 }])
  await gotoWithOutbox(page, '/about')
  await page.clock.install()
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect.poll(() => mail.posts.length).toBe(1)
  await expect(outboxButton(page)).toHaveAccessibleName(ONE_SENDING_NAME)
  await page.clock.runFor(21_000)
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  await expect.poll(() => twoSecondsLater(page, () => copyCounts(mail)), { timeout: 60_000 }).toEqual([1])
})

for (const tabs of [2, 10]) {
  test(`${tabs} tabs that send at the same time send each request once, one after the other`, {
    tag: tabs === 2 ? [] : '@soak',
  }, async ({ context, mail, page }) => {
    test.slow()
    const pages = [page]
    while (pages.length < tabs) pages.push(await context.newPage())
    for (const each of pages) await gotoHydrated(each, '/404')
    await Promise.all(pages.map((each, index) => subscribeToNewsletter(each, `visitor-${index}@example.com`)))
    await expect.poll(() => mail.accepted.size, { timeout: 60_000 }).toBe(tabs)
    for (const each of pages) await expect(outboxButton(each)).toHaveCount(0)
    expect(copyCounts(mail)).toEqual(Array.from({ length: tabs }, () => 1))
    expect(mail.greatestConcurrency()).toBe(1)
    expect(shortestInterval(mail)).toBeGreaterThan(1050)
  })
}

/** One delay before the response of the service arrives, and one after it. */
const SAMPLED_DELAYS_MS = [50]

for (const ms of [0, 50, 200, 1000]) {
  const tag = SAMPLED_DELAYS_MS.includes(ms) ? [] : '@soak'
  test(`if a tab closes ${ms} ms after it sent a request, the request arrives, and at most twice`, { tag }, async ({
    context,
    mail,
  }) => {
    const page = await context.newPage()
    mail.setFaults([{ delayMs: 400 }])
    await gotoHydrated(page, '/404')
    await subscribeToNewsletter(page, 'leela@example.com')
    await expect.poll(() => mail.posts.length).toBe(1)
    await page.waitForTimeout(ms)
    await page.close()
    const next = await context.newPage()
    await gotoHydrated(next, '/404')
    await expect.poll(() => mail.accepted.size).toBe(1)
    await expect(outboxButton(next)).toHaveCount(0)
    expect(copyCounts(mail)[0]).toBeLessThanOrEqual(2)
    expect(mail.posts.length).toBeLessThanOrEqual(2)
  })
}

test('if a visitor cancels a request that another tab is sending, it stays, and the visitor reads why', {
  tag: '@soak',
}, async ({ page, context, mail }) => {
  // this tab neither sends nor learns what the other does
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await page.route('**/online-check.txt', (route) => route.abort())
  await gotoWithOutbox(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  const panel = await openWaitingRequestsPanel(page)
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.cancel') }).click()
  mail.setFaults([{ delayMs: 10_000 }])
  const otherTab = await context.newPage()
  await gotoWithOutbox(otherTab, '/about')
  await expect.poll(() => mail.posts.length).toBe(1)
  await panel.getByRole('button', { name: messageOf('outbox', 'questions.cancel.yes') }).click()
  await expect(page.getByText(messageOf('outbox', 'toasts.busy.title'))).toBeVisible()
  await expect.poll(() => copyCounts(mail)).toEqual([1])
})

test('if a visitor cancels a request while it is being sent, it arrives once, and the visitor is told', {
  tag: '@soak',
}, async ({ page, context, mail }) => {
  await gotoWithOutbox(page, '/about')
  await context.setOffline(true)
  await subscribeToNewsletter(page, 'leela@example.com')
  const panel = await openWaitingRequestsPanel(page)
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.cancel') }).click()
  const confirmButton = panel.getByRole('button', { name: messageOf('outbox', 'questions.cancel.yes') })
  await expect(confirmButton).toBeVisible()
  mail.setFaults([{ delayMs: 5000 }])
  await context.setOffline(false)
  await expect.poll(() => mail.posts.length).toBe(1)
  // the panel may have taken the question back before the visitor could answer it
  const isAnswered = await confirmButton.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  )
  if (isAnswered) await expect(page.getByText(messageOf('outbox', 'toasts.busy.title'))).toBeVisible()
  else await expect(panel).toContainText(messageOf('outbox', 'says.sending'))
  await expect(confirmButton).toHaveCount(0)
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  await expect(panel).toContainText(messageOf('outbox', 'empty.title'))
})
