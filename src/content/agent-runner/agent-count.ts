import { record as library } from 'virtual:records/messages/library/page'
import { pluralize } from '#lib/fill-template.ts'

/** What the live region says of a search: '10 agents'. */
export function agentCountText(count: number): string {
  return count === 0 ? library.empty.title : pluralize(library.count, count)
}
