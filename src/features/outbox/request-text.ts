import { record as words } from 'virtual:records/messages/outbox'
import { config } from '#content/config.ts'
import { localDay } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { ellipsize } from '#lib/sanitize-text.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Draft, UnsentItem } from './item.ts'
import { formatDay } from './times.ts'

const { letter, requests } = words

/** About two lines of text. */
const MAX_QUOTE = 120
/** Mail programs and browsers truncate longer links. */
const MAX_LINK = 1900

/** Returns an excerpt by which visitors recognise their request: name, date or level, and the start of the message. */
export function requestExcerpt({ kind, params, fields }: Draft, now: EpochMs): string {
  const { from_name, from_email, message } = params
  if (kind === 'newsletter') return from_email
  const details = {
    meeting: dateText(params.meeting_date, params.meeting_time, now),
    training: (fields.level ?? '').toLowerCase(),
    contact: '',
  }
  const own = fields.message ?? message
  const who = [from_name || from_email, details[kind]].filter(Boolean).join(', ')
  return own.trim() === '' ? `${who}.` : `${who}. “${ellipsize(own, MAX_QUOTE)}”`
}

function dateText(date: string, time: string, now: EpochMs): string {
  if (date === '') return letter.noDate
  const day = formatDay(date, localDay(now).slice(0, 4))
  return time ? fillTemplate(letter.dateAndTime, { date: day, time }) : day
}

/** Returns the whole request as text, for the clipboard or the visitor's own mail program. */
export function requestText({ draft: { kind, params }, id }: UnsentItem): string {
  const lines = [
    [letter.name, params.from_name],
    [letter.email, params.from_email],
    [letter.phone, params.phone_number],
    [letter.date, params.meeting_date],
    [letter.time, params.meeting_time],
  ] as const
  const given = lines.filter(([, said]) => said).map(([line, said]) => fillTemplate(line, { said }))
  return [[requests[kind], ...given].join('\n'), params.message, fillTemplate(letter.reference, { reference: id })]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * Returns a mailto link with the request as its body. If that is too long for a link, the body asks to paste the text.
 */
export function mailtoLink(item: UnsentItem): string {
  const subject = uriComponent(`${requests[item.draft.kind]} ${item.id}`)
  const linkWith = (text: string) =>
    `mailto:${config.mail.to}?subject=${subject}&body=${uriComponent(text.replaceAll('\n', '\r\n'))}`
  const link = linkWith(requestText(item))
  return link.length <= MAX_LINK
    ? link
    : linkWith(`${letter.paste}\n\n${fillTemplate(letter.reference, { reference: item.id })}`)
}
