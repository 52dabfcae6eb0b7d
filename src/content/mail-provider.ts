import { config } from './config.ts'

/**
 * The chosen way of mail. A build writes it as a constant, so that the code of the other ways is left out. It is a file
 * of its own, so that the first scripts of a page need not contain it.
 */
export const mailProvider = config.mail.provider
