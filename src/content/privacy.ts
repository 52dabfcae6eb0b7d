import { record as words } from 'virtual:records/pages/privacy'
import { fillTemplate } from '#lib/fill-template.ts'

/**
 * Returns the warning that waiting requests would be deleted, or null if there are none. A `count` of null is unknown.
 */
export function waitingRequestsWarning(count: number | null): string | null {
  const { unknown, one, many } = words.deletion.waiting
  if (count === 0) return null
  if (count === null) return unknown
  return count === 1 ? one : fillTemplate(many, { count })
}
