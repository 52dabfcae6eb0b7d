import { record as words } from 'virtual:records/messages/outbox'
import { config } from '#content/config.ts'
import { localDay } from '#lib/dates.ts'
import { filled } from '#lib/filled.ts'
import { shortened } from '#lib/visible.ts'
import { uriComponent } from '#lib/well-formed.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Draft, Unsent } from './item.ts'
import { dayOf } from './times.ts'

const { letter, requests } = words

/** As much as two lines can show. */
const MAX_QUOTE = 120
/** Mail programs and browsers cut longer links. */
const MAX_LINK = 1900

/** By what visitors know their request again: who, for when, and the first of their own words. */
export function firstWords({ kind, params, fields }: Draft, now: EpochMs): string {
  const { from_name, from_email, message } = params
  if (kind === 'newsletter') return from_email
  const details = {
    meeting: dateWords(params.meeting_date, params.meeting_time, now),
    training: (fields.level ?? '').toLowerCase(),
    contact: '',
  }
  const own = fields.message ?? message
  const who = [from_name || from_email, details[kind]].filter(Boolean).join(', ')
  return own.trim() === '' ? `${who}.` : `${who}. “${shortened(own, MAX_QUOTE)}”`
}

function dateWords(date: string, time: string, now: EpochMs): string {
  if (date === '') return letter.noDate
  const day = dayOf(date, localDay(now).slice(0, 4))
  return time ? filled(letter.dateAndTime, { date: day, time }) : day
}

/** All that a request says, for the clipboard or a mail of the visitor's own. */
export function wholeText({ draft: { kind, params }, id }: Unsent): string {
  const lines = [
    [letter.name, params.from_name],
    [letter.email, params.from_email],
    [letter.phone, params.phone_number],
    [letter.date, params.meeting_date],
    [letter.time, params.meeting_time],
  ] as const
  const given = lines.filter(([, said]) => said).map(([line, said]) => filled(line, { said }))
  return [[requests[kind], ...given].join('\n'), params.message, filled(letter.reference, { reference: id })]
    .filter(Boolean)
    .join('\n\n')
}

/** Opens the visitor's own mail program with the request in it. One that is too long for a link has to be pasted. */
export function mailLink(item: Unsent): string {
  const subject = uriComponent(`${requests[item.draft.kind]} ${item.id}`)
  const linkWith = (text: string) =>
    `mailto:${config.mail.to}?subject=${subject}&body=${uriComponent(text.replaceAll('\n', '\r\n'))}`
  const link = linkWith(wholeText(item))
  return link.length <= MAX_LINK
    ? link
    : linkWith(`${letter.paste}\n\n${filled(letter.reference, { reference: item.id })}`)
}
