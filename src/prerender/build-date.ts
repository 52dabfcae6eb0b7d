type Env = Readonly<Record<string, string | undefined>>

/**
 * Returns the moment that a build takes for now: SOURCE_DATE_EPOCH where it is set, in seconds since 1970, so that two
 * builds of the same sources are the same (reproducible-builds.org); else the time of day.
 */
export function buildDate({ SOURCE_DATE_EPOCH: epoch = '' }: Env = process.env): Date {
  return /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()
}
