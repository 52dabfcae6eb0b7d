/** The maximum length of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 500
