import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { throttle } from '#lib/throttle.ts'
import type { Ports } from '#platform/ports.ts'
import { isLayerEntry } from './layer-entry.ts'
import { useRawSearch } from './use-raw-search.ts'

/**
 * The shortest time between two address changes. Safari allows 100 changes within 10 s, and before version 17 only
 * 100 changes within 30 s.
 */
const MIN_CHANGE_INTERVAL_MS = 334

type Rules<Q> = {
  /** Reads the query from the search part of an address. */
  readonly queryOf: (search: string) => Q
  /** Writes a query into the search part of an address and keeps unrelated parameters. */
  readonly searchFor: (query: Q, search: string) => string
}

/**
 * Returns the query of a list and a function that changes it. The list updates immediately; the address follows at most
 * three times a second, and later if the browser refuses. A navigation replaces the query. Only handlers use `ports`.
 */
export function useAddressQuery<Q>(ports: Pick<Ports, 'clock'>, path: string, { queryOf, searchFor }: Rules<Q>) {
  const search = useRawSearch()
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<{ readonly query: Q } | null>(null)
  const lastWrittenSearch = useRef<string>(undefined)

  const [throttledAddress] = useState(() =>
    throttle<Q>(
      (ms, task) => ports.clock.after(ms, task),
      MIN_CHANGE_INTERVAL_MS,
      (query) => {
        if (isLayerEntry()) return false // the entry below is the page's, which is current again later
        const next = searchFor(query, location.search)
        if (next.length > MAX_LINK_LENGTH) return true // so long an address would not be read back
        try {
          navigate(`${path}${next}`, { replace: true })
        } catch {
          return false
        }
        lastWrittenSearch.current = location.search
        return true
      },
    ),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address changes
  useEffect(() => {
    if (location.search === lastWrittenSearch.current) return
    const isFirst = lastWrittenSearch.current === undefined
    lastWrittenSearch.current = location.search
    if (isFirst) return
    throttledAddress.cancel()
    setChosen(null)
  }, [search])
  useEffect(() => () => throttledAddress.cancel(), [throttledAddress])

  const setQuery = (query: Q) => {
    setChosen({ query })
    throttledAddress.send(query)
  }
  return [chosen ? chosen.query : queryOf(search), setQuery] as const
}
