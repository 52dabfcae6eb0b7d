import type { Page } from '@playwright/test'
import { factOf } from '#support/content-source.ts'
import { messageOf } from '#support/messages.ts'
import {
  expect,
  gotoHydrated,
  gotoWithOutbox,
  meetingForm,
  outboxButton,
  test,
  waitingRequestsPanel,
} from './outbox-fixtures.ts'
import { listen } from './speech.ts'

// what a screen reader says by itself of the meeting form and of the list of requests, step by step

const NAME_FIELD = `textbox, ${messageOf('forms', 'fields.name')}`
const EMAIL_FIELD = `textbox, ${messageOf('forms', 'fields.email')}`
const RECEIPT = `heading, ${messageOf('receipt', 'title.meeting')}`
const PANEL = `dialog, ${messageOf('outbox', 'title')}`
const SENT = `${messageOf('meeting', 'outcome.done')} ${messageOf('meeting', 'outcome.doneHint', { meetingReply: factOf('meetingReply') })}`
const notice = (file: string, field: string) =>
  `${messageOf(file, `${field}.title`)} ${messageOf(file, `${field}.text`)}`

const waitsText = (count: number) =>
  messageOf('outbox', `waits.${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`, { count })

/** Types into the focused field, and presses Enter. */
async function enter(page: Page, text: string) {
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}

/** Fills in what the meeting form needs, and presses Enter in the last field. */
async function submitByKeyboard(page: Page) {
  await meetingForm(page).getByLabel(messageOf('forms', 'fields.name')).fill('Asha Verma')
  await meetingForm(page).getByLabel(messageOf('forms', 'fields.email')).focus()
  await enter(page, 'asha@example.com')
}

test('the meeting form says at which field something is wrong, also where the focus is already, and that it was sent', async ({
  page,
}) => {
  const speech = await listen(page)
  await gotoHydrated(page, '/contact')
  const form = meetingForm(page)
  const submitting = await speech.during(() => form.getByRole('button').press('Enter'))
  await submitting.focuses(`${NAME_FIELD}, ${messageOf('forms', 'sender.nameMissing')}`)
  await submitting.announces([])
  const named = await speech.during(() => enter(page, 'Asha Verma'))
  await named.focuses(`${EMAIL_FIELD}, ${messageOf('forms', 'sender.emailMissing')}`)
  await named.announces([])
  for (const letters of ['asha', '.verma']) {
    const wrong = await speech.during(() => enter(page, letters))
    await wrong.announces([messageOf('forms', 'sender.emailWrong')])
    await wrong.focuses(`${EMAIL_FIELD}, ${messageOf('forms', 'sender.emailWrong')}`)
  }
  const sending = await speech.during(() => enter(page, '@example.com'))
  await sending.announces([SENT])
  await sending.focuses(RECEIPT)
  const another = await speech.during(() =>
    page.getByRole('button', { name: messageOf('receipt', 'another') }).press('Enter'),
  )
  await another.focuses(NAME_FIELD)
  await another.announces([])
})

test('the meeting form says that a request was refused, is kept, and was sent when the connection is back', async ({
  page,
  context,
  mail,
  problems,
}) => {
  const speech = await listen(page)
  await gotoWithOutbox(page, '/contact')
  mail.setFaults([{ status: 500 }])
  const refused = await speech.during(() => submitByKeyboard(page))
  const later = messageOf('saving', 'sending.later')
  await refused.announces([
    `${messageOf('meeting', 'outcome.failed')} ${messageOf('meeting', 'outcome.failedHint')} ${later}`,
  ])
  await refused.focuses(EMAIL_FIELD)
  const hasReceiptScript = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/receipt-ticket-[\w-]{8}\.js$/.test(name))
  await expect.poll(() => page.evaluate(hasReceiptScript)).toBe(true)
  const leaving = await speech.during(() => context.setOffline(true))
  await leaving.announces([messageOf('site', 'notices.offlineNotKept')])
  const keeping = await speech.during(() => page.keyboard.press('Enter'))
  await keeping.announcesInAnyOrder([notice('saving', 'saving.savedOffline'), waitsText(1)])
  await keeping.focuses(RECEIPT)
  const returning = await speech.during(() => context.setOffline(false))
  await returning.announcesInAnyOrder([messageOf('site', 'notices.online'), SENT, waitsText(0)])
  await returning.focuses(RECEIPT)
  problems.length = 0 // the failure is logged with its status only
})

test('the list of requests says what becomes of each, and after each button the focus is where one goes on', async ({
  page,
  context,
}) => {
  const speech = await listen(page)
  await gotoWithOutbox(page, '/contact')
  const leaving = await speech.during(() => context.setOffline(true))
  await leaving.announces([messageOf('site', 'notices.offlineNotKept')])
  const kept = [notice('saving', 'saving.savedOffline'), waitsText(1)]
  const keeping = await speech.during(() => submitByKeyboard(page))
  await keeping.announcesInAnyOrder(kept)
  const open = async () => {
    const opening = await speech.during(() => outboxButton(page).press('Enter'))
    await opening.focuses(PANEL)
    await opening.announces([])
  }
  const press = (field: string) =>
    speech.during(() =>
      waitingRequestsPanel(page)
        .getByRole('button', { name: messageOf('outbox', field), exact: true })
        .press('Enter'),
    )
  const button = (field: string) => `button, ${messageOf('outbox', field)}`

  await open()
  const sending = await press('actions.send')
  await sending.announces([notice('outbox', 'toasts.offline')])
  await sending.focuses(button('actions.send'))
  const editing = await press('actions.edit')
  await editing.focuses(NAME_FIELD)
  await editing.announces([waitsText(0)])
  const keepingAgain = await speech.during(() => page.keyboard.press('Enter'))
  await keepingAgain.announcesInAnyOrder(kept)

  await open()
  const asking = await press('actions.cancel')
  await asking.focuses(button('questions.cancel.no'))
  const refusing = await press('questions.cancel.no')
  await refusing.focuses(button('actions.cancel'))
  await (await press('actions.cancel')).focuses(button('questions.cancel.no'))
  const cancelling = await press('questions.cancel.yes')
  await cancelling.focuses(PANEL)
  await cancelling.announces([waitsText(0)])
  const closing = await speech.during(() => page.keyboard.press('Escape'))
  await closing.focuses('main')
  await closing.announces([])
})
