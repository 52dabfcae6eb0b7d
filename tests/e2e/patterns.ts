import { patternOf } from '#support/messages.ts'

/** Returns a pattern for texts that begin with this message, with any text in place of its braces. */
export function startPattern(text: string): RegExp {
  return new RegExp(patternOf(text).source.slice(0, -1))
}

/** Returns a pattern for texts that contain one of these messages, with any text in place of their braces. */
export function anyPattern(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => patternOf(text).source.slice(1, -1)).join('|'))
}
