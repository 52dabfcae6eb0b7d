import { config } from '#content/config.ts'
import { mailProvider } from '#content/mail-provider.ts'
import { parseRetryAfter } from '#lib/retry-after.ts'
import type { HttpRequest, HttpResult } from '#platform/http.ts'
import type { MailDraft } from '#platform/mail.ts'
import { mailRequest } from '#platform/mail.ts'
import { acceptanceIn, formspreeRequest, web3formsRequest } from '#platform/mail-shapes.ts'
import type { EpochMs } from '#platform/ports.ts'

/** The outcome of an attempt, according to the response. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The service rejected the request. Sending it again would not help. */
  | { readonly kind: 'refused'; readonly code: number }
  /** The service cannot accept the request now. `retryAfterMs` is the pause in its Retry-After header, or null. */
  | { readonly kind: 'later'; readonly code: number; readonly retryAfterMs: number | null }
  /** No response, or an unclear one: the request may have arrived. */
  | { readonly kind: 'unknown' }

const RETRYABLE_STATUSES = [408, 425, 429]

// `mailProvider` is a constant of the build, which drops the requests of the other providers.
const requestOf =
  mailProvider === 'web3forms' ? web3formsRequest : mailProvider === 'formspree' ? formspreeRequest : mailRequest
const chosenAcceptance = mailProvider === 'web3forms' || mailProvider === 'formspree' ? acceptanceIn : null

/** Builds the mail request. The reference goes below the message, so that the agency can recognise duplicates. */
export function toMailRequest({ kind, params }: MailDraft, reference: string): HttpRequest {
  const { endpoint, service, user, meetingTemplate, newsletterTemplate } = config.mail
  const template = kind === 'newsletter' ? newsletterTemplate : meetingTemplate
  const message = [params.message, `Ref: ${reference}`].filter(Boolean).join('\n\n')
  return requestOf({ endpoint, service, template, user }, { ...params, message })
}

/**
 * Returns the outcome of an attempt by its response. Only the status and Retry-After are read, unless the provider says
 * in the text of a success whether it took the message. `acceptance` then returns what the text says, or null.
 */
export function classifyResponse(
  response: HttpResult,
  now: EpochMs,
  acceptance: ((text: string) => boolean | null) | null = chosenAcceptance,
): SendOutcome {
  if (response.kind !== 'answered') return { kind: 'unknown' }
  const { status, retryAfter, text } = response
  if (status >= 200 && status < 300) {
    const isAccepted = acceptance ? acceptance(text) : true
    if (isAccepted === null) return { kind: 'unknown' }
    return isAccepted ? { kind: 'sent' } : { kind: 'refused', code: status }
  }
  if (status < 400) return { kind: 'unknown' }
  if (status >= 500 || RETRYABLE_STATUSES.includes(status))
    return { kind: 'later', code: status, retryAfterMs: parseRetryAfter(retryAfter, now) }
  return { kind: 'refused', code: status }
}
