type Env = Readonly<Record<string, string | undefined>>

/**
 * Returns the time that a build uses as the current time. If SOURCE_DATE_EPOCH is a number of seconds, the result is
 * the time that many seconds after 1970, so that two builds of the same sources are identical
 * (reproducible-builds.org). Otherwise it is the current time.
 */
export function buildDate({ SOURCE_DATE_EPOCH: epoch = '' }: Env = process.env): Date {
  return /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()
}
