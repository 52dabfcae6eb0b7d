import { config } from '#content/config.ts'
import { messages } from '#content/messages.ts'
import type { MailParams } from '#platform/mail.ts'

export const initial = { email: '' }

export type Subscription = Readonly<typeof initial>

/** What is wrong, by field. Spec §5: empty after trimming, or without an '@', is not an address. */
export function check({ email }: Subscription): { readonly email?: string } {
  return email.includes('@') ? {} : { email: messages.newsletter.invalid }
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
    message: 'Newsletter subscription',
  }
}
