import { record as words } from 'virtual:records/messages/controls/field'
import { fillTemplate } from '#lib/fill-template.ts'

/** Returns the message for a text that is too long, with its limit, or undefined for one that fits. */
export function tooLongMessage(length: number, limit: number): string | undefined {
  return length > limit ? fillTemplate(words.tooLong, { limit: formatCount(limit) }) : undefined
}

/** The messages of a field about the length of its text. */
export type LengthStatus = {
  /** How much of the limit is used, from 90 % on: '18,000 of 20,000 characters'. */
  readonly used: string | undefined
  readonly problem: string | undefined
  /** Whether the text may soon become too long: from half of the limit on. */
  readonly isFilling: boolean
}

/** Compares the length of a text with its limit, both in characters. */
export function lengthStatusOf(length: number, limit: number): LengthStatus {
  const isNearlyFull = length >= limit * 0.9
  return {
    used: isNearlyFull
      ? fillTemplate(words.used, { length: formatCount(length), limit: formatCount(limit) })
      : undefined,
    problem: tooLongMessage(length, limit),
    isFilling: length >= limit / 2,
  }
}

function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
