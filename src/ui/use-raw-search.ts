import { useSearch } from 'wouter'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'

/**
 * Returns the query string of the address still encoded, because the router returns it decoded and callers would decode
 * it twice. A string longer than any link of ours is treated as empty.
 */
export function useRawSearch(): string {
  return useSearch() === '' || location.search.length > MAX_LINK_LENGTH ? '' : location.search
}
