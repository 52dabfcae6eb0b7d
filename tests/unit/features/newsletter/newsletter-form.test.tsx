import { record as words } from 'virtual:records/messages/newsletter'
import { expect, test } from 'vitest'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const THANKS = { tone: 'done', title: 'Thanks for subscribing to our newsletter!' }

/** Renders the form. If the device cannot store an address, it is sent at once, with this outcome. */
async function renderFooterForm(canStore: boolean, outcome: SubmitResult['kind'] = 'unsaved') {
  const toast = fakeToast()
  const store = testStore({ toast })
  const [saved, sent]: [MailDraft[], MailDraft[]] = [[], []]
  const keep = async (draft: MailDraft) => {
    saved.push(draft)
    return canStore
  }
  const submit = async (draft: MailDraft): Promise<SubmitResult> => {
    sent.push(draft)
    if (outcome === 'failed') return { kind: outcome, code: 500, saveForLater: async () => ({ kind: 'unkept' }) }
    const isAccepted = outcome === 'sent' || outcome === 'saved' || outcome === 'postponed'
    return isAccepted ? { kind: outcome, reference: 'MR-7K2QX4AB' } : { kind: outcome }
  }
  const renderForm = (idPrefix: string) =>
    renderComponent(store, () => NewsletterForm({ idPrefix, variant: 'line', save: keep, submit }))
  const form = await renderForm('footer-')
  return { ...form, renderForm, saved, sent, toast }
}

test('an address is saved, a toast thanks the visitor, and the field becomes empty', async () => {
  const { type, submit, valueIn, saved, sent, toast } = await renderFooterForm(true)
  await type('Email address', ' asha@example.org')
  await submit()
  expect(saved).toMatchObject([
    { kind: 'newsletter', params: { from_email: 'asha@example.org' }, fields: { email: ' asha@example.org' } },
  ])
  expect(sent).toEqual([])
  expect(toast.shown).toEqual([THANKS])
  expect(valueIn('Email address')).toBe('')
})

test('an invalid address is reported in the field and announced, and is not sent', async () => {
  const { type, submit, text, valueIn, saved, toast } = await renderFooterForm(true)
  await type('Email address', 'asha')
  await submit()
  expect(toast.shown).toEqual([{ tone: 'error', title: 'Please enter a valid email address' }])
  expect(text()).toContain('Please enter a valid email address')
  expect(valueIn('Email address')).toBe('asha')
  expect(saved).toEqual([])
})

test('if the device cannot store the address, it is sent at once', async () => {
  const { type, submit, valueIn, sent, toast } = await renderFooterForm(false, 'sent')
  await type('Email address', 'asha@example.org')
  await submit()
  expect(sent).toMatchObject([{ kind: 'newsletter', params: { message: 'Newsletter subscription' } }])
  expect(toast.shown).toEqual([THANKS])
  expect(valueIn('Email address')).toBe('')
})

test.each(['unsaved', 'unsent', 'failed'] as const)(
  'with the outcome %s, the toast is an error and the address stays',
  async (outcome) => {
    const { type, submit, valueIn, toast } = await renderFooterForm(false, outcome)
    await type('Email address', 'asha@example.org')
    await submit()
    expect(toast.shown).toEqual([
      {
        tone: 'error',
        title: words.failed,
        text: words.failedHint,
      },
    ])
    expect(valueIn('Email address')).toBe('asha@example.org')
  },
)

test('text typed in one form appears in the other as well, and sending empties both', async () => {
  const footer = await renderFooterForm(true)
  await footer.type('Email address', 'asha@example.org')
  const blog = await footer.renderForm('letter-')
  expect(blog.valueIn('Email address')).toBe('asha@example.org')
  expect(blog.elements('input').map(({ attributes }) => attributes.id)).toEqual(['letter-email'])
  await blog.submit()
  expect(footer.valueIn('Email address')).toBe('')
  expect(footer.saved).toHaveLength(1)
})
