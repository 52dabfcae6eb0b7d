import { record as words } from 'virtual:records/messages/contact/form'
import { record as lines } from 'virtual:records/messages/contact/letter'
import { record as forms } from 'virtual:records/messages/forms'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'
import { isEmailLike } from '#lib/email.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import type { MailParams } from '#platform/mail.ts'

/** The empty form. `service` is the name of a service if the visitor came from its button. */
export const initial = { name: '', email: '', phone: '', service: '', message: '' }

export type ContactValues = Readonly<typeof initial>

const missing = {
  name: forms.sender.nameMissing,
  email: forms.sender.emailMissing,
  message: words.messageMissing,
} as const

/**
 * Returns the problems by field. Name, email and message are required. Only if these are filled in, two more rules
 * apply: the email address needs text on both sides of its '@', and all texts have to fit into a link to the chat app.
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

/** Returns the problems as one sentence to announce: that required fields are empty, or else the first problem. */
export function errorAnnouncement(problems: ReturnType<typeof check>): string {
  const texts = Object.values(problems)
  const isMissing = (problem: string) => Object.values<string>(missing).includes(problem)
  return texts.some(isMissing) ? words.incomplete : (texts[0] ?? '')
}

/** Returns the prefilled text of the chat app. It mentions a missing phone number, but not a missing service. */
export function toText({ name, email, phone, service, message }: ContactValues): string {
  return [
    fillTemplate(lines.name, { name: name.trim() }),
    fillTemplate(lines.email, { email: email.trim() }),
    fillTemplate(lines.phone, { phone: phone.trim() || lines.noPhone }),
    ...serviceLine(service),
    fillTemplate(lines.message, { message: message.trim() }),
  ].join('\n')
}

/** Returns the same message as parameters of the mail template, for when the chat app cannot be reached. */
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
  return service.trim() === '' ? [] : [fillTemplate(lines.service, { service: service.trim() })]
}

/**
 * Puts an opening line, such as the chosen plan, before a message, unless the message already contains the line. The
 * line replaces those in `others`, because a visitor who chooses another plan wants only that plan.
 */
export function withOpening(message: string, opening: string, others: readonly string[] = []): string {
  const remaining = withoutOpenings(
    message,
    others.filter((line) => line !== opening),
  )
  if (remaining.includes(opening)) return remaining
  return `${opening}\n\n${remaining.trim() && remaining}`
}

/** Returns a message without these opening lines. */
export function withoutOpenings(message: string, openings: readonly string[]): string {
  return openings.reduce((text, line) => text.replace(`${line}\n\n`, '').replace(line, ''), message)
}
