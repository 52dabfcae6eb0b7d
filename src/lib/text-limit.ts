/** Maximum length of a single-line field, in UTF-16 units. */
export const MAX_LINE_LENGTH = 2000
/** Maximum length of a message, and of each input of an agent, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 20_000
/**
 * Maximum length of a URL made of typed text. Servers refuse much longer ones; a Devanagari letter takes nine
 * characters.
 */
export const MAX_LINK_LENGTH = 4000
