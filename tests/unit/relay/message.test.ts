import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { parseAddress, plainAddress } from '#relay/address.ts'
import { headerText, ownerMail } from '#relay/message.ts'
import { createSmtp } from '#relay/smtp.ts'
import { relayBody } from '#support/relay-fixtures.ts'
import { smtpInbox } from '#support/smtp-inbox.ts'

const mailOf = (params: Parameters<typeof relayBody>[0], secret = 'secret') => ownerMail(relayBody(params), 0, secret)

test('a request becomes a mail with a line for each field that has a value, and the message', () => {
  expect(mailOf({}).text).toBe(
    'Name: Leela Nair\nEmail: leela@example.com\nDate: 2026-12-14\nTime: 11:30\n\nA shop for tea.\n\nRef: MR-7K2QX4AB',
  )
})

test('the same content with the same reference has the same id, and any other content has another one', () => {
  const { id } = mailOf({})
  expect(mailOf({}).id).toBe(id)
  expect(mailOf({ to_email: 'another@else.example' }).id).toBe(id) // the recipient is ignored
  expect(mailOf({ phone_number: '1' }).id).not.toBe(id)
  expect(mailOf({ message: 'A shop for tea.\n\nRef: MR-7K2QX4AC' }).id).not.toBe(id)
  expect(mailOf({}, 'another secret').id).not.toBe(id)
})

test.each(['No reference', 'Ref: MR-7K2QX4AB and more', 'Ref: MR-../../etc', 'Ref: MR-7k2qx4ab'])(
  'the message %j has no reference, so it is never taken for a repeat',
  (message) => {
    expect(mailOf({ message }).reference).toBe('none')
    expect(mailOf({ message }).id).not.toBe(mailOf({ message }).id)
  },
)

test.each([
  '',
  'leela',
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  '<a@b.example>',
  'лила@b.example',
])('with the address %j, nobody is named to reply to, and the text still holds it', (from_email) => {
  const { replyTo, text } = mailOf({ from_email })
  expect(replyTo).toBeNull()
  expect(text).toContain(from_email)
})

test('an address is plain, or has a name before it', () => {
  expect(plainAddress(' a.b+c@d-e.example ')).toBe('a.b+c@d-e.example')
  expect(plainAddress(`${'a'.repeat(250)}@b.example`)).toBeNull()
  expect(parseAddress('Vyomix <a@b.example>')).toEqual({ name: 'Vyomix', address: 'a@b.example' })
  expect(parseAddress('a@b.example')).toEqual({ name: '', address: 'a@b.example' })
  expect(parseAddress('Vyomix\r\nBcc: <a@b.example>')).toBeNull()
})

const pieces = [
  'a',
  'é',
  '😀',
  ' ',
  '\r',
  '\n',
  '\t',
  '\0',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud800',
  '=',
  '?',
  '=?',
  '?=',
  ':',
]

test('a text of a header field is one short line, whatever a visitor writes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 160 }), (parts) => {
      const line = headerText(parts.join(''))
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u0085]/u)
      expect(line).not.toContain('=?')
      expect(line.length).toBeLessThanOrEqual(120)
    }),
  )
})

/** Texts with which a visitor might try to add a header field or a recipient. */
const injections = [
  'Leela\r\nBcc: victim@else.example',
  'Leela\nBcc: victim@else.example',
  'Leela\rBcc: victim@else.example',
  'Leela\u2028Bcc: victim@else.example',
  'Leela\u0085Bcc: victim@else.example',
  'Leela%0D%0ABcc: victim@else.example',
  '=?utf-8?Q?Leela=0D=0ABcc:_victim@else.example?=',
  '"Leela" <victim@else.example>, x',
  'Лила \u202eBcc\u202c 😀\r\n\r\nA body',
]

test('nothing that a visitor writes adds a header field, a recipient or another sender', async () => {
  const inbox = await smtpInbox()
  onTestFinished(inbox.close)
  const smtp = createSmtp({
    smtp: { host: '127.0.0.1', port: inbox.port, isTls: false, login: null },
    from: { name: 'Vyomix', address: 'site@vyomix.example' },
    to: 'office@vyomix.example',
  })
  for (const text of injections) {
    const others = { phone_number: text, meeting_date: text, meeting_time: text, message: text }
    for (const params of [{ from_name: text, ...others }, { from_email: text }])
      expect(await smtp.send(mailOf(params))).toEqual({ kind: 'accepted' })
  }
  expect(inbox.mails).toHaveLength(2 * injections.length)
  const usual = [
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
  ]
  const allowed = [...usual, 'reply-to', 'subject', 'to']
  for (const { from, to, headers } of inbox.mails) {
    expect([from, ...to]).toEqual(['site@vyomix.example', 'office@vyomix.example'])
    expect([...headers.keys()].filter((name) => !allowed.includes(name))).toEqual([])
    expect(headers.get('to')).toBe('office@vyomix.example')
    expect(headers.get('from')).toBe('Vyomix <site@vyomix.example>')
    expect(headers.get('reply-to') ?? 'leela@example.com').toMatch(/^[^<>]*<?leela@example\.com>?$/)
  }
})
