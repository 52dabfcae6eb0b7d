import { record as words } from 'virtual:records/messages/search'
import { fillTemplate } from '#lib/fill-template.ts'

type State = 'ready' | 'loading' | 'failed'

/** Returns the state of a search with so many results. Without any, it is loading as long as more may be found. */
export function shownState(
  { state, isPending }: { readonly state: State; readonly isPending: boolean },
  count: number,
) {
  return state === 'ready' && isPending && count === 0 ? 'loading' : state
}

/** Returns what a screen reader is told about the results. Of a failure, `SearchFailure` tells it. */
export function statusText(state: State, count: number): string {
  if (state === 'loading') return words.searching
  if (state === 'failed') return ''
  if (count === 0) return words.results.none
  return count === 1 ? words.results.one : fillTemplate(words.results.many, { count })
}
