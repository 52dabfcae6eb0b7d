/** The longest message, in characters, that is sent and read. */
export const MAX_MESSAGE_LENGTH = 500
