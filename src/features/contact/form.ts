import { record as words } from 'virtual:records/messages/contact/form'
import { record as letter } from 'virtual:records/messages/contact/letter'
import { record as forms } from 'virtual:records/messages/forms'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'
import { hasBothEnds } from '#lib/email.ts'
import { filled } from '#lib/filled.ts'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import type { MailParams } from '#platform/mail.ts'

export const initial = { name: '', email: '', phone: '', message: '' }

export type Message = Readonly<typeof initial>

const missing = {
  name: forms.sender.nameMissing,
  email: forms.sender.emailMissing,
  message: words.messageMissing,
} as const

/**
 * What is wrong, by field (spec §5): all but the phone is needed, and an address has something on both sides of its '@'.
 * All of it has to fit into the link to the chat app.
 */
export function check(message: Message): { readonly [Name in keyof Message]?: string } {
  const required = ['name', 'email', 'message'] as const
  const empty = required.filter((field) => message[field].trim() === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, missing[field]]))
  const { invalidEmail, tooLong } = words
  return {
    ...(!hasBothEnds(message.email) && { email: invalidEmail }),
    ...(chatAppLink(toText(message)).length > MAX_LINK_LENGTH && { message: tooLong }),
  }
}

/** The same in one sentence, to be said aloud (spec §5): of fields that miss something, or of the first that is wrong. */
export function summary(problems: ReturnType<typeof check>): string {
  const [first = '', ...others] = Object.values(problems)
  const isMissing = (problem: string) => Object.values<string>(missing).includes(problem)
  return [first, ...others].some(isMissing) ? words.incomplete : first
}

/** The prefilled text of the chat app (spec §7.3); a phone that was not given is said to be missing (spec §5). */
export function toText({ name, email, phone, message }: Message): string {
  return [
    filled(letter.name, { name: name.trim() }),
    filled(letter.email, { email: email.trim() }),
    filled(letter.phone, { phone: phone.trim() || letter.noPhone }),
    filled(letter.message, { message: message.trim() }),
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
