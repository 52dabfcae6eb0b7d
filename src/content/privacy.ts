import { record as kept } from 'virtual:records/messages/keeping/deleted'
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

/** Returns what is said of the older pages that are deleted with everything else; null if there are none. */
export function keptPagesItem(count: number): string | null {
  return count === 0 ? null : fillTemplate(count === 1 ? kept.one : kept.many, { count })
}
