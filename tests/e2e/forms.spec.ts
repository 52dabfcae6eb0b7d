import type { Page } from '@playwright/test'
import { contentItems, factOf } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import {
  CHAT_LINK_START,
  chatApp,
  chatTextOf,
  contactForm,
  contactMessageField,
  fakeChatApp,
  plans,
  sendButtonName,
} from './contact.ts'
import { meetingForm } from './outbox-fixtures.ts'
import { blockFiles, delayFiles } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

const field = (page: Page, name: string) => meetingForm(page).getByLabel(name, { exact: false })

async function fillMeetingForm(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('Asha Verma')
  await field(page, 'Email Address').fill('asha@example.com')
  await field(page, 'Project Details').fill('A shop for handmade paper.')
}

for (const path of ['/', '/contact']) {
  test(`a meeting request on ${path} reaches the mail service, and the fields are empty again`, {
    tag: path === '/contact' ? [] : '@soak', // both pages have the same section
  }, async ({ page, site }) => {
    await page.goto(path)
    await waitForHydration(page)
    await meetingForm(page).scrollIntoViewIfNeeded()
    await fillMeetingForm(page)
    await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Meeting Request Sent!' })
    await expect(toast).toContainText(`We'll get back to you within ${factOf('meetingReply')} to confirm your meeting.`)
    await expect(field(page, 'Full Name')).toHaveValue('')
    const mail = await page.request.get(`${site.url}/__mail`)
    expect(await mail.text()).toContain('A shop for handmade paper.')
  })
}

test('a receipt takes the focus, saves the time for the calendar, and gives way to the form', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await fillMeetingForm(page)
  await field(page, 'Preferred Date').fill('2027-07-14')
  await field(page, 'Preferred Time').fill('11:30')
  await field(page, 'Email Address').press('Enter')
  const receipt = page.getByRole('region', { name: messageOf('receipt', 'title.meeting') })
  await expect(receipt.getByRole('heading')).toBeFocused()
  await expect(receipt).toBeInViewport()
  await expect(page.getByText('Meeting Request Sent!')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await receipt.getByRole('button', { name: messageOf('receipt', 'calendar.save') }).click()
  expect((await download).suggestedFilename()).toMatch(/^MR-\w{8}\.ics$/)
  await receipt.getByRole('button', { name: messageOf('receipt', 'another') }).click()
  await expect(receipt).toHaveCount(0)
  await expect(field(page, 'Full Name')).toBeFocused()
})

test('on a phone, no message covers the buttons of a receipt', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await waitForHydration(page)
  await fillMeetingForm(page)
  await field(page, 'Preferred Date').fill('2027-07-14')
  await field(page, 'Preferred Time').fill('11:30')
  await field(page, 'Email Address').press('Enter')
  const receipt = page.getByRole('region', { name: messageOf('receipt', 'title.meeting') })
  const buttons = receipt.getByRole('button')
  await expect(page.getByText('Meeting Request Sent!').first()).toBeVisible()
  const covers = () =>
    buttons.evaluateAll((all) =>
      all.map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return button.contains(cover) ? '' : (cover?.textContent ?? 'outside the view')
      }),
    )
  for (const block of ['end', 'center'] as const) {
    await receipt.evaluate((element, block) => element.scrollIntoView({ block }), block)
    await expect.poll(covers).toEqual(['', ''])
  }
})

test('a held Enter sends a form once, and does not complain about the emptied one', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/contact')
  await waitForHydration(page)
  await fillMeetingForm(page)
  await field(page, 'Email Address').focus()
  await page.keyboard.down('Enter')
  await expect(field(page, 'Full Name')).toHaveValue('')
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Meeting Request Sent!' })).toBeVisible()
  await expect(meetingForm(page).locator('[aria-invalid=true]')).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('a meeting request that the service refuses stays in the form, and the visitor reads what to do', async ({
  page,
  problems,
}) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/contact')
  await waitForHydration(page)
  await fillMeetingForm(page)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to send meeting request. Please try again or contact us directly.',
  )
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Project Details')).toHaveValue('A shop for handmade paper.')
  expect(problems.join()).not.toMatch(/Asha|asha@|paper/)
  problems.length = 0 // the failure is logged with its status only
})

test('an empty meeting form says at each required field what is missing', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(field(page, 'Full Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Full Name')).toBeFocused()
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription(messageOf('forms', 'sender.nameMissing'))
  await expect(field(page, 'Email Address')).toHaveAccessibleDescription(messageOf('forms', 'sender.emailMissing'))
  expect(await axeViolations(page)).toEqual([])
})

