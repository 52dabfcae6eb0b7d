import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { runLatest } from '#lib/run-latest.ts'
import type { ResultLimits } from '../groups.ts'
import type { ResultGroup } from '../results.ts'
import { type Finder, type Knowledge, loadSearchAtom, searchAtom } from '../state.ts'

/** What is known of a query: its results, or why there are none. */
export type SearchState = {
  readonly state: 'ready' | 'loading' | 'failed'
  /** The query to which the results belong, without the space around it. It may be some keys behind. */
  readonly text: string
  readonly groups: readonly ResultGroup[]
  readonly count: number
  /** Whether more may be found. As long as that is so, no results do not mean that there are none. */
  readonly isPending: boolean
  readonly retry: () => void
}

type Found = { readonly text: string; readonly groups: readonly ResultGroup[]; readonly knowledge: Knowledge }
type Query = { readonly text: string; readonly finder: Finder }

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
      startTransition(() => setFound({ text, groups, knowledge: finder.knowledge })) // what is typed meanwhile is shown first
    }),
  )
  useEffect(() => {
    if (typeof search !== 'string') find({ text: typed, finder: search })
  }, [find, search, typed])
  const { text, groups, knowledge } = found ?? { text: typed, groups: [], knowledge: 'partial' }
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  // without all texts, nothing says that there are no results
  const isUnknown = knowledge === 'failed' && count === 0
  const state = typeof search === 'string' ? search : isUnknown ? 'failed' : found ? 'ready' : 'loading'
  return { state, text, groups, count, isPending: knowledge === 'partial' || text !== typed, retry: () => void load() }
}
