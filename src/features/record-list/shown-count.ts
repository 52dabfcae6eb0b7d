import { isRecord } from '#lib/untrusted.ts'

/** How many items of a long list are shown at first, and how many more with each press of the button. */
export const STEP = 24

/**
 * Returns how many items of the list of a query are shown, from the state of a history entry, so that somebody who comes
 * back finds what was there.
 */
export function shownCount(state: unknown, query: string): number {
  const shown = isRecord(state) ? state.shown : null
  const isOfQuery = isRecord(shown) && shown.query === query
  return isOfQuery && Number.isSafeInteger(shown.count) ? Math.max(STEP, Number(shown.count)) : STEP
}
