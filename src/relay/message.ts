import { createHmac, randomBytes } from 'node:crypto'
import { record as words } from 'virtual:records/messages/relay'
import { fillTemplate } from '#lib/fill-template.ts'
import { truncate } from '#lib/untrusted.ts'
import type { MailBody } from '#server/mail-contract.ts'
import { type Address, plainAddress } from './address.ts'

/** One mail that the relay has to hand on. */
export type RelayMail = {
  /** The name of its file, and the first part of its Message-ID: the reference and a fingerprint. */
  readonly id: string
  readonly reference: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** The recipient; null for the owner, whose address is a setting. */
  readonly to: string | null
  readonly replyTo: Address | null
  readonly subject: string
  readonly text: string
}

/** The longest text of a visitor in a header field, in characters. */
const MAX_HEADER = 120
/** The reference that the site appends to each message (src/features/outbox/item.ts). */
const REFERENCE = /(?:^|\n)Ref: (MR-[0-9A-HJKMNP-TV-Z]{8})\s*$/
const NO_REFERENCE = 'none'
/** How much of the fingerprint names a message: 128 bits, in hexadecimal. */
const FINGERPRINT_LENGTH = 32

/**
 * Returns the mail to the owner for a request of the site. The recipient of the request is ignored. A request without a
 * reference cannot be recognised as a repeat, so it gets an id of its own.
 */
export function ownerMail(body: MailBody, receivedAt: number, secret: string): RelayMail {
  const { from_name, from_email, message } = body.template_params
  const reference = REFERENCE.exec(message)?.[1] ?? NO_REFERENCE
  const visitor = headerText(from_name)
  const address = plainAddress(from_email)
  const template = visitor === '' ? words.request.subject : words.request.subjectFrom
  return {
    id: reference === NO_REFERENCE ? randomId() : `${reference}-${contentFingerprint(body, secret)}`,
    reference,
    receivedAt,
    to: null,
    replyTo: address === null ? null : { name: displayName(visitor), address },
    subject: fillTemplate(template, { reference, visitor }),
    text: textOf(body),
  }
}

/**
 * Returns a text as one that is safe in a header field: one line without control characters, short, and without the
 * beginning of an encoded word (RFC 2047), which a mail program might decode.
 */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').replaceAll('=?', '= ?')
  return truncate(line.replace(/\s+/g, ' ').trim(), MAX_HEADER).trim()
}

/** Returns a name without the characters that some mail programs take for the limits of an address. */
function displayName(text: string): string {
  return text
    .replace(/[<>"\\]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * Returns a fingerprint of texts. Without the secret nobody can find out by trying which texts it stands for, although
 * some are as short as an email address.
 */
export function fingerprint(texts: readonly string[], secret: string): string {
  return createHmac('sha256', secret).update(JSON.stringify(texts)).digest('hex').slice(0, FINGERPRINT_LENGTH)
}

function randomId(): string {
  return `${NO_REFERENCE}-${randomBytes(FINGERPRINT_LENGTH / 2).toString('hex')}`
}

function contentFingerprint({ template_id, template_params }: MailBody, secret: string): string {
  const { from_name, from_email, phone_number, meeting_date, meeting_time, message } = template_params
  return fingerprint([template_id, from_name, from_email, phone_number, meeting_date, meeting_time, message], secret)
}

/** Returns the text of the mail: a line for each field that has a value, and the message. */
function textOf({ template_params }: MailBody): string {
  const labels = Object.entries(words.request.fields) as [keyof MailBody['template_params'], string][]
  const lines = labels.flatMap(([name, label]) => {
    const value = template_params[name].trim()
    return value === '' ? [] : [fillTemplate(words.request.field, { label, value })]
  })
  return [lines.join('\n'), template_params.message].filter((part) => part !== '').join('\n\n')
}
