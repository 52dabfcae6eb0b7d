import { record as words } from 'virtual:records/messages/outbox/letter'
import { expect, test } from 'vitest'
import { createItem } from '#features/outbox/item.ts'
import { mailtoLink, requestExcerpt, requestText } from '#features/outbox/request-text.ts'
import type { MailDraft, RequestKind } from '#platform/mail.ts'

const NOW = new Date(2025, 6, 12, 14, 12).getTime()

function draftOf(
  kind: RequestKind,
  params: Partial<MailDraft['params']> = {},
  fields: MailDraft['fields'] = {},
): MailDraft {
  const none = { phone_number: '', meeting_date: '', meeting_time: '', message: '' }
  const from = { to_email: 'hello@vyomix.example', from_name: 'Leela Nair', from_email: 'leela@example.com' }
  return { kind, params: { ...none, ...from, ...params }, fields }
}

const itemOf = (draft: MailDraft) => createItem(draft, 'MR-7K2QX4AB', NOW, 1)

test('the excerpt has the name, the date and the message of a request, or the email of a newsletter sign-up', () => {
  const day = { meeting_date: '2025-07-14', meeting_time: '11:30' }
  const excerptOf = (draft: MailDraft) => requestExcerpt(draft, NOW)
  expect(excerptOf(draftOf('meeting', { ...day, message: 'A shop' }))).toBe('Leela Nair, 14 July at 11:30. “A shop”')
  expect(excerptOf(draftOf('meeting', day))).toBe('Leela Nair, 14 July at 11:30.')
  expect(excerptOf(draftOf('meeting', { message: 'Hello' }))).toBe('Leela Nair, no date. “Hello”')
  expect(excerptOf(draftOf('contact', { message: 'Could you look?' }))).toBe('Leela Nair. “Could you look?”')
  expect(excerptOf(draftOf('newsletter', { from_name: '' }))).toBe('leela@example.com')
})

test("the excerpt of an inquiry contains the visitor's own text, not the lines that the form adds above it", () => {
  const message = 'Agentic AI training inquiry\nInterest level: Seriously considering\n\nA weekend batch?'
  const fields = { level: 'Seriously considering', message: 'A weekend batch?' }
  expect(requestExcerpt(draftOf('training', { message }, fields), NOW)).toBe(
    'Leela Nair, seriously considering. “A weekend batch?”',
  )
})

test('the excerpt of a long text ends between two words, and its lines are joined', () => {
  const excerpt = requestExcerpt(draftOf('contact', { message: `One\n\ntwo ${'stars '.repeat(50)}` }), NOW)
  expect(excerpt).toMatch(/^Leela Nair\. “One two stars .*stars…”$/)
  expect(excerpt.length).toBeLessThan(140)
})

test('the full text contains every field that was filled in, and the reference', () => {
  const draft = draftOf('meeting', { meeting_date: '2025-07-14', meeting_time: '11:30', message: 'A shop\nfor three' })
  expect(requestText(itemOf(draft))).toBe(
    [
      'Meeting request',
      'Name: Leela Nair',
      'Email: leela@example.com',
      'Preferred date: 2025-07-14',
      'Preferred time: 11:30',
      '',
      'A shop',
      'for three',
      '',
      'Ref: MR-7K2QX4AB',
    ].join('\n'),
  )
})

test('the mail link encodes every character of the text', () => {
  const link = new URL(mailtoLink(itemOf(draftOf('contact', { message: 'Tom & Jerry? 100% #1' }))))
  expect(link.protocol + link.pathname).toBe('mailto:hello@vyomix.example')
  expect(link.searchParams.get('subject')).toBe('Message MR-7K2QX4AB')
  expect(link.searchParams.get('body')).toContain('\r\n\r\nTom & Jerry? 100% #1\r\n\r\nRef: MR-7K2QX4AB')
})

test('if a text is too long for a link, the mail asks the visitor to paste the text', () => {
  const link = mailtoLink(itemOf(draftOf('contact', { message: 'word '.repeat(1000) })))
  expect(link.length).toBeLessThan(1900)
  expect(new URL(link).searchParams.get('body')).toBe(`${words.paste}\r\n\r\nRef: MR-7K2QX4AB`)
})

test('half an emoji does not break a mail link', () => {
  const link = mailtoLink(itemOf(draftOf('contact', { message: 'Hi \uD83D' })))
  expect(new URL(link).searchParams.get('body')).toContain('Hi \uFFFD')
})
