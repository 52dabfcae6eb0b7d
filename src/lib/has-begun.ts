/** How far India's time is ahead of UTC. India has no daylight saving time. */
export const INDIA_UTC_OFFSET_MIN = 330

const MINUTE_MS = 60_000

/** Returns whether a day, such as '2025-08-15', has begun in India. */
export function hasBegun(starts: string, now: number): boolean {
  return Date.parse(starts) - INDIA_UTC_OFFSET_MIN * MINUTE_MS <= now
}
