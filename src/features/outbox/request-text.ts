import { record as words } from 'virtual:records/messages/outbox'
import { config } from '#content/config.ts'
import { localDay } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { ellipsize } from '#lib/sanitize-text.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { MailDraft } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { UnsentItem } from './item.ts'
import { formatDay } from './times.ts'

const { letter: labels, requests } = words

/** The length of the excerpt of a message, in characters: about two lines. */
const MAX_QUOTE = 120
/** The longest mail link, in characters. Mail programs and browsers truncate longer links. */
const MAX_LINK = 1900

/**
 * Returns an excerpt by which visitors recognise a request: name, date or level, and the start of the message. A
 * newsletter sign-up has its email address as the excerpt.
 */
export function requestExcerpt({ kind, params, fields }: MailDraft, now: EpochMs): string {
  const { from_name, from_email, message } = params
  if (kind === 'newsletter') return from_email
  const details = {
    meeting: dateText(params.meeting_date, params.meeting_time, now),
    training: (fields.level ?? '').toLowerCase(),
    contact: '',
  }
  const ownMessage = fields.message ?? message
  const sender = [from_name || from_email, details[kind]].filter(Boolean).join(', ')
  return ownMessage.trim() === '' ? `${sender}.` : `${sender}. “${ellipsize(ownMessage, MAX_QUOTE)}”`
}

function dateText(date: string, time: string, now: EpochMs): string {
  if (date === '') return labels.noDate
  const day = formatDay(date, localDay(now).slice(0, 4))
  return time ? fillTemplate(labels.dateAndTime, { date: day, time }) : day
}

/** Returns the whole request as text, for the clipboard or the visitor's own mail program. */
export function requestText({ draft: { kind, params }, id }: UnsentItem): string {
  const lines = [
    [labels.name, params.from_name],
    [labels.email, params.from_email],
    [labels.phone, params.phone_number],
    [labels.date, params.meeting_date],
    [labels.time, params.meeting_time],
  ] as const
  const filledLines = lines.filter(([, value]) => value).map(([line, value]) => fillTemplate(line, { said: value }))
  return [
    [requests[kind], ...filledLines].join('\n'),
    params.message,
    fillTemplate(labels.reference, { reference: id }),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * Returns a mailto link with the request as its body. If the request is too long for a link, the body asks the visitor
 * to paste the text.
 */
export function mailtoLink(item: UnsentItem): string {
  const subject = uriComponent(`${requests[item.draft.kind]} ${item.id}`)
  const linkWith = (text: string) =>
    `mailto:${config.mail.to}?subject=${subject}&body=${uriComponent(text.replaceAll('\n', '\r\n'))}`
  const link = linkWith(requestText(item))
  return link.length <= MAX_LINK
    ? link
    : linkWith(`${labels.paste}\n\n${fillTemplate(labels.reference, { reference: item.id })}`)
}
