/** How far India's time is ahead of UTC. India has no daylight saving time. */
export const INDIA_UTC_OFFSET_MIN = 330

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Returns whether a day, such as '2025-08-15', has begun in India. */
export function hasBegun(starts: string, now: number): boolean {
  return Date.parse(starts) - INDIA_UTC_OFFSET_MIN * MINUTE_MS <= now
}

/** Returns whether a day, such as '2025-08-15', is over in India. */
export function hasPassed(day: string, now: number): boolean {
  return Date.parse(day) + DAY_MS - INDIA_UTC_OFFSET_MIN * MINUTE_MS <= now
}
