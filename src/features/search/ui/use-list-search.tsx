import { record as searching } from 'virtual:records/messages/search/searching'
import { type ReactNode, useEffect, useState } from 'react'
import type { ListAnswer } from '../list-search.ts'
import { emptyNote } from './empty-note.ts'
import type { openList } from './open-list.tsx'
import { SearchFailure } from './search-failure.tsx'

type IndexedList = {
  /** The addresses of the items that have all words of the query. */
  readonly all: ReadonlySet<string>
  /**
   * Whether more may be found, because the search goes on or could not be loaded. An empty list then does not say that
   * nothing was found.
   */
  readonly isUnknown: boolean
  /**
   * Renders what stands in place of an empty list: that the search goes on, that it could not be loaded, or that nothing
   * was found, with the nearest items and a way to ask the chat.
   */
  readonly empty: (nothingFound: ReactNode, onAsk: (question: string) => void) => ReactNode
}

const nothing: Pick<ListAnswer, 'all' | 'nearest'> = { all: new Set(), nearest: [] }

const importList = () => import('./open-list.tsx')

/**
 * Returns what the index finds in a list, see `list-matches.ts`. The page shows it below what its own rule finds. The
 * index is loaded when the search field gets the focus, or for a query in the address. While it searches, what it found
 * for the query before stays. If it cannot be loaded, it finds nothing, and the next query tries again.
 */
export function useListSearch(query: string, prefix: string): IndexedList {
  const [list, setList] = useState<ReturnType<typeof openList> | null>(null)
  const [answer, setAnswer] = useState<ListAnswer | null>(null)
  const hasQuery = query.trim() !== ''
  const load = () =>
    void importList().then(
      ({ openList }) => setList(openList(prefix, setAnswer)),
      () => setAnswer({ ...nothing, query, knowledge: 'failed' }),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` depends on the query and the prefix
  useEffect(() => {
    if (list) return list.find(query)
    if (hasQuery) return load()
    const field = document.getElementById('search')
    field?.addEventListener('focus', load, { once: true })
    return () => field?.removeEventListener('focus', load)
  }, [list, query, prefix])
  const retry = () => {
    setAnswer(null)
    load()
  }
  const knowledge = answer?.query === query ? answer.knowledge : 'partial'
  const isUnknown = hasQuery && knowledge !== 'complete'
  return {
    all: hasQuery && answer ? answer.all : nothing.all,
    isUnknown,
    empty: (nothingFound, onAsk) => {
      if (hasQuery && knowledge === 'failed')
        return (
          <div className={emptyNote}>
            <SearchFailure onRetry={retry} />
          </div>
        )
      if (!list) return hasQuery ? <p className={emptyNote}>{searching}</p> : nothingFound
      return (
        <list.NotFound query={query} answer={answer} isPending={isUnknown} onAsk={onAsk}>
          {nothingFound}
        </list.NotFound>
      )
    },
  }
}
