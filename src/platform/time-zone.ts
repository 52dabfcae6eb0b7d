import { attempt } from '#lib/attempt.ts'

/** Returns the visitor's time zone by its IANA name; undefined if the browser does not report it. */
export function visitorTimeZone(): string | undefined {
  return attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined, undefined)
}