test('an invalid field has an error border, with or without focus or hover', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  const [focused, unfocused] = [field(page, 'Full Name'), field(page, 'Email Address')]
  await expect(focused).toBeFocused()
  const sentence = meetingForm(page).getByText(messageOf('forms', 'sender.nameMissing'))
  const error = await sentence.evaluate((element) => getComputedStyle(element).color)
  await expect(focused).toHaveCSS('border-top-color', error)
  await expect(focused).not.toHaveCSS('outline-style', 'none')
  await unfocused.hover()
  await expect(unfocused).toHaveCSS('border-top-color', error)
  await unfocused.focus()
  await expect(unfocused).toHaveCSS('border-top-color', error)
})

test('text typed before the scripts load is sent', async ({ page, site }) => {
  const release = await delayFiles(page, 'assets/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await field(page, 'Full Name').fill('Early Bird')
  await field(page, 'Email Address').fill('early@example.com')
  release()
  await waitForHydration(page)
  await expect(field(page, 'Full Name')).toHaveValue('Early Bird')
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(page.getByText('Meeting Request Sent!')).toBeVisible()
  expect(await (await page.request.get(`${site.url}/__mail`)).text()).toContain('Early Bird')
})

/** Returns a list that collects the bodies of requests to the mail service from now on. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('email/send')) posts.push(request.postData() ?? '')
  })
  return posts
}

test('a form submitted before hydration keeps its text, and is sent after hydration', async ({ page }) => {
  const posts = postsOf(page)
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillMeetingForm(page)
  for (const _ of [1, 2]) await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
  await expect(page).toHaveURL(/\/contact$/)
  release()
  await expect(page.getByText('Meeting Request Sent!')).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain('A shop for handmade paper.')
})

test('a form that is submitted at the moment of hydration is sent once, with the text typed before', async ({
  page,
}) => {
  const posts = postsOf(page)
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillMeetingForm(page)
  await page.evaluate(() => {
    const island = document.querySelector('[data-island=meeting]') as Element
    const send = () => island.querySelector('form')?.requestSubmit()
    new MutationObserver(send).observe(island, { attributeFilter: ['data-hydrated'] })
  })
  release()
  await expect(page.getByText('Meeting Request Sent!')).toBeVisible()
  expect(posts).toHaveLength(1)
  for (const text of ['Asha Verma', 'asha@example.com', 'A shop for handmade paper.']) expect(posts[0]).toContain(text)
})

test('a form that is edited after an early submit must be submitted again', { tag: '@soak' }, async ({ page }) => {
  const posts = postsOf(page)
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillMeetingForm(page)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await field(page, 'Project Details').fill('A shop for handmade paper and ink.')
  release()
  await waitForHydration(page)
  await expect(page.locator('[data-island=meeting][data-hydrated]')).toHaveCount(1)
  expect(posts).toEqual([])
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(page.getByText('Meeting Request Sent!')).toBeVisible()
  expect(posts).toEqual([expect.stringContaining('A shop for handmade paper and ink.')])
})

test('a form submitted before hydration is sent even if the visitor has scrolled away', async ({ page }) => {
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/services/agentic-ai-training', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: messageOf('training', 'form.label') })
  await form.getByLabel('Full Name').fill('Ravi')
  await form.getByLabel('Email Address').fill('ravi@example.com')
  await form.getByLabel('Interest Level').selectOption('Ready to enroll')
  await form.getByRole('button').click()
  await page.evaluate(() => scrollTo(0, 0))
  const sent = page.waitForRequest(/email\/send/)
  release()
  expect((await sent).postData()).toContain('ravi@example.com')
})

test('an empty form submitted before hydration says after hydration what is missing', async ({ page }) => {
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  release()
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription(messageOf('forms', 'sender.nameMissing'))
})

test('a form submitted before its script fails to load leads to the contact page', async ({ page, problems }) => {
  await blockFiles(page, 'assets/footer-*.js')
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: messageOf('newsletter', 'button') })
    .click()
  release()
  await expect(page).toHaveURL(/\/contact\?$/)
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // only the failed requests
})

test('a half-filled meeting form survives a reload', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await field(page, 'Full Name').fill('Asha Verma')
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
})

test('text typed before hydration survives a reload as well', { tag: '@soak' }, async ({ page }) => {
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/contact')
  await fillMeetingForm(page)
  await page.reload()
  release()
  await waitForHydration(page)
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Project Details')).toHaveValue('A shop for handmade paper.')
})

test('a form whose script is missing says that it waits, and keeps what is typed', async ({ page }) => {
  await delayFiles(page, 'assets/meeting-section-*.js')
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: messageOf('chat', 'button.open') })).toBeVisible()
  await fillMeetingForm(page)
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(page.getByText(messageOf('site', 'heldForm.loading.title'))).toBeVisible()
  await field(page, 'Project Details').pressSequentially(' And ink.')
  await expect(page.locator('form[data-asked]')).toHaveCount(0) // a changed form must be submitted again
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Project Details')).toHaveValue('A shop for handmade paper. And ink.')
})

test('a draft from another page survives text that is typed into the form before hydration', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(page.locator('[data-island=meeting][data-hydrated]')).toHaveCount(1)
  await fillMeetingForm(page)
  const release = await delayFiles(page, 'assets/libraries-*.js')
  await page.goto('/')
  await field(page, 'Phone Number').fill('5')
  release()
  await waitForHydration(page)
  await meetingForm(page).scrollIntoViewIfNeeded()
  await expect(field(page, 'Full Name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Project Details')).toHaveValue('A shop for handmade paper.')
  await expect(field(page, 'Phone Number')).toHaveValue('5')
})

test('a message opens the chat app in a new tab, and the page shows a link to the same chat', async ({
  page,
  context,
}) => {
  await fakeChatApp(context)
  await page.clock.install()
  await page.goto('/contact')
  await waitForHydration(page)
  await contactForm(page).getByLabel('Name').fill('Asha')
  await contactForm(page).getByLabel('Email').fill('asha@example.com')
  await contactMessageField(page).fill('Hello there')
  await page.clock.pauseAt(Date.now() + 60_000)
  await contactForm(page).getByRole('button').click()
  await expect(
    contactForm(page).getByRole('button', { name: messageOf('contact', 'form.button.submitting') }),
  ).toBeDisabled()
  const opened = context.waitForEvent('page')
  await page.clock.runFor(1500)
  const url = (await opened).url()
  expect(url.startsWith(CHAT_LINK_START)).toBe(true)
  const text = chatTextOf({ name: 'Asha', email: 'asha@example.com', message: 'Hello there' })
  expect(new URL(url).searchParams.get('text')).toBe(text)
  await expect(contactForm(page).getByRole('button', { name: messageOf('contact', 'form.button.sent') })).toBeDisabled()
  await expect(page.getByText('Redirecting you to the chat app to send your message!')).toBeVisible()
  await expect(page.getByRole('link', { name: messageOf('contact', 'form.open') })).toHaveAttribute('href', url)
  await page.clock.runFor(3000)
  await expect(contactMessageField(page)).toHaveValue('')
  await expect(contactForm(page).getByText(messageOf('contact', 'form.returned', { chatApp }))).toBeVisible()
})

/** Blocks new tabs, as browsers can. Returns a function that returns the addresses for which a tab was asked. */
async function blockNewTabs(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const askedFor: string[] = []
    Object.assign(globalThis, { askedFor })
    window.open = (address) => {
      askedFor.push(`${address}`)
      return null
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { askedFor: readonly string[] }).askedFor)
}

