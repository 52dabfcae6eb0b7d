import type { record as runProblems } from 'virtual:records/messages/run-problems/problems'
import type { Refusal } from './refusal.ts'

/** The causes of failures. Each has a message of its own. */
export type ProblemCause = keyof typeof runProblems

type Rule = { readonly cause: ProblemCause; readonly matches: (refusal: Refusal) => boolean }

const messageMatches = (pattern: RegExp) => (refusal: Refusal) => pattern.test(refusal.message)
const hasCode =
  (...codes: readonly string[]) =>
  (refusal: Refusal) =>
    refusal.codes.some((code) => codes.includes(code))
const hasStatus =
  (...statuses: readonly number[]) =>
  (refusal: Refusal) =>
    statuses.includes(refusal.status)
const anyOf =
  (...conditions: readonly Rule['matches'][]) =>
  (refusal: Refusal) =>
    conditions.some((condition) => condition(refusal))

const isBadRequest = anyOf(hasStatus(400, 422), hasCode('invalid_request_error', 'invalid_argument'))

/** The first matching rule decides, so specific causes must come before general ones. */
const rules: readonly Rule[] = [
  { cause: 'organisation', matches: messageMatches(/CORS requests are not allowed for this organi[sz]ation/i) },
  { cause: 'browser', matches: ({ mentionsCors }) => mentionsCors },
  {
    cause: 'credit',
    matches: anyOf(
      hasStatus(402),
      hasCode('billing_error', 'insufficient_quota', 'credit_balance_exhausted'),
      messageMatches(/credit balance is too low|credits are depleted/i),
    ),
  },
  {
    cause: 'key',
    matches: anyOf(
      hasStatus(401),
      hasCode('api_key_invalid', 'access_token_type_unsupported', 'invalid_api_key', 'authentication_error'),
      hasCode('unauthenticated'),
      messageMatches(/API key (was reported|expired|not valid)/i),
    ),
  },
  {
    cause: 'country',
    matches: anyOf(
      hasCode('unsupported_country_region_territory'),
      messageMatches(/location is not supported|not available in your country/i),
    ),
  },
  { cause: 'unverified', matches: messageMatches(/must be verified/i) },
  { cause: 'model', matches: anyOf(hasStatus(404), hasCode('model_not_found', 'not_found_error', 'not_found')) },
  { cause: 'forbidden', matches: anyOf(hasStatus(403), hasCode('permission_error', 'permission_denied')) },
  {
    cause: 'tooLong',
    matches: anyOf(
      hasStatus(413),
      hasCode('request_too_large', 'context_length_exceeded', 'string_above_max_length'),
      messageMatches(/prompt is too long|maximum context length|input token count.*exceeds|request too large/i),
    ),
  },
  {
    cause: 'quota',
    matches: anyOf(({ codes }) => codes.some((code) => code.includes('perday')), messageMatches(/\blimit: 0\b/)),
  },
  {
    cause: 'rate',
    matches: anyOf(hasStatus(429), hasCode('rate_limit_error', 'rate_limit_exceeded', 'resource_exhausted')),
  },
  {
    cause: 'busy',
    matches: anyOf(
      (refusal) => refusal.status >= 500 || refusal.status === 408,
      hasCode('overloaded_error', 'server_error', 'api_error', 'timeout_error', 'unavailable', 'internal'),
      // each provider and gateway has its own code for overload: 'server_is_overloaded', 'slow_down'
      ({ codes }) => codes.some((code) => /overloaded|unavailable|slow_down|deadline_exceeded|gateway/.test(code)),
      messageMatches(/\b(overloaded|at capacity|temporarily unavailable)\b/i),
    ),
  },
  { cause: 'field', matches: (refusal) => isBadRequest(refusal) && refusal.field !== '' },
  { cause: 'request', matches: isBadRequest },
]

/** Returns the cause of a provider's refusal, or 'other' if no rule matches. */
export function classifyRefusal(refusal: Refusal): ProblemCause {
  return rules.find(({ matches }) => matches(refusal))?.cause ?? 'other'
}
