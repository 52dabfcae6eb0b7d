import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { groupHits, type ResultGroup, type ResultLimits } from '../groups.ts'
import { loadSearchAtom, searchAtom } from '../state.ts'

/** What is known of a query: its results, or why there are none. */
export type SearchState = {
  readonly state: 'ready' | 'loading' | 'failed'
  /** The query to which the results belong, without the space around it. It may be some keys behind. */
  readonly text: string
  readonly groups: readonly ResultGroup[]
  readonly count: number
  readonly retry: () => void
}

/** Loads the search and returns the results of a query. A slow device goes on showing what is typed meanwhile. */
export function useSearch(query: string, limits: ResultLimits): SearchState {
  const search = useAtomValue(searchAtom)
  const load = useSetAtom(loadSearchAtom)
  useEffect(() => void load(), [load])
  const text = useDeferredValue(query.trim())
  const groups = useMemo(
    () => (typeof search === 'string' ? [] : groupHits(search.find(text), limits)),
    [search, text, limits],
  )
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return { state: typeof search === 'string' ? search : 'ready', text, groups, count, retry: () => void load() }
}
