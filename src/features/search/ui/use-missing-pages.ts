import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { portsAtom } from '#platform/ports.ts'
import { isSitePrecached } from '#platform/site-precached.ts'

/**
 * Returns a function that says whether the page at an address cannot be opened, because there is no connection and the
 * pages are not on the device.
 */
export function useMissingPages(): (href: string) => boolean {
  const { connection } = useAtomValue(portsAtom)
  const [path] = useLocation()
  const areMissing = () => !connection.isOnline() && !isSitePrecached()
  return (href) => href.replace(/#.*/, '') !== path && areMissing()
}
