import { messages } from '#content/messages.ts'

export const initial = { name: '', email: '', phone: '', message: '' }

export type Message = Readonly<typeof initial>

/** What is wrong, by field (spec §5): all but the phone is needed, and an address holds an '@'. */
export function check(message: Message): { readonly [Name in keyof Message]?: string } {
  const required = ['name', 'email', 'message'] as const
  const empty = required.filter((field) => message[field].trim() === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, messages.contact.incomplete]))
  return message.email.includes('@') ? {} : { email: messages.contact.invalidEmail }
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

/** Begins a message with an opening line, such as the plan that was chosen, unless it stands there already. */
export function opened(message: string, opening: string): string {
  if (message.includes(opening)) return message
  return message.trim() === '' ? `${opening}\n\n` : `${opening}\n\n${message}`
}
