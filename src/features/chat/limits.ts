/** Characters of a visitor's message that are sent and read. */
export const MAX_MESSAGE_LENGTH = 500
