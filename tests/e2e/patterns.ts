import { patternOf } from '#support/messages.ts'

/** Returns a pattern for a beginning as staff wrote it, with any text in place of its braces. */
export function begins(text: string): RegExp {
  return new RegExp(patternOf(text).source.slice(0, -1))
}

/** Returns a pattern for any of these texts within another, with any text in place of their braces. */
export function holds(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => patternOf(text).source.slice(1, -1)).join('|'))
}
