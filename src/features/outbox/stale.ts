import { localDay } from '#lib/dates.ts'
import type { MailDraft } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'

/** Returns whether the draft's meeting date has passed in the device's time zone. */
export function isPast({ params }: MailDraft, now: EpochMs): boolean {
  return params.meeting_date !== '' && params.meeting_date < localDay(now)
}
