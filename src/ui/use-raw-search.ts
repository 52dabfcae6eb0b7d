import { useSearch } from 'wouter'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'

/**
 * The query of the address as it is written, so that who reads it decodes it once: the router hands it out decoded. One that is
 * longer than any of ours is not read at all.
 */
export function useRawSearch(): string {
  return useSearch() === '' || location.search.length > MAX_LINK_LENGTH ? '' : location.search
}
