import { record as words } from 'virtual:records/messages/contact/form'
import { record as letter } from 'virtual:records/messages/contact/letter'
import { record as forms } from 'virtual:records/messages/forms'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'
import { isEmailLike } from '#lib/email.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import type { MailParams } from '#platform/mail.ts'

/** The service is the name of one, where a button has led here for it. */
export const initial = { name: '', email: '', phone: '', service: '', message: '' }

export type ContactValues = Readonly<typeof initial>

const missing = {
  name: forms.sender.nameMissing,
  email: forms.sender.emailMissing,
  message: words.messageMissing,
} as const

/**
 * What is wrong, by field (spec §5): all but the phone is needed, and an address has something on both sides of its '@'.
 * All of it has to fit into the link to the chat app.
 */
export function check(message: ContactValues): { readonly [Name in keyof ContactValues]?: string } {
  const required = ['name', 'email', 'message'] as const
  const empty = required.filter((field) => message[field].trim() === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, missing[field]]))
  const { invalidEmail, tooLong } = words
  return {
    ...(!isEmailLike(message.email) && { email: invalidEmail }),
    ...(chatAppLink(toText(message)).length > MAX_LINK_LENGTH && { message: tooLong }),
  }
}

/** The same in one sentence, to be said aloud (spec §5): of fields that miss something, or of the first that is wrong. */
export function textForClipboard(problems: ReturnType<typeof check>): string {
  const [first = '', ...others] = Object.values(problems)
  const isMissing = (problem: string) => Object.values<string>(missing).includes(problem)
  return [first, ...others].some(isMissing) ? words.incomplete : first
}

/** The prefilled text of the chat app (spec §7.3); a phone that was not given is said to be missing (spec §5), a service is not. */
export function toText({ name, email, phone, service, message }: ContactValues): string {
  return [
    fillTemplate(letter.name, { name: name.trim() }),
    fillTemplate(letter.email, { email: email.trim() }),
    fillTemplate(letter.phone, { phone: phone.trim() || letter.noPhone }),
    ...serviceLine(service),
    fillTemplate(letter.message, { message: message.trim() }),
  ].join('\n')
}

/** The same message as a letter, for when the chat app cannot be reached (spec §7.1): it asks for no day. */
export function toParams({ name, email, phone, service, message }: ContactValues): MailParams {
  return {
    to_email: config.mail.to,
    from_name: name.trim(),
    from_email: email.trim(),
    phone_number: phone.trim(),
    meeting_date: '',
    meeting_time: '',
    message: [...serviceLine(service), message.trim()].join('\n\n'),
  }
}

function serviceLine(service: string): readonly string[] {
  return service.trim() === '' ? [] : [fillTemplate(letter.service, { service: service.trim() })]
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
