import { record as words } from 'virtual:records/messages/newsletter'
import { config } from '#content/config.ts'
import { isEmailLike } from '#lib/email.ts'
import type { MailParams } from '#platform/mail.ts'

export const initial = { email: '' }

export type Subscription = Readonly<typeof initial>

/** Returns the problems by field. An email address needs text on both sides of its '@'. */
export function check({ email }: Subscription): { readonly email?: string } {
  return isEmailLike(email) ? {} : { email: words.invalid }
}

/** Returns a subscription as parameters of the newsletter template. Only the email address is filled in. */
export function toParams({ email }: Subscription): MailParams {
  return {
    to_email: config.mail.to,
    from_name: '',
    from_email: email.trim(),
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message: words.letter,
  }
}
