import { config } from './config.ts'

/** The tags by which search engines recognise the owner. Only the build needs them, so the browser does not get them. */
export const verification = config.verification
