import { record as words } from 'virtual:records/messages/search'
import { fillTemplate } from '#lib/fill-template.ts'

/** Returns what a screen reader is told about the results. */
export function statusText(state: 'ready' | 'loading' | 'failed', count: number): string {
  if (state === 'loading') return words.loading
  if (state === 'failed') return words.failed.title
  if (count === 0) return words.results.none
  return count === 1 ? words.results.one : fillTemplate(words.results.many, { count })
}
