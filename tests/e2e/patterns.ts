import { patternOf } from '#support/messages.ts'

/** Matches what begins with a text as staff wrote it, whatever stands in its braces. */
export function begins(text: string): RegExp {
  return new RegExp(patternOf(text).source.slice(0, -1))
}

/** Matches what holds one of these texts, whatever stands in their braces. */
export function holds(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => patternOf(text).source.slice(1, -1)).join('|'))
}
