import { localDay } from '#lib/dates.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Draft } from './item.ts'

/** Returns whether the draft's meeting date has passed in the device's time zone. */
export function isPast({ params }: Draft, now: EpochMs): boolean {
  return params.meeting_date !== '' && params.meeting_date < localDay(now)
}
