import { record as words } from 'virtual:records/messages/controls/field'
import { fillTemplate } from '#lib/fill-template.ts'

/** Says that a text is too long, and for what; undefined for one that fits. */
export function tooLongMessage(length: number, limit: number): string | undefined {
  return length > limit ? fillTemplate(words.tooLong, { limit: grouped(limit) }) : undefined
}

/** What there is to say of the length of a text, in sentences. */
export type LengthStatus = {
  /** How much is used, from nine tenths of the limit on: '18,000 of 20,000 characters'. */
  readonly used: string | undefined
  readonly problem: string | undefined
  /** Whether the text may soon be too long, from half of the limit on. */
  readonly isFilling: boolean
}

/** Returns how a text of some length stands to the longest that is taken, both in characters. */
export function lengthStatus(length: number, limit: number): LengthStatus {
  const isNearlyFull = length >= limit * 0.9
  return {
    used: isNearlyFull ? fillTemplate(words.used, { length: grouped(length), limit: grouped(limit) }) : undefined,
    problem: tooLongMessage(length, limit),
    isFilling: length >= limit / 2,
  }
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
