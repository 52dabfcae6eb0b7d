import { record as words } from 'virtual:records/messages/newsletter'
import { expect, test } from 'vitest'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import type { MailDraft } from '#platform/mail.ts'
import { fakeToast } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'
import type { SendResult } from '#ui/use-sending.ts'

const THANKS = { tone: 'done', title: 'Thanks for subscribing to our newsletter!' }

/** A visitor of a device that stores addresses, or does not: then each is sent at once, with this outcome. */
async function visitor(isKept: boolean, outcome: SendResult['kind'] = 'unsaved') {
  const toast = fakeToast()
  const store = testStore({ toast })
  const [kept, sent]: [MailDraft[], MailDraft[]] = [[], []]
  const keep = async (draft: MailDraft) => {
    kept.push(draft)
    return isKept
  }
  const submit = async (draft: MailDraft): Promise<SendResult> => {
    sent.push(draft)
    return outcome === 'failed' ? { kind: outcome, code: 500, saveForLater: async () => false } : { kind: outcome }
  }
  const place = (idPrefix: string) =>
    renderComponent(store, () => NewsletterForm({ idPrefix, variant: 'line', keep, submit }))
  const form = await place('footer-')
  return { ...form, place, kept, sent, toast }
}

test('an address goes to the outbox as it was typed, the visitor is thanked, and the field is empty', async () => {
  const { type, submit, valueIn, kept, sent, toast } = await visitor(true)
  await type('Email address', ' asha@example.org')
  await submit()
  expect(kept).toMatchObject([
    { kind: 'newsletter', params: { from_email: 'asha@example.org' }, fields: { email: ' asha@example.org' } },
  ])
  expect(sent).toEqual([])
  expect(toast.shown).toEqual([THANKS])
  expect(valueIn('Email address')).toBe('')
})

test('an invalid address is reported in the field and announced, and is not sent', async () => {
  const { type, submit, text, valueIn, kept, toast } = await visitor(true)
  await type('Email address', 'asha')
  await submit()
  expect(toast.shown).toEqual([{ tone: 'error', title: 'Please enter a valid email address' }])
  expect(text()).toContain('Please enter a valid email address')
  expect(valueIn('Email address')).toBe('asha')
  expect(kept).toEqual([])
})

test('if the device stores nothing, the address is sent at once', async () => {
  const { type, submit, valueIn, sent, toast } = await visitor(false, 'sent')
  await type('Email address', 'asha@example.org')
  await submit()
  expect(sent).toMatchObject([{ kind: 'newsletter', params: { message: 'Newsletter subscription' } }])
  expect(toast.shown).toEqual([THANKS])
  expect(valueIn('Email address')).toBe('')
})

test.each(['unsaved', 'unsent', 'failed'] as const)(
  'the visitor is not thanked for an address that is %s',
  async (outcome) => {
    const { type, submit, valueIn, toast } = await visitor(false, outcome)
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

test('text typed in one place appears in the other as well, and sending empties both', async () => {
  const footer = await visitor(true)
  await footer.type('Email address', 'asha@example.org')
  const band = await footer.place('letter-')
  expect(band.valueIn('Email address')).toBe('asha@example.org')
  expect(band.elements('input').map(({ attributes }) => attributes.id)).toEqual(['letter-email'])
  await band.submit()
  expect(footer.valueIn('Email address')).toBe('')
  expect(footer.kept).toHaveLength(1)
})
