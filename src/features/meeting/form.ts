import { record as forms } from 'virtual:records/messages/forms'
import { record as words } from 'virtual:records/messages/meeting/form'
import { config } from '#content/config.ts'
import { validateSender } from '#lib/validate-sender.ts'
import type { MailParams } from '#platform/mail.ts'

/** The empty form. Dates are written as `2025-07-14`, times as `11:30`. */
export const initial = { name: '', email: '', phone: '', preferredDate: '', preferredTime: '', message: '' }

export type MeetingRequest = Readonly<typeof initial>

/** The last day that a date field offers. Without it, browsers take years of up to six digits. */
export const LAST_DAY = '9999-12-31'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Returns the problems by field. Name and email address are required, and the year of a date has four digits. */
export function check(request: MeetingRequest): { readonly [Name in keyof MeetingRequest]?: string } {
  const { preferredDate } = request
  return {
    ...validateSender(request, forms.sender),
    ...(preferredDate !== '' && !isDay(preferredDate) && { preferredDate: words.dateWrong }),
  }
}

/**
 * Returns a hint if the preferred day has passed or is more than two years ahead. Neither is an error, because the
 * device's clock may be wrong. The arguments are ISO dates; a `preferredDate` that is empty or invalid has no hint.
 */
export function dateHint(preferredDate: string, today: string): string | undefined {
  if (!isDay(preferredDate)) return undefined
  if (preferredDate < today) return words.datePassed
  return preferredDate > `${Number(today.slice(0, 4)) + 2}${today.slice(4)}` ? words.dateFar : undefined
}

/** Returns a request as parameters of the mail template. */
export function toParams(request: MeetingRequest): MailParams {
  return {
    to_email: config.mail.to,
    from_name: request.name.trim(),
    from_email: request.email.trim(),
    phone_number: request.phone.trim(),
    meeting_date: request.preferredDate,
    meeting_time: request.preferredTime,
    message: request.message.trim(),
  }
}
