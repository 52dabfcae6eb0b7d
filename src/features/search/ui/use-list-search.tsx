import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ListResults } from '../results.ts'
import type { NearestProps } from './nearest.tsx'

type Loaded = { readonly find: (query: string) => void; readonly Nearest: ComponentType<NearestProps> }
type IndexedList = {
  /** The addresses of the items that have all words of the query. */
  readonly all: ReadonlySet<string>
  /** Renders the nearest items, for a list that is empty otherwise, and a way to ask the chat. */
  readonly nearest: (onAsk: (question: string) => void) => ReactNode
}

const nothing: IndexedList = { all: new Set(), nearest: () => null }

/**
 * Returns what the index finds in a list, see `list-matches.ts`. The page shows it below what its own rule finds. The
 * index is loaded when the search field gets the focus, or for a query in the address; until then, it finds nothing.
 * While it searches, what it found for the query before stays.
 */
export function useListSearch(query: string, prefix: string): IndexedList {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [found, setFound] = useState<ListResults | null>(null)
  const hasQuery = query.trim() !== ''
  useEffect(() => {
    let isCurrent = true
    const load = () =>
      Promise.all([import('../list-search.ts'), import('./nearest.tsx')]).then(
        ([{ openListSearch }, { Nearest }]) => {
          if (isCurrent) setLoaded({ find: openListSearch(prefix, setFound), Nearest })
        },
        () => {}, // the page’s own rule goes on searching
      )
    const field = document.getElementById('search')
    if (hasQuery) void load()
    else field?.addEventListener('focus', load, { once: true })
    return () => {
      isCurrent = false
      field?.removeEventListener('focus', load)
    }
  }, [hasQuery, prefix])
  useEffect(() => loaded?.find(query), [loaded, query])
  if (!loaded || !found || !hasQuery) return nothing
  const { all, nearest } = found
  return { all, nearest: (onAsk) => <loaded.Nearest results={nearest} query={query} onAsk={onAsk} /> }
}
