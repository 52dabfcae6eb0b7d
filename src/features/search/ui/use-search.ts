import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { runLatest } from '#lib/run-latest.ts'
import type { Search } from '../client.ts'
import type { ResultLimits } from '../groups.ts'
import type { ResultGroup } from '../results.ts'
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

type Found = { readonly text: string; readonly groups: readonly ResultGroup[] }
type Query = { readonly text: string; readonly finder: Pick<Search, 'findGroups'> }

/** Loads the search and returns the results of a query. Until they are found, those of the query before it stay. */
export function useSearch(query: string, limits: ResultLimits): SearchState {
  const search = useAtomValue(searchAtom)
  const load = useSetAtom(loadSearchAtom)
  useEffect(() => void load(), [load])
  const typed = query.trim()
  const [found, setFound] = useState<Found | null>(null)
  const [find] = useState(() =>
    runLatest(async ({ text, finder }: Query) => {
      const groups = await finder.findGroups(text, limits)
      startTransition(() => setFound({ text, groups })) // what is typed meanwhile is shown first
    }),
  )
  useEffect(() => {
    if (typeof search !== 'string') find({ text: typed, finder: search })
  }, [find, search, typed])
  const { text, groups } = found ?? { text: typed, groups: [] }
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  const state = typeof search === 'string' ? search : found ? 'ready' : 'loading'
  return { state, text, groups, count, retry: () => void load() }
}
