import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { ListSearch } from '../list-search.ts'
import type { NearestProps } from './nearest.tsx'

type Loaded = { readonly search: ListSearch; readonly Nearest: ComponentType<NearestProps> }
type IndexedList = {
  /** The addresses of the items that have all words of the query. */
  readonly all: ReadonlySet<string>
  /** Renders the nearest items, for a list that is empty otherwise, and a way to ask the chat. */
  readonly nearest: (onAsk: (question: string) => void) => ReactNode
}

const nothing: IndexedList = { all: new Set(), nearest: () => null }

/**
 * Returns what the index finds in a list, see `list-search.ts`. The page shows it below what its own rule finds. The
 * index is loaded when the search field gets the focus, or for a query in the address; until then, it finds nothing.
 */
export function useListSearch(query: string, prefix: string): IndexedList {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const hasQuery = query.trim() !== ''
  useEffect(() => {
    let isCurrent = true
    const load = () =>
      Promise.all([import('../list-search.ts'), import('./nearest.tsx')]).then(
        ([{ loadListSearch }, { Nearest }]) =>
          loadListSearch((search) => {
            if (isCurrent) setLoaded({ search, Nearest })
          }),
        () => {}, // the page’s own rule goes on searching
      )
    const field = document.getElementById('search')
    if (hasQuery) void load()
    else field?.addEventListener('focus', load, { once: true })
    return () => {
      isCurrent = false
      field?.removeEventListener('focus', load)
    }
  }, [hasQuery])
  if (!loaded || !hasQuery) return nothing
  const { all, nearest } = loaded.search(query, prefix)
  return { all, nearest: (onAsk) => <loaded.Nearest hits={nearest} query={query} onAsk={onAsk} /> }
}
