import { config } from '#content/config.ts'
import { parseRetryAfter } from '#lib/retry-after.ts'
import type { HttpRequest, HttpResult } from '#platform/http.ts'
import { mailRequest } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Draft } from './item.ts'

/** What became of an attempt, as far as anyone can tell. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The service read it and does not want it: sending it again changes nothing. */
  | { readonly kind: 'refused'; readonly code: number }
  /** The service cannot take it now. `orderedMs` is its Retry-After. */
  | { readonly kind: 'later'; readonly code: number; readonly retryAfterMs: number | null }
  /** No answer, or none that is clear: the letter may have arrived. */
  | { readonly kind: 'unknown' }

const RETRYABLE_STATUSES = [408, 425, 429]

/** The request of spec §7.1; the reference stands below the message, so that the agency sees which copies are one. */
export function toMailRequest({ kind, params }: Draft, reference: string): HttpRequest {
  const { endpoint, service, user, meetingTemplate, newsletterTemplate } = config.mail
  const template = kind === 'newsletter' ? newsletterTemplate : meetingTemplate
  const message = [params.message, `Ref: ${reference}`].filter(Boolean).join('\n\n')
  return mailRequest({ endpoint, service, template, user }, { ...params, message })
}

/** Reads the answer to a letter (spec §7.1: its status alone). */
export function classifyResponse(answer: HttpResult, now: EpochMs): SendOutcome {
  if (answer.kind !== 'answered') return { kind: 'unknown' }
  const { status: code, retryAfter } = answer
  if (code >= 200 && code < 300) return { kind: 'sent' }
  if (code < 400) return { kind: 'unknown' }
  if (code >= 500 || RETRYABLE_STATUSES.includes(code))
    return { kind: 'later', code, retryAfterMs: parseRetryAfter(retryAfter, now) }
  return { kind: 'refused', code }
}
