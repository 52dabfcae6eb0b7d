import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ListAnswer } from '../list-search.ts'
import { EmptyList } from './empty-list.tsx'
import type { NearestProps } from './nearest.tsx'

type Loaded = { readonly find: (query: string) => void; readonly Nearest: ComponentType<NearestProps> }
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

const noItems: ReadonlySet<string> = new Set()

/**
 * Returns what the index finds in a list, see `list-matches.ts`. The page shows it below what its own rule finds. The
 * index is loaded when the search field gets the focus, or for a query in the address. While it searches, what it found
 * for the query before stays. If it cannot be loaded, it finds nothing, and the next query tries again.
 */
export function useListSearch(query: string, prefix: string): IndexedList {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [answer, setAnswer] = useState<ListAnswer | null>(null)
  const hasQuery = query.trim() !== ''
  const index = loaded === 'failed' ? null : loaded
  const isLoaded = index !== null
  const failedQuery = loaded === 'failed' ? query : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, each query tries again
  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    const load = () =>
      Promise.all([import('../list-search.ts'), import('./nearest.tsx')]).then(
        ([{ openListSearch }, { Nearest }]) => {
          if (isCurrent) setLoaded({ find: openListSearch(prefix, setAnswer), Nearest })
        },
        () => {
          if (isCurrent) setLoaded('failed')
        },
      )
    const field = document.getElementById('search')
    if (hasQuery) void load()
    else field?.addEventListener('focus', load, { once: true })
    return () => {
      isCurrent = false
      field?.removeEventListener('focus', load)
    }
  }, [isLoaded, hasQuery, prefix, failedQuery])
  useEffect(() => index?.find(query), [index, query])
  const isAnswered = answer !== null && answer.knowledge !== 'partial' && answer.query === query
  const isPending = hasQuery && loaded !== 'failed' && !isAnswered
  const hasFailed = hasQuery && !isPending && (loaded === 'failed' || answer?.knowledge === 'failed')
  return {
    all: hasQuery && answer ? answer.all : noItems,
    isUnknown: isPending || hasFailed,
    empty: (nothingFound, onAsk) => (
      <EmptyList isPending={isPending} hasFailed={hasFailed}>
        <div>{nothingFound}</div>
        <div>
          {index && answer && hasQuery && <index.Nearest results={answer.nearest} query={query} onAsk={onAsk} />}
        </div>
      </EmptyList>
    ),
  }
}
