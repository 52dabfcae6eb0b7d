import { record as words } from 'virtual:records/messages/contact/form'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { records as products } from 'virtual:records/products'
import { expect, test, vi } from 'vitest'
import { planOpening } from '#content/contact.ts'
import { ContactForm } from '#features/contact/ui/contact-form.tsx'
import { EmailNote } from '#features/contact/ui/email-note.tsx'
import type { MailDraft } from '#platform/mail.ts'
import { fakeClipboard, fakeConnection, fakeDrafts, fakeOpenTab, fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

/** Renders the form and submits it offline, on a device that can store requests or not. */
async function submitOffline(canStore = true) {
  const [toast, connection, openTab] = [fakeToast(), fakeConnection(false), fakeOpenTab()]
  const saved: MailDraft[] = []
  const save = async (draft: MailDraft) => {
    saved.push(draft)
    return canStore
  }
  const form = await renderComponent(testStore({ toast, connection, openTab }), () => ContactForm({ save: save }))
  await form.type('Full Name', 'Leela Nair')
  await form.type('Email Address', 'leela@example.com')
  await form.type('Message', 'We need a shop.')
  await form.submit()
  const buttons = () => form.elements('button').map(({ text }) => text)
  return { ...form, buttons, saved, toast, connection, openTab }
}

test('offline, the note offers to send the message by email later', async () => {
  const { text, buttons, valueIn, openTab } = await submitOffline()
  expect(text()).toContain(`${words.offline} ${words.offlineHint} ${words.offlineNext}`)
  expect(buttons()).toEqual([words.button.idle, 'Send it as email later'])
  expect(valueIn('Message')).toBe('We need a shop.')
  expect(openTab.opened).toEqual([])
})

test('a message that is saved for later goes to the outbox, and the form becomes empty', async () => {
  const { press, saved, valueIn, buttons, toast } = await submitOffline()
  await press('Send it as email later')
  expect(saved).toEqual([
    {
      kind: 'contact',
      params: {
        to_email: 'hello@vyomix.example',
        from_name: 'Leela Nair',
        from_email: 'leela@example.com',
        phone_number: '',
        meeting_date: '',
        meeting_time: '',
        message: 'We need a shop.',
      },
      fields: { name: 'Leela Nair', email: 'leela@example.com', phone: '', service: '', message: 'We need a shop.' },
    },
  ])
  expect(toast.shown.at(-1)).toEqual({
    tone: 'wait',
    ...saving.savedOffline,
  })
  expect(valueIn('Message')).toBe('')
  expect(buttons()).toEqual([words.button.idle])
})

test('if the device cannot store the message, a toast says so and the text stays', async () => {
  const { press, valueIn, buttons, toast } = await submitOffline(false)
  await press('Send it as email later')
  expect(toast.shown.at(-1)).toEqual({
    tone: 'error',
    ...saving.notKept,
  })
  expect(valueIn('Message')).toBe('We need a shop.')
  expect(buttons()).toEqual([words.button.idle, 'Send it as email later'])
})

test('the note disappears when the text changes, and when the network is back', async () => {
  const { type, submit, buttons, connection, run } = await submitOffline()
  await type('Message', 'We need two shops.')
  expect(buttons()).toEqual([words.button.idle])
  await submit()
  expect(buttons()).toContain('Send it as email later')
  await run(() => connection.set(true))
  expect(buttons()).toEqual([words.button.idle])
})

test('a message that is too long for the chat app stays, gets an error, and can be sent by email', async () => {
  const { type, submit, text, valueIn, elements, openTab } = await submitOffline()
  const long = 'नमस्ते '.repeat(300)
  await type('Message', long)
  await submit()
  expect(text()).toContain('This is too long for WhatsApp. Please shorten it, or send it as an email.')
  expect(valueIn('Message')).toBe(long)
  expect(openTab.opened).toEqual([])
  await vi.waitFor(() => expect(elements('a').map(({ text }) => text)).toEqual(['Write an email']))
  const [link] = elements('a')
  expect(link?.attributes.href).toMatch(/^mailto:hello@vyomix\.example\?.{1,100}$/)
  await type('Message', 'नमस्ते')
  expect(text()).not.toContain('too long')
  expect(elements('a')).toEqual([])
})

/** Renders the form as it is opened by the button of a service. */
async function renderWithService(drafts = fakeDrafts()) {
  const removed = vi.fn()
  const props = { service: 'Baking', save: async () => true, onRemoved: removed }
  const form = await renderComponent(testStore({ drafts }), () => ContactForm(props))
  const lines = () =>
    form
      .elements('p')
      .map(({ text }) => text)
      .filter((text) => text.startsWith('Service'))
  return { ...form, drafts, removed, lines }
}

test('the chosen service is a line of the form, and is stored with the draft', async () => {
  const { lines, drafts } = await renderWithService()
  expect(lines()).toEqual(['Service: Baking Remove'])
  expect(drafts.read('contact.service')).toBe('Baking')
})

test('a chosen service replaces the service of the draft and leaves its message unchanged', async () => {
  const drafts = fakeDrafts()
  drafts.write('contact.message', 'We need bread.')
  drafts.write('contact.service', 'Brewing')
  const { lines, valueIn } = await renderWithService(drafts)
  expect(valueIn('Message')).toBe('We need bread.')
  expect(lines()).toEqual(['Service: Baking Remove'])
})

test('a service that the visitor removes is gone from the form and the draft', async () => {
  const { lines, drafts, removed, callHandler: tell } = await renderWithService()
  await tell('onRemove')
  expect(lines()).toEqual([])
  expect(drafts.read('contact.service')).toBe('')
  expect(removed).toHaveBeenCalledExactlyOnceWith('service')
})

/** Renders the form as it is opened by the button of a plan. */
async function renderWithPlan(drafts = fakeDrafts(), service?: string) {
  const [plan] = products
  const removed = vi.fn()
  const props = { opening: planOpening(plan?.id ?? ''), service, save: async () => true, onRemoved: removed }
  const form = await renderComponent(testStore({ drafts }), () => ContactForm(props))
  const lines = () => form.elements('p').flatMap(({ text }) => (/^(Plan|Service): /.test(text) ? [text] : []))
  return { ...form, drafts, removed, lines, plan: `Plan: ${plan?.name} Remove` }
}

test('the chosen plan is a line of the form, and replaces a service that was chosen earlier', async () => {
  const drafts = fakeDrafts()
  drafts.write('contact.service', 'Brewing')
  const { lines, plan } = await renderWithPlan(drafts)
  expect(lines()).toEqual([plan])
  expect(drafts.read('contact.service')).toBe('')
})

test('a service that comes with the plan stays beside it', async () => {
  const { lines, plan } = await renderWithPlan(fakeDrafts(), 'Baking')
  expect(lines()).toEqual([plan, 'Service: Baking Remove'])
})

test('a plan that the visitor removes leaves the message, and the other words stay', async () => {
  const drafts = fakeDrafts()
  drafts.write('contact.message', 'We begin in spring.')
  const { lines, valueIn, removed, callHandler } = await renderWithPlan(drafts)
  expect(valueIn('Message')).toMatch(/\n\nWe begin in spring\.$/)
  await callHandler('onRemove')
  expect(lines()).toEqual([])
  expect(valueIn('Message')).toBe('We begin in spring.')
  expect(removed).toHaveBeenCalledExactlyOnceWith('plan')
})

test('a draft of an older version is read without a service', async () => {
  const drafts = fakeDrafts()
  drafts.write('contact.message', 'We need bread.')
  const form = await renderComponent(testStore({ drafts }), () => ContactForm({ save: async () => true }))
  expect(form.valueIn('Message')).toBe('We need bread.')
  expect(form.text()).not.toContain('Service')
})

test.each([
  [true, { tone: 'done', title: 'Message copied', text: 'Paste it into the email.' }],
  [false, { tone: 'error', title: 'The message could not be copied', text: 'Copy it from the form instead.' }],
])(
  'the email link copies the message and reports the result (clipboard allowed: %j)',
  async (isAllowed, expectedToast) => {
    const [clipboard, toast] = [fakeClipboard(isAllowed), fakeToast()]
    const store = testStore({ clipboard, toast })
    const note = await renderComponent(store, () => EmailNote({ message: 'Name: Leela\nMessage: नमस्ते' }))
    await note.callHandler('onClick')
    expect(clipboard.texts).toEqual(isAllowed ? ['Name: Leela\nMessage: नमस्ते'] : [])
    expect(toast.shown).toEqual([expectedToast])
  },
)