test('if the browser blocks the new tab, which is asked for once, the message stays in the form, and the visitor reads what to do', {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.install()
  const askedFor = await blockNewTabs(page)
  await page.goto('/contact')
  await waitForHydration(page)
  await contactForm(page).getByLabel('Name').fill('Asha')
  await contactForm(page).getByLabel('Email').fill('asha@example.com')
  await contactMessageField(page).fill('Hello there')
  await contactForm(page).getByRole('button').click()
  await page.clock.runFor(1500)
  await expect(contactForm(page).getByRole('status')).toContainText(messageOf('contact', 'form.heldBack'))
  await page.clock.runFor(3000)
  const link = contactForm(page).getByRole('link', { name: messageOf('contact', 'form.open') })
  await expect(link).toBeInViewport({ ratio: 1 })
  const text = chatTextOf({ name: 'Asha', email: 'asha@example.com', message: 'Hello there' })
  await expect(link).toHaveAttribute('href', CHAT_LINK_START + encodeURIComponent(text))
  expect(await askedFor()).toEqual([CHAT_LINK_START + encodeURIComponent(text)])
  await expect(contactMessageField(page)).toHaveValue('Hello there')
})

test('an empty message is not sent but reported in an alert and at its field, and so is an invalid address at its field', async ({
  page,
}) => {
  await page.clock.install()
  const askedFor = await blockNewTabs(page)
  await page.goto('/contact')
  await waitForHydration(page)
  await contactForm(page).getByLabel('Name').fill('Asha')
  await contactForm(page).getByLabel('Email').fill('asha@example.com')
  await contactForm(page).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('Please fill out all required fields')
  await expect(contactMessageField(page)).toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(5000) // a message is sent within 1.5 s
  expect(await askedFor()).toEqual([])
  await contactMessageField(page).fill('Hello')
  await contactForm(page).getByLabel('Email').fill('asha.example.com')
  await contactForm(page).getByRole('button').click()
  await expect(contactForm(page).getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/)
  await page.clock.runFor(5000)
  expect(await askedFor()).toEqual([])
})

