import { randomBytes } from 'node:crypto'
import { record as words } from 'virtual:records/messages/relay'
import { fillTemplate } from '#lib/fill-template.ts'
import type { MailBody } from '#server/mail-contract.ts'
import { plainAddress } from './address.ts'
import { fingerprint, type RelayMail } from './message.ts'
import { isListable, type Subscriber } from './subscribers.ts'

/** The address of the pages of the newsletter. Its last part is the action, and the query holds the token. */
export const NEWSLETTER_PATH = '/api/v1.0/email/newsletter/'

/** What a link of the newsletter is for. */
export type NewsletterAction = 'confirm' | 'leave'

/** Returns whether a request is a subscription: it has the template of the newsletter, an address and nothing else. */
export function isSubscription({ template_id, template_params }: MailBody, template: string): boolean {
  const { from_name, phone_number, meeting_date, meeting_time } = template_params
  return template_id === template && [from_name, phone_number, meeting_date, meeting_time].every((text) => text === '')
}

/** Returns the address of a subscription; null if no mail can be sent to it. */
export function subscriptionAddress({ template_params }: MailBody): string | null {
  const address = plainAddress(template_params.from_email)
  return address !== null && isListable(address) ? address : null
}

/** Returns a new secret for the links of a subscriber: 128 bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the link for an action, which opens a page with a button. */
export function newsletterLink(publicUrl: string, action: NewsletterAction, token: string): string {
  return `${publicUrl}${NEWSLETTER_PATH}${action}?token=${token}`
}

/**
 * Returns the mail that asks to confirm an address. Its id belongs to the subscription, so that each subscription gets
 * one such mail, however often the address is entered.
 */
export function confirmationMail(subscriber: Subscriber, publicUrl: string, secret: string): RelayMail {
  const { address, token, since } = subscriber
  const link = newsletterLink(publicUrl, 'confirm', token)
  return {
    id: `newsletter-${fingerprint([address, token], secret)}`,
    reference: 'newsletter',
    receivedAt: since,
    to: address,
    replyTo: null,
    subject: words.confirmation.subject,
    text: words.confirmation.paragraphs.map((paragraph) => fillTemplate(paragraph, { link })).join('\n\n'),
  }
}
