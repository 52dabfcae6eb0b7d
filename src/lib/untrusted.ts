import { toWellFormed } from './well-formed.ts'

/** The last moment a date can name, in milliseconds; the first is as far before 1970 (ECMA-262, 'Time Values'). */
const MAX_TIMESTAMP_MS = 8.64e15

/** Whether an untrusted value has fields that may be looked at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an untrusted value is a moment within the calendar, in milliseconds since 1970, as every clock tells it. */
export function isTimestamp(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_TIMESTAMP_MS
}

/** Whether an untrusted value is a whole number from 0 up that can be counted on. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Returns the start of a text, of so many UTF-16 units at most: no character is cut in two, none is half a one. */
export function truncate(text: string, longest: number): string {
  const start = text.slice(0, longest)
  const isCut = text.length > longest
  return toWellFormed(isCut ? start.replace(/[\uD800-\uDBFF]$/, '') : start)
}
