import { attempt } from '#lib/attempt.ts'

/** Returns the visitor's time zone by its IANA name; undefined where the browser does not tell. */
export function visitorTimeZone(): string | undefined {
  return attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined, undefined)
}
