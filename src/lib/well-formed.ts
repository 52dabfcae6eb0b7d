/**
 * Returns the text with U+FFFD in place of each lone surrogate, like `String.prototype.toWellFormed`, which browsers
 * only have since 2023. `encodeURIComponent` throws for a text with a lone surrogate.
 */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Encodes a text for a URL. Unlike `encodeURIComponent`, it never throws. */
export function uriComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text))
}

/** Returns a copy of a record in which every string is well-formed. */
export function toWellFormedTexts<T extends Readonly<Record<string, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, toWellFormed(text)])) as T
}