for (const { opening } of plans.slice(-1))
  test('a chosen plan is named in the message', async ({ page }) => {
    await page.goto('/products')
    await waitForHydration(page)
    await page
      .getByRole('link', { name: /Choose Plan/ })
      .last()
      .click()
    await expect(contactMessageField(page)).toHaveValue(opening)
    await expect(page).toHaveURL('/contact')
  })

for (const { slug, opening } of plans.slice(0, 1))
  test('a plan that the visitor takes out of the message does not return with a reload or the back button', async ({
    page,
  }) => {
    await page.goto(`/contact?plan=${slug}`)
    await waitForHydration(page)
    await expect(contactMessageField(page)).toHaveValue(opening)
    await contactMessageField(page).fill('Which plan do you recommend?')
    await page.reload()
    await waitForHydration(page)
    await expect(contactMessageField(page)).toHaveValue('Which plan do you recommend?')
    await page.goto('/products')
    await page.goBack()
    await waitForHydration(page)
    await expect(page).toHaveURL('/contact')
    await expect(contactMessageField(page)).toHaveValue('Which plan do you recommend?')
  })

for (const secondPlan of plans.slice(1, 2))
  test('choosing another plan replaces the first in the message', { tag: '@soak' }, async ({ page }) => {
    for (const { slug, opening } of [...plans.slice(0, 1), secondPlan]) {
      await page.goto(`/contact?plan=${slug}`)
      await waitForHydration(page)
      await expect(contactMessageField(page)).toHaveValue(opening)
    }
  })

test('a training button sets level and batch in the form, which sends them', async ({ page, site }) => {
  await page.goto('/services/agentic-ai-training')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Join the Waitlist', exact: true }).click()
  const level = page.getByLabel('Interest Level')
  await expect(level).toHaveValue('Seriously considering')
  await page.getByLabel('Full Name').fill('Ravi')
  await page.getByRole('main').getByLabel('Email Address').fill('ravi@example.com')
  const sent = page.waitForResponse(/email\/send/)
  await level.locator('xpath=ancestor::form').getByRole('button').click()
  expect((await sent).ok()).toBe(true)
  const mails = await (await page.request.get(`${site.url}/__mail`)).text()
  expect(mails).toContain('Seriously considering')
  expect(mails).toContain(
    messageOf('training', 'form.letter.batch', { batch: pageTextOf('training', 'waitlist.batch') }),
  )
})

/** A day on which all batches have begun. */
const AFTER_ALL_BATCHES = new Date('2099-06-01T12:00:00Z')

test('if no batch is upcoming, enrolling leads to the waitlist', async ({ page }) => {
  await page.clock.setFixedTime(AFTER_ALL_BATCHES)
  await page.goto('/services/agentic-ai-training')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Enroll Now', exact: true }).click()
  await expect(page.getByLabel('Interest Level')).toHaveValue('Ready to enroll')
  await expect(page.getByRole('combobox', { name: /^Batch/ })).toHaveValue(pageTextOf('training', 'waitlist.batch'))
})

test('a training button removes the error of the field that it fills in', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/services/agentic-ai-training')
  await waitForHydration(page)
  const form = page.getByRole('form', { name: messageOf('training', 'form.label') })
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button').click()
  const level = form.getByLabel('Interest Level')
  await expect(level).toHaveAccessibleDescription(messageOf('training', 'form.levelMissing'))
  await page.getByRole('link', { name: 'Join the Waitlist', exact: true }).click()
  await expect(level).toHaveValue('Seriously considering')
  await expect(level).toHaveAccessibleDescription('')
  await expect(form.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true')
})

