import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ListAnswer } from '../list-search.ts'
import { EmptyList } from './empty-list.tsx'
import type { NearestProps } from './nearest.tsx'

type Loaded = { readonly find: (query: string) => void; readonly Nearest: ComponentType<NearestProps> }
type IndexedList = {
  /** The addresses of the items that have all words of the query. */
  readonly all: ReadonlySet<string>
  /** Whether more may be found. As long as that is so, an empty list does not say that nothing was found. */
  readonly isPending: boolean
  /**
   * Renders what stands in place of an empty list: that the search goes on, or then that nothing was found, the nearest
   * items and a way to ask the chat.
   */
  readonly empty: (nothingFound: ReactNode, onAsk: (question: string) => void) => ReactNode
}

const noItems: ReadonlySet<string> = new Set()

/**
 * Returns what the index finds in a list, see `list-matches.ts`. The page shows it below what its own rule finds. The
 * index is loaded when the search field gets the focus, or for a query in the address. While it searches, what it found
 * for the query before stays. If it cannot be loaded, it finds nothing.
 */
export function useListSearch(query: string, prefix: string): IndexedList {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [answer, setAnswer] = useState<ListAnswer | null>(null)
  const hasQuery = query.trim() !== ''
  const index = loaded === 'failed' ? null : loaded
  const isLoaded = index !== null
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
  }, [isLoaded, hasQuery, prefix])
  useEffect(() => index?.find(query), [index, query])
  const isPending = hasQuery && loaded !== 'failed' && !(answer?.isFinal && answer.query === query)
  return {
    all: hasQuery && answer ? answer.all : noItems,
    isPending,
    empty: (nothingFound, onAsk) => (
      <EmptyList isPending={isPending}>
        <div>{nothingFound}</div>
        <div>
          {index && answer && hasQuery && <index.Nearest results={answer.nearest} query={query} onAsk={onAsk} />}
        </div>
      </EmptyList>
    ),
  }
}
