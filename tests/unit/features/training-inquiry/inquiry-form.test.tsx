import { record as outcome } from 'virtual:records/messages/training/outcome'
import { expect, test } from 'vitest'
import { InquiryForm } from '#features/training-inquiry/ui/inquiry-form.tsx'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { fakeDrafts, fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const reference = 'MR-7K2QX4AB'
const preset = { level: 'Ready to enroll', batch: 'Vibe Coding Masterclass' }

async function renderForm(outcome: SubmitResult | Promise<SubmitResult>) {
  const [toast, drafts] = [fakeToast(), fakeDrafts()]
  const submitted: MailDraft[] = []
  const submit = async (draft: MailDraft) => {
    submitted.push(draft)
    return outcome
  }
  let currentPreset: typeof preset | null = null
  const onTaken = () => {
    currentPreset = null
  }
  const form = await renderComponent(testStore({ toast, drafts }), () =>
    InquiryForm({ batches: ['Vibe Coding Masterclass'], preset: currentPreset, onPresetApplied: onTaken, submit }),
  )
  const choose = async () => {
    currentPreset = preset
    await form.rerender()
  }
  await form.type('Full Name', 'Leela Nair')
  await form.type('Email Address', 'leela@example.com')
  await form.type('Message', ' Is there homework?')
  return { ...form, choose, submitted, toast, drafts }
}

test('level and batch come from the button that led to the form, and are submitted with the fields', async () => {
  const { choose, submit, submitted, toast, valueIn } = await renderForm({ kind: 'sent', reference })
  await choose()
  expect(valueIn('Batch')).toBe('Vibe Coding Masterclass')
  await submit()
  expect(submitted).toMatchObject([
    {
      kind: 'training',
      params: {
        from_name: 'Leela Nair',
        message:
          'Agentic AI training inquiry\nBatch: Vibe Coding Masterclass\nInterest level: Ready to enroll\n\nIs there homework?',
      },
      fields: {
        name: 'Leela Nair',
        email: 'leela@example.com',
        level: 'Ready to enroll',
        message: ' Is there homework?',
        batch: 'Vibe Coding Masterclass',
      },
    },
  ])
  expect(toast.shown).toEqual([{ tone: 'done', title: 'Request sent', text: outcome.doneHint }])
  expect(valueIn('Full Name')).toBe('')
})

test('a failed inquiry keeps its text and can be saved', async () => {
  const { choose, submit, elements, toast, valueIn } = await renderForm({
    kind: 'failed',
    code: 500,
    saveForLater: async () => ({ kind: 'postponed', reference }),
  })
  await choose()
  await submit()
  expect(toast.shown).toMatchObject([
    {
      tone: 'error',
      title: 'Error',
      text: 'Failed to send your request. Please try again or contact us directly.',
      action: { label: 'Save and send later' },
    },
  ])
  expect(elements('button').map(({ text }) => text)).toEqual(['Request information', 'Save and send later'])
  expect(valueIn('Full Name')).toBe('Leela Nair')
})

test('when a button of the page changes the form, the offer to save the failed inquiry disappears', async () => {
  const { choose, submit, type, elements } = await renderForm({
    kind: 'failed',
    code: 500,
    saveForLater: async () => ({ kind: 'postponed', reference }),
  })
  await type('Interest Level', 'Just browsing')
  await submit()
  await choose()
  expect(elements('button').map(({ text }) => text)).toEqual(['Request information'])
})

test('a choice by a button is applied once, and the visitor can then change it', async () => {
  const { choose, rerender: again, type, valueIn } = await renderForm({ kind: 'sent', reference })
  await choose()
  await type('Interest Level', 'Just browsing')
  await again()
  expect(valueIn('Interest Level')).toBe('Just browsing')
  await choose()
  expect(valueIn('Interest Level')).toBe('Ready to enroll')
})

test('a request that is returned from the outbox fills the form, with its batch', async () => {
  const { drafts, run, valueIn } = await renderForm({ kind: 'sent', reference })
  await run(() => {
    drafts.write('training.name', 'Asha Verma')
    drafts.write('training.batch', 'Vibe Coding Masterclass')
    drafts.notifyExternalChange('training')
  })
  expect(valueIn('Full Name')).toBe('Asha Verma')
  expect(valueIn('Batch')).toBe('Vibe Coding Masterclass')
})

test('a batch that was chosen by a button can be removed', async () => {
  const { choose, submit, type, submitted } = await renderForm({ kind: 'sent', reference })
  await choose()
  await type('Batch', '')
  await submit()
  expect(submitted[0]?.params.message).toBe(
    'Agentic AI training inquiry\nInterest level: Ready to enroll\n\nIs there homework?',
  )
})

test('a choice by a button while the form is being sent is applied afterwards', async () => {
  let resolveOutcome: (outcome: SubmitResult) => void = () => {}
  const {
    choose,
    submit,
    type,
    rerender: again,
    submitted,
    valueIn,
  } = await renderForm(
    new Promise<SubmitResult>((resolve) => {
      resolveOutcome = resolve
    }),
  )
  await type('Interest Level', 'Just browsing')
  await submit()
  await choose()
  resolveOutcome({ kind: 'sent', reference })
  await again()
  expect(submitted).toHaveLength(1)
  expect(valueIn('Full Name')).toBe('')
  expect(valueIn('Interest Level')).toBe('Ready to enroll')
  expect(valueIn('Batch')).toBe('Vibe Coding Masterclass')
})
