import { localDay } from '#lib/dates.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Draft } from './item.ts'

/** Whether the day a letter asks for is over, by the clock and the place of the device. */
export function isPast({ params }: Draft, now: EpochMs): boolean {
  return params.meeting_date !== '' && params.meeting_date < localDay(now)
}
