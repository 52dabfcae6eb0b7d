import { record as facts } from 'virtual:records/facts'
import { record as sender } from 'virtual:records/messages/forms/sender'
import { record as words } from 'virtual:records/messages/meeting/form'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { record as sending } from 'virtual:records/messages/saving/sending'
import { record as sectionTexts } from 'virtual:records/pages/contact/meeting'
import { expect, test, vi } from 'vitest'
import { officeHoursOf } from '#content/office-hours.ts'
import { timeHint } from '#features/meeting/time-hint.ts'
import { MeetingForm } from '#features/meeting/ui/meeting-form.tsx'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { visitorTimeZone } from '#platform/time-zone.ts'
import { fakeChangeChannel, fakeConnection, fakeDrafts, fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const reference = 'MR-7K2QX4AB'
const OFFLINE = saving.savedOffline.text
const FAILED = 'Failed to send meeting request. Please try again or contact us directly.'

/** Renders the form with a name and an email address. Its submissions get these results, one after the other. */
async function renderForm(outcomes: readonly SubmitResult[], isOnline = true) {
  vi.mocked(console.error).mockImplementation(() => {})
  const [toast, drafts, changeChannel, connection] = [
    fakeToast(),
    fakeDrafts(),
    fakeChangeChannel(),
    fakeConnection(isOnline),
  ]
  const store = testStore({ toast, drafts, changeChannel, connection })
  const submitted: MailDraft[] = []
  const submit = async (draft: MailDraft): Promise<SubmitResult> => {
    submitted.push(draft)
    return outcomes[submitted.length - 1] ?? { kind: 'unsent' }
  }
  const form = await renderComponent(store, () => MeetingForm({ submit }))
  await form.type('Full Name', ' Leela Nair ')
  await form.type('Email Address', 'leela@example.com')
  const buttons = () => form.elements('button').map(({ text }) => text)
  return { ...form, store, buttons, submitted, toast, drafts, changeChannel, last: () => toast.shown.at(-1) }
}

/** Returns a failed result, with a status or without a response (null), and counts how often the request is saved. */
function failing(code: number | null, canStore = true) {
  const saved = { times: 0 }
  const saveForLater = async (): Promise<SubmitResult> => {
    saved.times += 1
    return canStore ? { kind: 'postponed', reference } : { kind: 'unkept' }
  }
  return { saved, outcome: { kind: 'failed', code, saveForLater } as const }
}

/** Returns the logged errors, and clears the log. */
function takeLoggedErrors(): readonly unknown[] {
  const { calls } = vi.mocked(console.error).mock
  const logged = calls.flat()
  calls.length = 0
  return logged
}

test('an invalid name or address is reported next to the field, and nothing is submitted', async () => {
  const { type, submit, text, submitted } = await renderForm([])
  await type('Full Name', '')
  await type('Email Address', 'leela')
  await submit()
  expect(text()).toContain('Please enter your name.')
  expect(text()).toContain(sender.emailWrong)
  await type('Email Address', '')
  await submit()
  expect(text()).toContain(sender.emailMissing)
  expect(submitted).toEqual([])
})

test('the submitted draft has the trimmed parameters, and the fields as they were typed', async () => {
  const { submit, submitted } = await renderForm([{ kind: 'sent', reference }])
  await submit()
  expect(submitted).toEqual([
    {
      kind: 'meeting',
      params: {
        to_email: 'hello@vyomix.example',
        from_name: 'Leela Nair',
        from_email: 'leela@example.com',
        phone_number: '',
        meeting_date: '',
        meeting_time: '',
        message: '',
      },
      fields: {
        name: ' Leela Nair ',
        email: 'leela@example.com',
        phone: '',
        preferredDate: '',
        preferredTime: '',
        message: '',
      },
    },
  ])
})

test('after a request is sent, the visitor is thanked and the fields are empty', async () => {
  const { submit, valueIn, drafts, toast, buttons } = await renderForm([{ kind: 'sent', reference }])
  await submit()
  expect(toast.shown).toEqual([
    {
      tone: 'done',
      title: 'Meeting Request Sent!',
      text: `We'll get back to you within ${facts.meetingReply} to confirm your meeting.`,
    },
  ])
  expect(valueIn('Full Name')).toBe('')
  expect(drafts.read('meeting.name')).toBe('')
  expect(buttons()).toEqual(['Schedule Meeting'])
})

test('offline, the request is saved, the fields become empty, and a toast and a note say so', async () => {
  const { submit, valueIn, text, toast } = await renderForm([{ kind: 'saved', reference }], false)
  await submit()
  expect(toast.shown).toEqual([{ tone: 'wait', title: 'Saved on this device', text: OFFLINE }])
  expect(text()).toContain(`Saved on this device ${OFFLINE}`)
  expect(valueIn('Email Address')).toBe('')
})

test('if a request is saved on an online device, the toast says that the service is unreachable', async () => {
  const { submit, last } = await renderForm([{ kind: 'saved', reference }])
  await submit()
  expect(last()?.text).toBe(sending.savedUnreachable.text)
})

test('if a request is postponed, the toast says that it will be sent soon', async () => {
  const { submit, valueIn, toast } = await renderForm([{ kind: 'postponed', reference }])
  await submit()
  expect(toast.shown).toEqual([{ tone: 'wait', ...saving.savedSoon }])
  expect(valueIn('Email Address')).toBe('')
})

test('if a postponed request cannot be stored, the text stays', async () => {
  const { submit, valueIn, last } = await renderForm([{ kind: 'unkept' }])
  await submit()
  expect(last()).toMatchObject({ tone: 'error', title: saving.notKept.title })
  expect(last()?.text).not.toContain('connection')
  expect(valueIn('Full Name')).toBe(' Leela Nair ')
})

test('the note on a saved request disappears when the outbox or the form changes', async () => {
  const { submit, text, type, changeChannel, run } = await renderForm([
    { kind: 'saved', reference },
    { kind: 'saved', reference },
  ])
  await submit()
  await run(() => changeChannel.notify())
  expect(text()).not.toContain('Saved')
  await type('Full Name', 'Leela')
  await type('Email Address', 'leela@example.com')
  await submit()
  expect(text()).toContain('Saved on this device')
  await type('Full Name', 'A')
  expect(text()).not.toContain('Saved')
})

test('a failed request keeps its text, can be saved from toast or note, and only its status is logged', async () => {
  const { submit, valueIn, text, buttons, last } = await renderForm([failing(500).outcome])
  await submit()
  expect(last()).toMatchObject({
    tone: 'error',
    title: 'Error',
    text: FAILED,
    action: { label: 'Save and send later' },
  })
  expect(text()).toContain(`Error ${FAILED}`)
  expect(buttons()).toEqual(['Schedule Meeting', 'Save and send later'])
  expect(valueIn('Full Name')).toBe(' Leela Nair ')
  expect(takeLoggedErrors()).toEqual(['The meeting request failed: status 500.'])
})

test('saving a failed request empties the fields and says what happens next', async () => {
  const { outcome, saved } = failing(503)
  const { submit, press, valueIn, buttons, last } = await renderForm([outcome])
  await submit()
  await press('Save and send later')
  expect(saved.times).toBe(1)
  expect(last()).toEqual({
    tone: 'wait',
    ...saving.savedSoon,
  })
  expect(valueIn('Full Name')).toBe('')
  expect(buttons()).toEqual(['Schedule Meeting'])
  takeLoggedErrors()
})

test('pressing the button twice saves the request once', async () => {
  const { outcome, saved } = failing(503)
  const { submit, run, last } = await renderForm([outcome])
  await submit()
  const toastAction = last()?.action
  await run(() => {
    toastAction?.run()
    toastAction?.run()
  })
  expect(saved.times).toBe(1)
  takeLoggedErrors()
})

test('after an unclear response, saving warns that two copies may arrive', async () => {
  const { submit, press, last } = await renderForm([failing(null).outcome])
  await submit()
  expect(takeLoggedErrors()).toEqual(['The meeting request failed: no clear answer.'])
  await press('Save and send later')
  expect(last()?.text).toBe(sending.savedDoubtful.text)
})

test('if the request cannot be saved, a toast says so, the text stays, and saving can be retried', async () => {
  const { submit, press, valueIn, buttons, last } = await renderForm([failing(500, false).outcome])
  await submit()
  await press('Save and send later')
  expect(last()).toMatchObject({
    tone: 'error',
    ...saving.notKept,
  })
  expect(valueIn('Full Name')).toBe(' Leela Nair ')
  expect(buttons()).toContain('Save and send later')
  takeLoggedErrors()
})

test('when the text changes, the note loses its button, and the button of the toast saves nothing', async () => {
  const { outcome, saved } = failing(500)
  const { submit, type, text, buttons, valueIn, last, run } = await renderForm([outcome])
  await submit()
  const toastAction = last()?.action
  await type('Full Name', '')
  expect(text()).toContain(FAILED)
  expect(buttons()).toEqual(['Schedule Meeting'])
  await run(() => toastAction?.run())
  expect(last()).toEqual({
    tone: 'wait',
    ...sending.changed,
  })
  expect(saved.times).toBe(0)
  expect(valueIn('Email Address')).toBe('leela@example.com')
  takeLoggedErrors()
})

test('on another page, the button of a toast still saves the request and empties the form', async () => {
  const { outcome, saved } = failing(500)
  const first = await renderForm([outcome])
  await first.submit()
  await first.unmount()
  const second = await renderComponent(first.store, () =>
    MeetingForm({ submit: async () => ({ kind: 'sent', reference }) }),
  )
  expect(second.valueIn('Full Name')).toBe(' Leela Nair ')
  await second.run(() => first.last()?.action?.run())
  expect(saved.times).toBe(1)
  expect(second.valueIn('Full Name')).toBe('')
  takeLoggedErrors()
})

test('a toast saves nothing if the text was changed on another page', async () => {
  const { outcome, saved } = failing(500)
  const first = await renderForm([outcome])
  await first.submit()
  await first.unmount()
  const second = await renderComponent(first.store, () =>
    MeetingForm({ submit: async () => ({ kind: 'sent', reference }) }),
  )
  await second.type('Full Name', 'Leela')
  await second.run(() => first.last()?.action?.run())
  expect(saved.times).toBe(0)
  expect(second.valueIn('Full Name')).toBe('Leela')
  takeLoggedErrors()
})

test('without a connection and without storage, the text stays, and the toast names an email address', async () => {
  const { submit, valueIn, buttons, last } = await renderForm([{ kind: 'unsaved' }], false)
  await submit()
  expect(last()).toEqual({
    tone: 'error',
    ...sending.unsaved,
  })
  expect(valueIn('Full Name')).toBe(' Leela Nair ')
  expect(buttons()).toEqual(['Schedule Meeting'])
})

test('if the outbox cannot be loaded, the request fails and cannot be saved', async () => {
  const { submit, valueIn, buttons, last } = await renderForm([{ kind: 'unsent' }])
  await submit()
  expect(last()).toEqual({ tone: 'error', title: 'Error', text: FAILED })
  expect(valueIn('Full Name')).toBe(' Leela Nair ')
  expect(buttons()).toEqual(['Schedule Meeting'])
  takeLoggedErrors()
})

test('below the time, the visitor reads what it means in their own zone, and a time outside the hours is sent', async () => {
  const { type, submit, submitted, hintOf } = await renderForm([{ kind: 'sent', reference }])
  const hint = sectionTexts.timeHint
  expect(hintOf(words.fields.time)).toBe(hint)
  await type(words.fields.date, '2030-07-15')
  await type(words.fields.time, '23:15')
  const preferred = { preferredDate: '2030-07-15', preferredTime: '23:15' }
  const expected = timeHint(preferred, { now: 0, zone: visitorTimeZone() }, officeHoursOf)
  expect(expected).toContain(words.timeClosed)
  expect(hintOf(words.fields.time)).toBe(`${hint} ${expected}`)
  await submit()
  expect(submitted[0]?.params).toMatchObject({ meeting_date: '2030-07-15', meeting_time: '23:15' })
})
