/** Characters of a visitor's message that are sent and read. */
export const LONGEST_MESSAGE = 500
