import type { record as runProblems } from 'virtual:records/messages/run-problems/problems'
import type { Refusal } from './refusal.ts'

/** What a visitor can tell apart, and do something else about. */
export type Cause = keyof typeof runProblems

type Row = { readonly cause: Cause; readonly is: (refusal: Refusal) => boolean }

const says = (words: RegExp) => (refusal: Refusal) => words.test(refusal.message)
const has =
  (...codes: readonly string[]) =>
  (refusal: Refusal) =>
    refusal.codes.some((code) => codes.includes(code))
const status =
  (...numbers: readonly number[]) =>
  (refusal: Refusal) =>
    numbers.includes(refusal.status)
const oneOf =
  (...tests: readonly Row['is'][]) =>
  (refusal: Refusal) =>
    tests.some((test) => test(refusal))

const isBadRequest = oneOf(status(400, 422), has('invalid_request_error', 'invalid_argument'))

/** The first row that fits tells the cause: what is said in words goes before codes, and those before the status. */
const rows: readonly Row[] = [
  { cause: 'organisation', is: says(/CORS requests are not allowed for this organi[sz]ation/i) },
  { cause: 'browser', is: ({ mentionsCors }) => mentionsCors },
  {
    cause: 'credit',
    is: oneOf(
      status(402),
      has('billing_error', 'insufficient_quota', 'credit_balance_exhausted'),
      says(/credit balance is too low|credits are depleted/i),
    ),
  },
  {
    cause: 'key',
    is: oneOf(
      status(401),
      has('api_key_invalid', 'access_token_type_unsupported', 'invalid_api_key', 'authentication_error'),
      has('unauthenticated'),
      says(/API key (was reported|expired|not valid)/i),
    ),
  },
  {
    cause: 'country',
    is: oneOf(
      has('unsupported_country_region_territory'),
      says(/location is not supported|not available in your country/i),
    ),
  },
  { cause: 'unverified', is: says(/must be verified/i) },
  { cause: 'model', is: oneOf(status(404), has('model_not_found', 'not_found_error', 'not_found')) },
  { cause: 'forbidden', is: oneOf(status(403), has('permission_error', 'permission_denied')) },
  {
    cause: 'tooLong',
    is: oneOf(
      status(413),
      has('request_too_large', 'context_length_exceeded', 'string_above_max_length'),
      says(/prompt is too long|maximum context length|input token count.*exceeds|request too large/i),
    ),
  },
  {
    cause: 'quota',
    is: oneOf(({ codes }) => codes.some((code) => code.includes('perday')), says(/\blimit: 0\b/)),
  },
  { cause: 'rate', is: oneOf(status(429), has('rate_limit_error', 'rate_limit_exceeded', 'resource_exhausted')) },
  {
    cause: 'busy',
    is: oneOf(
      (refusal) => refusal.status >= 500 || refusal.status === 408,
      has('overloaded_error', 'server_error', 'api_error', 'timeout_error', 'unavailable', 'internal'),
      // however a provider or a gateway calls it: 'server_is_overloaded', 'service_unavailable_error', 'slow_down'
      ({ codes }) => codes.some((code) => /overloaded|unavailable|slow_down|deadline_exceeded|gateway/.test(code)),
      says(/\b(overloaded|at capacity|temporarily unavailable)\b/i),
    ),
  },
  { cause: 'field', is: (refusal) => isBadRequest(refusal) && refusal.field !== '' },
  { cause: 'request', is: isBadRequest },
]

/** The cause of a provider's no; 'other' where it says nothing we know. */
export function causeOf(refusal: Refusal): Cause {
  return rows.find(({ is }) => is(refusal))?.cause ?? 'other'
}
