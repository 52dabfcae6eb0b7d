import { record as words } from 'virtual:records/pages/privacy'
import { fillTemplate } from '#lib/fill-template.ts'

/** What is said of requests nobody will read then; null where none waits. `count` is null where it cannot be read. */
export function waitingRequestsWarning(count: number | null): string | null {
  const { unknown, one, many } = words.deletion.waiting
  if (count === 0) return null
  if (count === null) return unknown
  return count === 1 ? one : fillTemplate(many, { count })
}
