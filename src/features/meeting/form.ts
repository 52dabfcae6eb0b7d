import { record as forms } from 'virtual:records/messages/forms'
import { record as words } from 'virtual:records/messages/meeting/form'
import { config } from '#content/config.ts'
import { validateSender } from '#lib/validate-sender.ts'
import type { MailParams } from '#platform/mail.ts'

/** The empty form. Dates are written as `2025-07-14`, times as `11:30`. */
export const initial = { name: '', email: '', phone: '', preferredDate: '', preferredTime: '', message: '' }

export type MeetingRequest = Readonly<typeof initial>

/** Returns the problems by field. Only name and email address are required and validated. */
export function check(request: MeetingRequest): { readonly [Name in keyof MeetingRequest]?: string } {
  return validateSender(request, forms.sender)
}

/**
 * Returns a hint if the preferred day has passed. A past day is no error, because the device's clock may be wrong. The
 * arguments are ISO dates; `preferredDate` may be empty.
 */
export function dateHint(preferredDate: string, today: string): string | undefined {
  return preferredDate !== '' && preferredDate < today ? words.datePassed : undefined
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
