import { useSearch } from 'wouter'

/** The query of the address as it is written, so that who reads it decodes it once: the router hands it out decoded. */
export function useRawSearch(): string {
  return useSearch() === '' ? '' : location.search
}
