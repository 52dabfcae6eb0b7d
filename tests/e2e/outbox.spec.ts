import { messageOf } from '#support/messages.ts'
import {
  copyCounts,
  expect,
  gotoHydrated,
  gotoWithOutbox,
  meetingForm,
  ONE_UNDECIDED_NAME,
  openWaitingRequestsPanel,
  outboxButton,
  submitMeetingForm,
  subscribeToNewsletter,
  test,
  waitingName,
  waitingRequestsPanel,
} from './outbox-fixtures.ts'
import { activateFooter, axeViolations } from './site-fixtures.ts'

test('a meeting request made offline is stored, counted, and sent when the connection is back', async ({
  page,
  context,
  mail,
}) => {
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  await expect(page.getByText(messageOf('saving', 'saving.savedOffline.title')).first()).toBeVisible()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('')
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  expect(mail.posts).toHaveLength(0)
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Meeting Request Sent!' })).toBeVisible()
  await expect(outboxButton(page)).toHaveCount(0)
  expect(copyCounts(mail)).toEqual([1])
  const [[body] = []] = mail.accepted.values()
  expect(body?.template_params).toMatchObject({
    from_name: 'Asha Verma',
    from_email: 'asha@example.com',
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message: expect.stringMatching(/^A shop for handmade paper\.\n\nRef: MR-[0-9A-Z]{8}$/),
  })
})

test('a waiting request survives leaving the page, and is sent from another page', async ({ page, mail, site }) => {
  await gotoWithOutbox(page, '/contact')
  await site.stop()
  await submitMeetingForm(page)
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  await site.start()
  await gotoHydrated(page, '/about')
  await expect.poll(() => copyCounts(mail)).toEqual([1])
})

test('the panel shows the waiting requests with the visitor’s own text, and Escape closes it', async ({
  page,
  site,
}) => {
  await gotoWithOutbox(page, '/contact')
  await site.stop()
  await submitMeetingForm(page, '<b>A shop</b> for three warehouses')
  const panel = await openWaitingRequestsPanel(page)
  await expect(panel).toContainText(messageOf('outbox', 'requests.meeting'))
  await expect(panel).toContainText('Asha Verma')
  await expect(panel).toContainText('<b>A shop</b> for three warehouses')
  await expect(panel).toContainText(messageOf('outbox', 'kept'))
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(waitingRequestsPanel(page)).toHaveCount(0)
  await expect(outboxButton(page)).toBeFocused()
})

test('a request that the visitor edits moves from the outbox back into its form', async ({ page, context, mail }) => {
  await gotoHydrated(page, '/')
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  const panel = await openWaitingRequestsPanel(page)
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.edit') }).click()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('Asha Verma')
  await expect(meetingForm(page).getByLabel('Project Details')).toHaveValue('A shop for handmade paper.')
  await expect(outboxButton(page)).toHaveCount(0)
  await context.setOffline(false)
  await meetingForm(page).getByLabel('Project Details').fill('A shop for paper and ink.')
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(page.getByText('Meeting Request Sent!').first()).toBeVisible()
  expect(copyCounts(mail)).toEqual([1])
})

test('a request is cancelled only after a confirmation, and is then never sent', async ({ page, context, mail }) => {
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  const panel = await openWaitingRequestsPanel(page)
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.cancel') }).click()
  await expect(panel).toContainText(messageOf('outbox', 'questions.cancel.text'))
  await panel.getByRole('button', { name: messageOf('outbox', 'questions.cancel.no') }).click()
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.cancel') }).click()
  await panel.getByRole('button', { name: messageOf('outbox', 'questions.cancel.yes') }).click()
  await expect(panel).toContainText(messageOf('outbox', 'empty.title'))
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  expect(mail.posts).toHaveLength(0)
})

test('a request that the service refuses stays in the form, and is saved for later if the visitor wishes', async ({
  page,
  mail,
  problems,
}) => {
  mail.setFaults([{ status: 500 }])
  await gotoHydrated(page, '/contact')
  await submitMeetingForm(page)
  await expect(page.getByRole('alert')).toContainText(
    'Failed to send meeting request. Please try again or contact us directly.',
  )
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('Asha Verma')
  await page
    .getByRole('alert')
    .getByRole('button', { name: messageOf('saving', 'sending.later') })
    .click()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('')
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  expect(problems.join()).not.toMatch(/Asha|asha@|paper/)
  problems.length = 0 // the failure is logged with its status only
})

test('a double click, five times Enter and going back send only one request', async ({ page, mail }) => {
  await gotoHydrated(page, '/about')
  await gotoHydrated(page, '/contact')
  mail.setFaults([{ delayMs: 500 }])
  await meetingForm(page).getByLabel('Full Name').fill('Asha Verma')
  await meetingForm(page).getByLabel('Email Address').fill('asha@example.com')
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).dblclick()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter')
  await expect(page.getByText('Meeting Request Sent!').first()).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('')
  expect(copyCounts(mail)).toEqual([1])
})

