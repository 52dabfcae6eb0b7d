import { runLatest } from '#lib/run-latest.ts'
import { loadSearch } from './client.ts'
import type { ListResults } from './results.ts'

/**
 * Loads the search and returns a function that searches a list, see `list-matches.ts`. `onFound` gets what is found,
 * in the order of the queries, and for the newest one again when more texts are known. If the search cannot be loaded, it is not
 * called: the list finds what its own rule finds.
 */
export function openListSearch(prefix: string, onFound: (results: ListResults) => void): (query: string) => void {
  let newest = ''
  const loading = loadSearch()
  const find = runLatest((query: string) =>
    loading.then(({ findInList }) => findInList(query, prefix)).then(onFound, () => {}),
  )
  loading.then(({ loadTexts }) => loadTexts(() => find(newest))).catch(() => {})
  return (query) => {
    newest = query
    find(query)
  }
}
