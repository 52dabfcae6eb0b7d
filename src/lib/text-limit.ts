/** Maximum length of a single-line field, in UTF-16 units. */
export const MAX_LINE_LENGTH = 2000
/** Maximum length of a message, and of each input of an agent, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 20_000
/**
 * Maximum length of a URL that contains typed text. Servers reject much longer URLs, and one Devanagari letter takes
 * nine characters of a URL.
 */
export const MAX_LINK_LENGTH = 4000

/**
 * Cuts the text of a field that is much longer than may be sent from it. A browser lays out characters that the font
 * lacks in a time that grows with the square of their number: 83,000 in one line hold the page for ten seconds.
 */
export function cutFieldText(field: { value: string }, maxLength: number): void {
  if (field.value.length > maxLength) field.value = field.value.slice(0, maxLength)
}
