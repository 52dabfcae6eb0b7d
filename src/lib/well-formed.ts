/**
 * Returns the text with U+FFFD in place of each lone surrogate (half of a character beyond U+FFFF), as
 * `String.prototype.toWellFormed` does, which browsers have only since 2023. `encodeURIComponent` throws at any other text.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Returns the text as it may stand in an address. Unlike `encodeURIComponent` it throws at no text. */
export function uriComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text))
}

/** Returns a record with each of its texts made well-formed. */
export function toWellFormedTexts<T extends Readonly<Record<string, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toWellFormed(text)])) as T
}
