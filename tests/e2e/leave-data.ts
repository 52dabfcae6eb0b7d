import type { Locator, Page } from '@playwright/test'
import { messageOf } from '#support/messages.ts'
import { refusals } from '#support/provider-answers.ts'
import {
  fillInputs,
  openAgent,
  resultBlock,
  SINGLE_INPUT_AGENT,
  SINGLE_INPUT_LABEL,
  submitRun,
} from './library-fixtures.ts'
import {
  expect,
  gotoWithOutbox,
  meetingForm,
  outboxButton,
  subscribeToNewsletter,
  waitingRequestsPanel,
} from './outbox-fixtures.ts'
import { gameCard, writeToIndexedDb } from './page-actions.ts'
import { activateFooter, waitForHydration, withMotion } from './site-fixtures.ts'
import type { FakeMailServer, FakeProvider } from './worker-fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The texts for the fields of each form, by the label of the field. Dates are written as `2026-07-14`. */
const words = {
  meeting: {
    'Full Name': 'Asha Verma',
    'Email Address': 'asha@example.com',
    'Phone Number': '555 0101',
    'Preferred Date': '2026-07-14',
    'Preferred Time': '11:30',
    'Project Details': 'A shop for handmade paper.',
  },
  contact: {
    'Full Name': 'Leela Rao',
    'Email Address': 'leela@example.com',
    'Phone Number': '555 0102',
    Message: 'Can you mend a website?',
  },
  training: { 'Full Name': 'Ravi Nair', 'Email Address': 'ravi@example.com', Message: 'Is it held online?' },
} as const

export const contactForm = (page: Page): Locator => page.getByRole('form', { name: 'Write to us' })
export const trainingForm = (page: Page): Locator => page.getByRole('form', { name: 'Ask about the training' })
export const TRAINING_PATH = '/services/agentic-ai-training'

async function fill(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await form.scrollIntoViewIfNeeded()
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
}

/** Fills in the training form, including its two drop-down lists. */
async function fillInquiry(page: Page): Promise<void> {
  await fill(trainingForm(page), words.training)
  for (const label of ['Interest Level', 'Batch']) await trainingForm(page).getByLabel(label).selectOption({ index: 1 })
}

async function requestMeeting(page: Page, texts: Readonly<Record<string, string>> = {}): Promise<void> {
  await fill(meetingForm(page), { ...words.meeting, ...texts })
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('')
}

/** Returns the day of a time in epoch milliseconds as the value of a date field. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * Lets requests for the file fail by which the outbox tells the site from a network that answers everything. Pages
 * still load, but the outbox sends nothing.
 */
export async function blockOnlineCheck(page: Page): Promise<void> {
  await page.context().route('**/online-check.txt', (route) => route.abort())
}

/** Shifts the time that `Date.now` returns in this tab by `ms` milliseconds. */
export async function shiftClock(page: Page, ms: number): Promise<void> {
  await page.addInitScript((by) => {
    const now = Date.now
    Date.now = () => now() + by
  }, ms)
}

/** Leaves requests of every kind and in every state in the outbox. One is still being sent at the end. */
export async function leaveRequests(page: Page, mail: FakeMailServer): Promise<void> {
  await blockOnlineCheck(page)
  const pastPage = await page.context().newPage()
  await shiftClock(pastPage, -3 * DAY_MS)
  await gotoWithOutbox(pastPage, '/contact')
  await requestMeeting(pastPage, { 'Preferred Date': dayOf(Date.now() - 2 * DAY_MS), 'Project Details': 'Too late.' })
  await pastPage.close()

  await gotoWithOutbox(page, '/contact')
  await writeToIndexedDb(page, 'site-outbox', 'MR-DAMAGED0', { v: 1, id: 'MR-DAMAGED0', status: 'lost' })
  for (const details of ['Refused.', 'Sent.'])
    await requestMeeting(page, { 'Preferred Date': dayOf(Date.now() + 9 * DAY_MS), 'Project Details': details })
  await subscribeToNewsletter(page, 'leela@example.com')
  await gotoWithOutbox(page, TRAINING_PATH)
  await fillInquiry(page)
  await trainingForm(page).getByRole('button').click()
  await expect(trainingForm(page).getByLabel('Full Name')).toHaveValue('')
  await gotoWithOutbox(page, '/contact')
  await page.context().setOffline(true)
  await fill(contactForm(page), words.contact)
  await contactForm(page).getByRole('button').click()
  await contactForm(page)
    .getByRole('button', { name: messageOf('contact', 'form.later') })
    .click()
  await expect(contactForm(page).getByLabel('Full Name')).toHaveValue('')
  await page.context().setOffline(false)

  // one request is rejected, one accepted, one stays without a response, and the fourth is still being sent at the end
  const faults = [{ status: 400 }, null, { drop: 'after' }] as const
  mail.setFaults(({ number }) => (number <= faults.length ? (faults[number - 1] ?? null) : { delayMs: 60_000 }))
  await page.context().unroute('**/online-check.txt')
  const panel = waitingRequestsPanel(page)
  await expect(async () => {
    // the panel closes when a form takes the focus back
    if (!(await panel.isVisible())) await outboxButton(page).click()
    await expect(panel).toBeVisible({ timeout: 10_000 })
  }).toPass()
  const sendAllButton = panel.getByRole('button', { name: messageOf('outbox', 'sendAll') })
  await expect(async () => {
    await sendAllButton.click({ timeout: 300 }).catch(() => {}) // the button may be busy or disabled
    expect(mail.posts).toHaveLength(faults.length + 1)
  }).toPass({ intervals: [100] })
  await expect(panel).toContainText(messageOf('outbox', 'says.sending'))
}