for (const { name } of contentItems('batches.yaml').slice(-1))
  test('the button of a batch fills in the form even if the connection breaks before the form hydrates', {
    tag: '@soak',
  }, async ({ page, problems }) => {
    await page.clock.setFixedTime(AFTER_ALL_BATCHES)
    await page.goto('/services/agentic-ai-training', { waitUntil: 'networkidle' })
    await waitForHydration(page)
    await expect(page.locator('[data-island=inquiry][data-hydrated]')).toHaveCount(0)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: `Join the Waitlist: ${name}` }).click()
    await expect(page.getByRole('combobox', { name: /^Batch/ })).toHaveValue(
      `${pageTextOf('training', 'waitlist.of')} ${name}`,
    )
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]) // pictures
    problems.length = 0
  })

test('a date needs to be complete and has a year of four digits at most, and a far one may be sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.getByRole('form', { name: messageOf('meeting', 'form.label') })
  await form.getByLabel('Full Name').fill('Ravi')
  await form.getByLabel('Email Address').fill('ravi@example.com')
  const date = form.getByLabel('Preferred Date')
  await date.press('7')
  await form.getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(date).toHaveAccessibleDescription(messageOf('forms', 'unfinished'))
  await expect(date).toBeFocused()
  await date.press('Backspace')
  await date.pressSequentially('0715202711') // of a year's digits, four are taken; the others are typed on into the time
  await expect(date).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await date.fill('2099-07-14')
  await expect(date).toHaveAccessibleDescription(messageOf('meeting', 'form.dateFar'))
  const sent = page.waitForRequest(/email\/send/)
  await form.getByRole('button', { name: 'Schedule Meeting' }).click()
  expect((await sent).postData()).toContain('2099-07-14')
})

for (const [where, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`${where}, a form shows its result in the form, and no toast covers it`, {
    tag: where === 'on a phone' ? [] : '@soak',
  }, async ({ page, problems }) => {
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.setViewportSize(size)
    await page.goto('/contact')
    await waitForHydration(page)
    await fillMeetingForm(page)
    await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
    const errorMessage = meetingForm(page).getByRole('alert')
    await expect(errorMessage).toContainText('Failed to send meeting request. Please try again or contact us directly.')
    await expect(errorMessage).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect.poll(() => page.evaluate(coveredElements)).toEqual([])
    await page.unroute('**/api/v1.0/email/send')
    await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
    await expect(meetingForm(page).getByRole('status')).toContainText('Meeting Request Sent!')
    await expect(errorMessage).toHaveCount(0) // a new message replaces the old one
    expect(await axeViolations(page)).toEqual([])
    problems.length = 0 // the failure is logged with its status only
  })
}

test('floating elements do not cover the focused control or submit buttons, even on a very small screen', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 256 }, // 1280 by 1024 at 400 %
  ]) {
    await page.setViewportSize(size)
    await page.goto('/contact')
    await waitForHydration(page)
    await page.getByRole('button', { name: messageOf('site', 'copyEmail.button') }).click()
    await expect(
      page.getByText('Email copied to clipboard!').or(page.getByText(messageOf('site', 'copyEmail.failed'))),
    ).toBeAttached()
    await expect.poll(() => page.evaluate(coveredElements)).toEqual([])
    for (const name of ['Phone', 'Message', 'Name']) {
      await page
        .getByRole('form', { name: messageOf('contact', 'form.label') })
        .getByRole('textbox', { name })
        .focus()
      await expect.poll(() => page.evaluate(coveredElements)).toEqual([])
    }
    await page.getByRole('button', { name: sendButtonName }).focus()
    await expect.poll(() => page.evaluate(coveredElements)).toEqual([])
  }
})

/** Returns the fixed elements that cover the focused control, a submit button, or another fixed element. */
function coveredElements(): readonly string[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('header')
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible)
  const toasts = visible('[role=status] > *, [role=alert]').filter((element) => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
      if (getComputedStyle(ancestor).position === 'fixed') return true
    return false
  })
  const floating = [...toasts, ...visible('button[aria-label="Open chat"]')]
  const { activeElement } = document
  const controls = activeElement === document.body || !activeElement ? [] : [activeElement]
  const targets = [...floating, ...visible('main [type=submit]'), ...controls]
  return floating.flatMap((above) =>
    targets
      .filter((below) => below !== above && !above.contains(below) && !below.contains(above) && doOverlap(above, below))
      .map((below) => `${above.textContent || 'the chat button'} covers ${below.textContent || below.id}`),
  )

  function doOverlap(first: Element, second: Element): boolean {
    const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  }
}
