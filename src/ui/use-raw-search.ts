import { useSearch } from 'wouter'

/** Longer than any address of ours, typed or linked: such a query is not read at all. */
export const LONGEST_SEARCH = 4000

/** The query of the address as it is written, so that who reads it decodes it once: the router hands it out decoded. */
export function useRawSearch(): string {
  return useSearch() === '' || location.search.length > LONGEST_SEARCH ? '' : location.search
}