test('two subscriptions of the same address are sent as one', { tag: '@soak' }, async ({ page, context, mail }) => {
  await gotoWithOutbox(page, '/about')
  await context.setOffline(true)
  await subscribeToNewsletter(page, 'leela@example.com')
  await subscribeToNewsletter(page, 'Leela@example.com ')
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  await context.setOffline(false)
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  await expect(outboxButton(page)).toHaveCount(0)
})

test('once everything is sent, no personal data is left on the device', async ({ page, context, mail }) => {
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  await subscribeToNewsletter(page, 'leela@example.com')
  await context.setOffline(false)
  await expect.poll(() => copyCounts(mail)).toEqual([1, 1])
  await expect(outboxButton(page)).toHaveCount(0)
  const stored = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(sessionStorage), JSON.stringify(localStorage), location.href]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        texts.push(JSON.stringify(await new Promise((resolve) => (reading.onsuccess = () => resolve(reading.result)))))
      }
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) texts.push(request.url)
    return texts.join('\n')
  })
  expect(stored).toMatch(/MR-[0-9A-Z]{8}/) // the references stay, which proves that the test reads the right storage
  expect(stored).not.toMatch(/Asha|asha@|leela|paper/i)
})

test('if the browser clears the storage, the tab still has the requests, and stores them again if the visitor wishes', async ({
  page,
  context,
  mail,
}) => {
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await expect(outboxButton(page)).toHaveAccessibleName(ONE_UNDECIDED_NAME)
  const panel = await openWaitingRequestsPanel(page)
  await expect(panel).toContainText(messageOf('outbox', 'why.cleared'))
  expect(await axeViolations(page)).toEqual([])
  await context.setOffline(false)
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.keepAgain') }).click()
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  await expect(panel).toContainText(messageOf('outbox', 'empty.title'))
})

for (const missing of ['locks', 'BroadcastChannel', 'serviceWorker', 'SyncManager']) {
  test(`without ${missing}, waiting requests are still sent, and only once`, {
    tag: '@soak',
  }, async ({ page, context, mail }) => {
    await page.addInitScript((name) => {
      Reflect.deleteProperty(name in navigator ? Navigator.prototype : globalThis, name)
    }, missing)
    await gotoWithOutbox(page, '/about')
    await context.setOffline(true)
    await subscribeToNewsletter(page, 'leela@example.com')
    await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
    await context.setOffline(false)
    await expect.poll(() => copyCounts(mail)).toEqual([1])
    await expect(outboxButton(page)).toHaveCount(0)
    expect(mail.posts).toHaveLength(1)
  })
}

test('if the device cannot store requests, the form says so and keeps its text, which can be sent once online', async ({
  page,
  context,
  mail,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here.', 'SecurityError')
    }
  })
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  await expect(page.getByRole('alert')).toContainText(/this device/)
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('Asha Verma')
  await context.setOffline(false)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(page.getByText('Meeting Request Sent!').first()).toBeVisible()
  expect(copyCounts(mail)).toEqual([1])
})

test('on a phone, no message covers the panel', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoWithOutbox(page, '/contact')
  await context.setOffline(true)
  await submitMeetingForm(page)
  await expect(outboxButton(page)).toHaveAccessibleName(waitingName(1))
  await openWaitingRequestsPanel(page)
  const panel = waitingRequestsPanel(page)
  await expect(page.getByRole('status', { name: messageOf('site', 'notices.label') })).not.toBeEmpty()
  await panel.getByRole('button', { name: messageOf('outbox', 'actions.cancel') }).click()
  const coveredParts = () =>
    panel.evaluate((root) =>
      [...root.querySelectorAll('h2, p, button')].flatMap((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return root.contains(found) ? [] : [part.textContent]
      }),
    )
  await expect.poll(coveredParts).toEqual([])
})

test('‘Your requests’ opens the list from the footer and from the menu while the device remembers a request', async ({
  page,
  mail,
}) => {
  await gotoWithOutbox(page, '/contact')
  await submitMeetingForm(page)
  await expect.poll(() => copyCounts(mail)).toEqual([1])
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoHydrated(page, '/about')
  await activateFooter(page)
  const name = new RegExp(messageOf('receipt', 'requests'))
  const inFooter = page.getByRole('contentinfo').getByRole('button', { name })
  await inFooter.click()
  await expect(waitingRequestsPanel(page)).toContainText(messageOf('outbox', 'requests.meeting'))
  await page.keyboard.press('Escape')
  await expect(inFooter).toBeFocused()
  await page.getByRole('button', { name: messageOf('site', 'header.openMenu') }).click()
  await page
    .getByRole('dialog', { name: messageOf('site', 'header.menu') })
    .getByRole('button', { name })
    .click()
  await expect(waitingRequestsPanel(page)).toBeFocused()
  await page.goBack()
  await expect(waitingRequestsPanel(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/about$/)
})
