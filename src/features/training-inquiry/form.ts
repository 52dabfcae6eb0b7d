import { record as forms } from 'virtual:records/messages/forms'
import { record as words } from 'virtual:records/messages/training/form'
import { config } from '#content/config.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { validateSender } from '#lib/validate-sender.ts'
import type { MailParams } from '#platform/mail.ts'

/** Returns the selectable batches. If the chosen batch is no longer in the list, it is added. */
export function batchesFor(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen]
}

export const initial = { name: '', email: '', level: '', message: '', batch: '' }

export type Inquiry = Readonly<typeof initial>

/**
 * Returns the problems by field. Name, email address and level are required. The level helps the agency to suggest a
 * course.
 */
export function check(inquiry: Inquiry): { readonly [Name in keyof Inquiry]?: string } {
  return {
    ...validateSender(inquiry, forms.sender),
    ...(!words.levels.includes(inquiry.level) && { level: words.levelMissing }),
  }
}

/** Returns an inquiry as parameters of the mail template, without a date. */
export function toParams({ name, email, level, message, batch }: Inquiry): MailParams {
  const { letter } = words
  const lines = [
    letter.title,
    batch && fillTemplate(letter.batch, { batch }),
    fillTemplate(letter.level, { level }),
  ].filter(Boolean)
  return {
    to_email: config.mail.to,
    from_name: name.trim(),
    from_email: email.trim(),
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message: [lines.join('\n'), message.trim()].filter(Boolean).join('\n\n'),
  }
}
