/** Characters (UTF-16 units) that a field of one line takes. */
export const MAX_LINE_LENGTH = 2000
/** Characters that a message takes, and each input of an agent. */
export const MAX_TEXT_LENGTH = 20_000
/** Characters of an address made of what was typed; a letter of Hindi takes nine. Servers refuse much longer ones. */
export const MAX_LINK_LENGTH = 4000
