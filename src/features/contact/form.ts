import { config } from '#content/config.ts'
import { formMessages } from '#content/form-messages.ts'
import { hasBothEnds } from '#lib/email.ts'
import type { MailParams } from '#platform/mail.ts'

export const initial = { name: '', email: '', phone: '', message: '' }

export type Message = Readonly<typeof initial>

const missing = {
  name: formMessages.sender.nameMissing,
  email: formMessages.sender.emailMissing,
  message: formMessages.contact.messageMissing,
} as const

/** What is wrong, by field (spec §5): all but the phone is needed, and an address has something on both sides of its '@'. */
export function check(message: Message): { readonly [Name in keyof Message]?: string } {
  const required = ['name', 'email', 'message'] as const
  const empty = required.filter((field) => message[field].trim() === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, missing[field]]))
  return hasBothEnds(message.email) ? {} : { email: formMessages.contact.invalidEmail }
}

/** The same in one sentence, to be said aloud (spec §5). */
export function summary({ email }: ReturnType<typeof check>): string {
  const { invalidEmail, incomplete } = formMessages.contact
  return email === invalidEmail ? invalidEmail : incomplete // an address is looked at only where nothing is missing
}

/** The prefilled text of the chat app (spec §7.3); a phone that was not given is said to be missing (spec §5). */
export function toText({ name, email, phone, message }: Message): string {
  return [
    `Name: ${name.trim()}`,
    `Email: ${email.trim()}`,
    `Phone: ${phone.trim() || 'Not provided'}`,
    `Message: ${message.trim()}`,
  ].join('\n')
}

/** The same message as a letter, for when the chat app cannot be reached (spec §7.1): it asks for no day. */
export function toParams({ name, email, phone, message }: Message): MailParams {
  return {
    to_email: config.mail.to,
    from_name: name.trim(),
    from_email: email.trim(),
    phone_number: phone.trim(),
    meeting_date: '',
    meeting_time: '',
    message: message.trim(),
  }
}

/**
 * Begins a message with an opening line, such as the plan that was chosen, unless it stands there already. It takes the
 * place of the `others`: who chooses another plan wants one.
 */
export function opened(message: string, opening: string, others: readonly string[] = []): string {
  const left = others
    .filter((other) => other !== opening)
    .reduce((text, other) => text.replace(`${other}\n\n`, ''), message)
  if (left.includes(opening)) return left
  return left.trim() === '' ? `${opening}\n\n` : `${opening}\n\n${left}`
}
