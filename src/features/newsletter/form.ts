import { record as words } from 'virtual:records/messages/newsletter'
import { config } from '#content/config.ts'
import { isEmailLike } from '#lib/email.ts'
import type { MailParams } from '#platform/mail.ts'

export const initial = { email: '' }

export type Subscription = Readonly<typeof initial>

/** What is wrong, by field. Spec §5: neither nothing nor a text without an '@' is an address; nor is an '@' alone. */
export function check({ email }: Subscription): { readonly email?: string } {
  return isEmailLike(email) ? {} : { email: words.invalid }
}

/** What the newsletter template is filled with: an address, and nothing else is known. */
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
