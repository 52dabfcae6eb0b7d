import { config } from '#content/config.ts'
import { parseRetryAfter } from '#lib/retry-after.ts'
import type { HttpRequest, HttpResult } from '#platform/http.ts'
import { mailRequest } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Draft } from './item.ts'

/** The outcome of an attempt, as far as the response shows it. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The service rejected the request. Sending it again would not help. */
  | { readonly kind: 'refused'; readonly code: number }
  /** The service cannot take the request now. `retryAfterMs` is its Retry-After, or null if it sent none. */
  | { readonly kind: 'later'; readonly code: number; readonly retryAfterMs: number | null }
  /** No response, or an unclear one: the request may have arrived. */
  | { readonly kind: 'unknown' }

const RETRYABLE_STATUSES = [408, 425, 429]

/** Builds the mail request. The reference goes below the message, so that the agency can recognise duplicates. */
export function toMailRequest({ kind, params }: Draft, reference: string): HttpRequest {
  const { endpoint, service, user, meetingTemplate, newsletterTemplate } = config.mail
  const template = kind === 'newsletter' ? newsletterTemplate : meetingTemplate
  const message = [params.message, `Ref: ${reference}`].filter(Boolean).join('\n\n')
  return mailRequest({ endpoint, service, template, user }, { ...params, message })
}

/** Returns the outcome that a response means. Only its status and Retry-After are read, never its body. */
export function classifyResponse(answer: HttpResult, now: EpochMs): SendOutcome {
  if (answer.kind !== 'answered') return { kind: 'unknown' }
  const { status: code, retryAfter } = answer
  if (code >= 200 && code < 300) return { kind: 'sent' }
  if (code < 400) return { kind: 'unknown' }
  if (code >= 500 || RETRYABLE_STATUSES.includes(code))
    return { kind: 'later', code, retryAfterMs: parseRetryAfter(retryAfter, now) }
  return { kind: 'refused', code }
}
