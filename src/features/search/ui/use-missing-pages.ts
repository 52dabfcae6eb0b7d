import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { portsAtom } from '#platform/ports.ts'
import { isSitePrecached } from '#platform/site-precached.ts'
import { hasTextHere } from '../missing-pages.ts'

/**
 * Returns a function that says whether the page at an address cannot be opened, because there is no connection and the
 * page is not on the device.
 */
export function useMissingPages(): (href: string) => boolean {
  const ports = useAtomValue(portsAtom)
  const [path] = useLocation()
  /** The texts on this device; null until they are known, and on a site whose pages are all precached. */
  const [texts, setTexts] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (__HAS_UNLISTED_PAGES__) void ports.keptPages?.().then(async (kept) => setTexts(await kept.textsHere()))
  }, [ports])
  return useCallback(
    (href) => {
      const page = href.replace(/#.*/, '')
      if (page === path || ports.connection.isOnline()) return false
      return !isSitePrecached() || (texts !== null && !hasTextHere(page, texts))
    },
    [ports, path, texts],
  )
}
