import { record as outcome } from 'virtual:records/messages/training/outcome'
import { expect, test } from 'vitest'
import { InquiryForm } from '#features/training-inquiry/ui/inquiry-form.tsx'
import type { MailDraft } from '#platform/mail.ts'
import { fakeDrafts, fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import type { SendResult } from '#ui/use-sending.ts'

const preset = { level: 'Ready to enroll', batch: 'Vibe Coding Masterclass' }

async function visitor(outcome: SendResult | Promise<SendResult>) {
  const [toast, drafts] = [fakeToast(), fakeDrafts()]
  const handed: MailDraft[] = []
  const submit = async (draft: MailDraft) => {
    handed.push(draft)
    return outcome
  }
  let chosen: typeof preset | null = null
  const onTaken = () => {
    chosen = null
  }
  const form = await renderComponent(testStore({ toast, drafts }), () =>
    InquiryForm({ batches: ['Vibe Coding Masterclass'], preset: chosen, onTaken, submit }),
  )
  const choose = async () => {
    chosen = preset
    await form.again()
  }
  await form.type('Full Name', 'Leela Nair')
  await form.type('Email Address', 'leela@example.com')
  await form.type('Message', ' Is there homework?')
  return { ...form, choose, handed, toast, drafts }
}

test('level and batch come from the button that led here, and all of it goes to the outbox', async () => {
  const { choose, submit, handed, toast, valueIn } = await visitor({ kind: 'sent' })
  await choose()
  expect(valueIn('Batch')).toBe('Vibe Coding Masterclass')
  await submit()
  expect(handed).toMatchObject([
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

test('a failed inquiry keeps its text and can be saved; nothing of it is logged', async () => {
  const { choose, submit, elements, toast, valueIn } = await visitor({
    kind: 'failed',
    code: 500,
    saveForLater: async () => true,
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

test('another choice by a button changes the text, so the offer ends', async () => {
  const { choose, submit, type, elements } = await visitor({
    kind: 'failed',
    code: 500,
    saveForLater: async () => true,
  })
  await type('Interest Level', 'Just browsing')
  await submit()
  await choose()
  expect(elements('button').map(({ text }) => text)).toEqual(['Request information'])
})

test("a button's choice is applied once: the visitor’s own choice stays until the next button", async () => {
  const { choose, again, type, valueIn } = await visitor({ kind: 'sent' })
  await choose()
  await type('Interest Level', 'Just browsing')
  await again()
  expect(valueIn('Interest Level')).toBe('Just browsing')
  await choose()
  expect(valueIn('Interest Level')).toBe('Ready to enroll')
})

test('a request that the outbox gives back fills the form, with its batch', async () => {
  const { drafts, run, valueIn } = await visitor({ kind: 'sent' })
  await run(() => {
    drafts.write('training.name', 'Asha Verma')
    drafts.write('training.batch', 'Vibe Coding Masterclass')
    drafts.notifyExternalChange('training')
  })
  expect(valueIn('Full Name')).toBe('Asha Verma')
  expect(valueIn('Batch')).toBe('Vibe Coding Masterclass')
})

test('a batch that a button chose can be removed again', async () => {
  const { choose, submit, type, handed } = await visitor({ kind: 'sent' })
  await choose()
  await type('Batch', '')
  await submit()
  expect(handed[0]?.params.message).toBe(
    'Agentic AI training inquiry\nInterest level: Ready to enroll\n\nIs there homework?',
  )
})

test("a button's choice during sending is in the form afterwards", async () => {
  let arrive: (outcome: SendResult) => void = () => {}
  const { choose, submit, type, again, handed, valueIn } = await visitor(
    new Promise<SendResult>((resolve) => {
      arrive = resolve
    }),
  )
  await type('Interest Level', 'Just browsing')
  await submit()
  await choose()
  arrive({ kind: 'sent' })
  await again()
  expect(handed).toHaveLength(1)
  expect(valueIn('Full Name')).toBe('')
  expect(valueIn('Interest Level')).toBe('Ready to enroll')
  expect(valueIn('Batch')).toBe('Vibe Coding Masterclass')
})