/** Leaves the stored lock of a browser without the Web Locks API. A request is still being sent at the end. */
export async function leaveLease(page: Page, mail: FakeMailServer): Promise<void> {
  mail.setFaults(() => ({ delayMs: 60_000 }))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await gotoWithOutbox(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect(outboxButton(page)).toHaveAccessibleName(/sending$/)
}

/** Types into every form and submits none, so that drafts remain. */
export async function leaveDrafts(page: Page, service: string): Promise<void> {
  await page.goto(`/contact?service=${service}`)
  await waitForHydration(page)
  await fill(contactForm(page), words.contact)
  await fill(meetingForm(page), words.meeting)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }).fill('leela@example.com')
  await page.goto(TRAINING_PATH)
  await waitForHydration(page)
  await fillInquiry(page)
}

/** The chat answers the first question, answers the second with suggestions, and does not understand the others. */
const questions = [
  'How long does a website take?',
  'website price and support hours',
  'We sell kites in Jaipur. Our site is slow. How much does a website cost?', // the answer says what it is about
  'purple monkey dishwasher',
  'best biryani recipe please',
]

/** Asks questions until the chat offers a person, and leaves an unfinished question in the field. */
export async function leaveChat(page: Page): Promise<void> {
  await page.goto('/about')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Open chat' }).click()
  const messageField = page.getByRole('textbox', { name: 'Your message' })
  const answers = page.getByRole('log').getByText('Vyomix:')
  await expect(answers).toHaveCount(1)
  for (const question of questions) {
    const answerCount = await answers.count()
    await messageField.fill(question)
    await messageField.press('Enter')
    await expect.poll(() => answers.count()).toBeGreaterThan(answerCount)
  }
  await messageField.fill('and how long')
}

/** Searches the site and opens a result. */
export async function leaveSearch(page: Page): Promise<void> {
  await page.goto('/about')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('web hosting')
  await page.getByRole('option', { name: 'Web Hosting' }).first().click()
  await expect(page).toHaveURL(/web-hosting/)
}

/** Stops all movement with the button in the footer, which is there only if the device allows movement. */
export async function leaveStillness(page: Page): Promise<void> {
  await page.emulateMedia(withMotion)
  await activateFooter(page)
  await page.getByRole('button', { name: messageOf('moving', 'everything.stop') }).click()
  await expect(page.getByRole('button', { name: messageOf('moving', 'everything.start') })).toBeVisible()
}

/** Runs an agent twice. The provider rejects the second run, which leaves a demo. */
export async function leaveRuns(page: Page, provider: FakeProvider): Promise<void> {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, { [SINGLE_INPUT_LABEL]: 'A shop for kites' })
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toHaveAttribute('aria-busy', 'false')
  provider.setFaults(refusals.openAiQuota)
  await fillInputs(dialog, { [SINGLE_INPUT_LABEL]: 'A school for knots' })
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('DEMO')
  await expect(dialog.getByText('Earlier runs')).toContainText('2')
}

/** Wins a game whose cards are not shuffled, so that the partner of each card is eight cards further. */
export async function leaveScore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.9999999
  })
  await page.goto('/fun')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Start' }).click()
  for (let card = 0; card < 8; card++) for (const index of [card, card + 8]) await gameCard(page, index).click()
  await expect(page.getByText(messageOf('game', 'best')).first()).toBeVisible()
}

/** The key under which the time of a dismissed offer is stored. */
export const DISMISSAL_KEY = 'install-dismissed'

/** Dispatches the event with which Chromium offers to install, once the script of the offer has loaded. */
export async function offerToInstall(page: Page): Promise<void> {
  await activateFooter(page)
  const hasScript = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/install-button-'))
  await page.waitForFunction(hasScript)
  await page.evaluate(() => {
    const eventFields = { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'dismissed' }) }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), eventFields))
  })
}

/** Dismisses the offer to install. */
export async function leaveOffer(page: Page): Promise<void> {
  await offerToInstall(page)
  await page.getByRole('button', { name: 'Do not offer to install' }).click()
  await expect(page.getByRole('button', { name: 'Do not offer to install' })).toHaveCount(0)
}
