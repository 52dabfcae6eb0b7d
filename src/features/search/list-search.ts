import { runLatest } from '#lib/run-latest.ts'
import { loadSearch, type Search } from './client.ts'
import type { ListResults } from './results.ts'

/** What the search finds in a list for a query, or nothing if it cannot be loaded. */
export type ListAnswer = ListResults & {
  readonly query: string
  /** Whether all texts are known, or never will be. Until then, more may be found. */
  readonly isFinal: boolean
}

type ListSearch = Pick<Search, 'findInList' | 'loadTexts'>

/**
 * Loads the search and returns a function that searches a list, see `list-matches.ts`. `onAnswer` gets the answers in
 * the order of the queries, and the newest one again when more texts are known.
 */
export function openListSearch(
  prefix: string,
  onAnswer: (answer: ListAnswer) => void,
  load: () => Promise<ListSearch> = loadSearch,
): (query: string) => void {
  let newest = ''
  let hasAllTexts = false
  const loading = load()
  const find = runLatest((query: string) =>
    loading
      .then(({ findInList }) => findInList(query, prefix))
      .then(
        (results) => onAnswer({ ...results, query, isFinal: hasAllTexts }),
        () => onAnswer({ all: new Set(), nearest: [], query, isFinal: true }),
      ),
  )
  loading
    .then(({ loadTexts }) => loadTexts(() => find(newest)))
    .then(
      () => {
        hasAllTexts = true
        find(newest)
      },
      () => {}, // each query is answered with nothing
    )
  return (query) => {
    newest = query
    find(query)
  }
}
