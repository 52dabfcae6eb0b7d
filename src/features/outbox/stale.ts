import { hasPassed } from '#lib/has-begun.ts'
import type { MailDraft } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'

/** Returns whether the draft's meeting date, which is a day in India, is over. A date that is no day never is. */
export function isPast({ params }: MailDraft, now: EpochMs): boolean {
  return params.meeting_date !== '' && hasPassed(params.meeting_date, now)
}
