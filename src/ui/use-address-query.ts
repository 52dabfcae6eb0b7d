import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { throttle } from '#lib/throttle.ts'
import { useRawSearch } from './use-raw-search.ts'

/**
 * The shortest time between two address changes. Safari throws at the 100th within 10 s, before version 17 within 30 s.
 */
const FOLLOW_MS = 334

type Ports = { readonly clock: { readonly after: (ms: number, task: () => void) => unknown } }

type Rules<Q> = {
  /** Reads the query from the search part of an address. */
  readonly queryOf: (search: string) => Q
  /** Writes a query into the search part of an address and keeps unrelated parameters. */
  readonly searchFor: (query: Q, search: string) => string
}

/**
 * Returns the query of a list and a function that changes it. The list updates immediately; the address follows at most
 * three times a second, and later if the browser refuses. A navigation replaces the query. Handlers alone use `ports`.
 */
export function useAddressQuery<Q>(ports: Ports, path: string, { queryOf, searchFor }: Rules<Q>) {
  const search = useRawSearch()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<{ readonly query: Q } | null>(null)
  const written = useRef<string>(undefined)

  const [address] = useState(() =>
    throttle<Q>(
      (ms, task) => ports.clock.after(ms, task),
      FOLLOW_MS,
      (query) => {
        const next = searchFor(query, location.search)
        if (next.length > MAX_LINK_LENGTH) return true // it would not be read back
        try {
          navigate(`${path}${next}`, { replace: true })
        } catch {
          return false
        }
        written.current = location.search
        return true
      },
    ),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address changes
  useEffect(() => {
    if (location.search === written.current) return
    const isFirst = written.current === undefined
    written.current = location.search
    if (isFirst) return
    address.cancel()
    setAsked(null)
  }, [search])
  useEffect(() => () => address.cancel(), [address])

  const show = (query: Q) => {
    setAsked({ query })
    address.send(query)
  }
  return [asked ? asked.query : queryOf(search), show] as const
}
