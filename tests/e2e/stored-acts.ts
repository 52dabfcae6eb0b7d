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
import { activateFooter, waitForHydration } from './site-fixtures.ts'
import type { FakeMailServer, FakeProvider } from './worker-fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Every field of each form, by its label, with the text for it. Dates are `2026-07-14`. */
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

export const write = (page: Page): Locator => page.getByRole('form', { name: 'Write to us' })
export const inquiry = (page: Page): Locator => page.getByRole('form', { name: 'Ask about the training' })
export const TRAINING = '/services/agentic-ai-training'

async function fill(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await form.scrollIntoViewIfNeeded()
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
}

/** Fills in the training form, both of its lists included. */
async function fillInquiry(page: Page): Promise<void> {
  await fill(inquiry(page), words.training)
  for (const label of ['Interest Level', 'Batch']) await inquiry(page).getByLabel(label).selectOption({ index: 1 })
}

async function askToMeet(page: Page, texts: Readonly<Record<string, string>> = {}): Promise<void> {
  await fill(meetingForm(page), { ...words.meeting, ...texts })
  await meetingForm(page).getByRole('button', { name: 'Schedule Meeting' }).click()
  await expect(meetingForm(page).getByLabel('Full Name')).toHaveValue('')
}

/** Returns the day of a time as a date field holds it. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/**
 * Removes the file that tells the site's host from a network that answers everything. Nothing is sent then, but pages
 * load.
 */
export async function loseWay(page: Page): Promise<void> {
  await page.context().route('**/online-check.txt', (route) => route.abort())
}

/** Shifts the clock of the device, and lets it run. */
export async function setClock(page: Page, ms: number): Promise<void> {
  await page.addInitScript((by) => {
    const now = Date.now
    Date.now = () => now() + by
  }, ms)
}

/** Leaves a request of each kind, and one in each state. One of them is still being sent at the end. */
export async function leaveLetters(page: Page, mail: FakeMailServer): Promise<void> {
  await loseWay(page)
  const before = await page.context().newPage()
  await setClock(before, -3 * DAY_MS)
  await gotoWithOutbox(before, '/contact')
  await askToMeet(before, { 'Preferred Date': dayOf(Date.now() - 2 * DAY_MS), 'Project Details': 'Too late.' })
  await before.close()

  await gotoWithOutbox(page, '/contact')
  await writeToIndexedDb(page, 'site-outbox', 'MR-DAMAGED0', { v: 1, id: 'MR-DAMAGED0', status: 'lost' })
  for (const details of ['Refused.', 'Sent.'])
    await askToMeet(page, { 'Preferred Date': dayOf(Date.now() + 9 * DAY_MS), 'Project Details': details })
  await subscribeToNewsletter(page, 'leela@example.com')
  await gotoWithOutbox(page, TRAINING)
  await fillInquiry(page)
  await inquiry(page).getByRole('button').click()
  await expect(inquiry(page).getByLabel('Full Name')).toHaveValue('')
  await gotoWithOutbox(page, '/contact')
  await page.context().setOffline(true)
  await fill(write(page), words.contact)
  await write(page).getByRole('button').click()
  await write(page)
    .getByRole('button', { name: messageOf('contact', 'form.later') })
    .click()
  await expect(write(page).getByLabel('Full Name')).toHaveValue('')
  await page.context().setOffline(false)

  // refused, sent, unanswered, and then one that is being sent during the check
  const days = [{ status: 400 }, null, { drop: 'after' }] as const
  mail.faults(({ number }) => (number <= days.length ? (days[number - 1] ?? null) : { delayMs: 60_000 }))
  await page.context().unroute('**/online-check.txt')
  const waiting = waitingRequestsPanel(page)
  await expect(async () => {
    if (!(await waiting.isVisible())) await outboxButton(page).click() // a form that takes its focus back closes it
    await expect(waiting).toBeVisible({ timeout: 1000 })
  }).toPass()
  const send = waiting.getByRole('button', { name: messageOf('outbox', 'sendAll') })
  await expect(async () => {
    await send.click({ timeout: 300 }).catch(() => {}) // the button is busy, or has to wait
    expect(mail.posts).toHaveLength(days.length + 1)
  }).toPass({ intervals: [100] })
  await expect(waiting).toContainText(messageOf('outbox', 'says.sending'))
}

/** Leaves the stored lock of a browser without locks: a request is still being sent at the end. */
export async function leaveLease(page: Page, mail: FakeMailServer): Promise<void> {
  mail.faults(() => ({ delayMs: 60_000 }))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await gotoWithOutbox(page, '/about')
  await subscribeToNewsletter(page, 'leela@example.com')
  await expect(outboxButton(page)).toHaveAccessibleName(/sending$/)
}

/** Types into every form, and submits none. */
export async function leaveDrafts(page: Page, service: string): Promise<void> {
  await page.goto(`/contact?service=${service}`)
  await waitForHydration(page)
  await fill(write(page), words.contact)
  await fill(meetingForm(page), words.meeting)
  await activateFooter(page)
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }).fill('leela@example.com')
  await page.goto(TRAINING)
  await waitForHydration(page)
  await fillInquiry(page)
}

/** Questions that the chat answers, answers with suggestions, and twice does not understand. */
const questions = [
  'How long does a website take?',
  'website price and support hours',
  'purple monkey dishwasher',
  'best biryani recipe please',
]

/** Chats until the chat offers a person, and leaves half a question in the field. */
export async function leaveChat(page: Page): Promise<void> {
  await page.goto('/about')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Open chat' }).click()
  const box = page.getByRole('textbox', { name: 'Your message' })
  const answers = page.getByRole('log').getByText('Vyomix:')
  await expect(answers).toHaveCount(1)
  for (const question of questions) {
    const before = await answers.count()
    await box.fill(question)
    await box.press('Enter')
    await expect.poll(() => answers.count()).toBeGreaterThan(before)
  }
  await box.fill('and how long')
}

/** Runs an agent, and again while its provider fails, which leaves a demo. */
export async function leaveRuns(page: Page, provider: FakeProvider): Promise<void> {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, { [SINGLE_INPUT_LABEL]: 'A shop for kites' })
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toHaveAttribute('aria-busy', 'false')
  provider.faults(refusals.openAiQuota)
  await fillInputs(dialog, { [SINGLE_INPUT_LABEL]: 'A school for knots' })
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('DEMO')
  await expect(dialog.getByText('Earlier runs')).toContainText('2')
}

/** Wins a game whose cards are not shuffled: each card's pair is eight places on. */
export async function leaveScore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.9999999
  })
  await page.goto('/fun')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Start' }).click()
  for (let card = 0; card < 8; card++) for (const place of [card, card + 8]) await gameCard(page, place).click()
  await expect(page.getByText(messageOf('game', 'best')).first()).toBeVisible()
}

/** Offers to install as Chromium does. */
export async function offerToInstall(page: Page): Promise<void> {
  await activateFooter(page)
  const isThere = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/install-button-'))
  await page.waitForFunction(isThere)
  await page.evaluate(() => {
    const offer = { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'dismissed' }) }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), offer))
  })
}

/** Dismisses the offer to install. */
export async function leaveOffer(page: Page): Promise<void> {
  await offerToInstall(page)
  await page.getByRole('button', { name: 'Do not offer to install' }).click()
  await expect(page.getByRole('button', { name: 'Do not offer to install' })).toHaveCount(0)
}
