import { record as library } from 'virtual:records/messages/library/page'
import { pluralize } from '#lib/fill-template.ts'

/** Returns what the live region announces after a search: '10 agents', or that no agent was found. */
export function agentCountText(count: number): string {
  return count === 0 ? library.empty.title : pluralize(library.count, count)
}
