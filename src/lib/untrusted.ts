import { toWellFormed } from './well-formed.ts'

/** The largest timestamp of a `Date`; the smallest is its negative (ECMA-262, 'Time Values'). */
const MAX_TIMESTAMP_MS = 8.64e15

/** Returns whether an untrusted value is an object whose fields can be read. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether an untrusted value is a timestamp that a `Date` can hold: whole milliseconds since 1970. */
export function isTimestamp(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_TIMESTAMP_MS
}

/** Returns whether an untrusted value is a safe integer of 0 or more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Returns the first `maxLength` UTF-16 units of a text, without splitting a character or leaving a lone surrogate. */
export function truncate(text: string, maxLength: number): string {
  const start = text.slice(0, maxLength)
  const isCut = text.length > maxLength
  return toWellFormed(isCut ? start.replace(/[\uD800-\uDBFF]$/, '') : start)
}
