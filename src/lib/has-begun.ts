/** How far India's clock is ahead of UTC, all the year. */
export const INDIA_UTC_OFFSET_MIN = 330

const MINUTE_MS = 60_000

/** Returns whether a day, such as '2025-08-15', has come in India. The page of the training, its data and the chat all ask here. */
export function hasBegun(starts: string, now: number): boolean {
  return Date.parse(starts) - INDIA_UTC_OFFSET_MIN * MINUTE_MS <= now
}
