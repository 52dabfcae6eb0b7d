import { record as library } from 'virtual:records/messages/library/page'
import { counted } from '#lib/filled.ts'

/** What the live region says of a search: '10 agents'. */
export function agentCount(count: number): string {
  return count === 0 ? library.empty.title : counted(library.count, count)
}
