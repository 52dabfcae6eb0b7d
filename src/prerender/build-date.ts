type Env = Readonly<Record<string, string | undefined>>

/**
 * Returns the time that a build uses as the current time. This is SOURCE_DATE_EPOCH (seconds since 1970) if it is set,
 * so that two builds of the same sources are identical (reproducible-builds.org); otherwise it is the current time.
 */
export function buildDate({ SOURCE_DATE_EPOCH: epoch = '' }: Env = process.env): Date {
  return /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date()
}
