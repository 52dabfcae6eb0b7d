import { record as forms } from 'virtual:records/messages/forms'
import { record as words } from 'virtual:records/messages/meeting/form'
import { config } from '#content/config.ts'
import { validateSender } from '#lib/validate-sender.ts'
import type { MailParams } from '#platform/mail.ts'

/** Spec §3: all strings, all empty at first. The date is `2025-07-14`, the time `11:30`. */
export const initial = { name: '', email: '', phone: '', preferredDate: '', preferredTime: '', message: '' }

export type MeetingRequest = Readonly<typeof initial>

/** What is wrong, by field (spec §5: name and address are required, the rest is not looked at). */
export function check(request: MeetingRequest): { readonly [Name in keyof MeetingRequest]?: string } {
  return validateSender(request, forms.sender)
}

/** A day that is over is no error, as the clock of the device may be wrong; it is worth a word. `today` as in the field. */
export function dateHint(preferredDate: string, today: string): string | undefined {
  return preferredDate !== '' && preferredDate < today ? words.datePassed : undefined
}

/** What the mail template is filled with (spec §7.1). */
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
