import { runLatest } from '#lib/run-latest.ts'
import { loadSearch, type Search } from './client.ts'
import type { ListResults } from './results.ts'
import type { Knowledge } from './state.ts'

/** What the search finds in a list for a query; nothing if it could not be loaded. */
export type ListAnswer = ListResults & { readonly query: string; readonly knowledge: Knowledge }

type ListSearch = Pick<Search, 'findInList' | 'loadTexts'>

const nothing: ListResults = { all: new Set(), nearest: [] }

/**
 * Returns a function that searches a list, see `list-matches.ts`. `onAnswer` gets the answers in the order of the
 * queries, and the newest one again when more texts are known. What could not be loaded is loaded again for the next
 * query.
 */
export function openListSearch(
  prefix: string,
  onAnswer: (answer: ListAnswer) => void,
  load: () => Promise<ListSearch> = loadSearch,
): (query: string) => void {
  let newest = ''
  let knowledge: Knowledge = 'failed' // nothing is loaded yet
  const loadTexts = async () => {
    knowledge = 'partial'
    const loading = load().then((search) => search.loadTexts(() => find(newest)))
    knowledge = (await loading.catch(() => false)) ? 'complete' : 'failed'
    find(newest)
  }
  const answer = async (query: string): Promise<ListAnswer> => {
    const { findInList } = await load()
    return { ...(await findInList(query, prefix)), query, knowledge }
  }
  const find = runLatest((query: string) =>
    answer(query).then(onAnswer, () => onAnswer({ ...nothing, query, knowledge: 'failed' })),
  )
  return (query) => {
    newest = query
    if (knowledge === 'failed') void loadTexts()
    find(query)
  }
}
