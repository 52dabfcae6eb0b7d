import { useAtomValue } from 'jotai'
import { lazy, useEffect, useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { retryLoad } from '#platform/retry-load.ts'
import { watchOutboxUse } from '../watch-use.ts'

const WaitingRequests = lazy(() => retryLoad(() => import('./waiting-requests.tsx')))

/** Returns whether the page has a form near its top, which visitors are likely to use. It measures nothing. */
const hasFormNear = () =>
  [...document.querySelectorAll('main form')].some((form) => !form.closest('[data-island]:not([data-hydrated])'))

/** The waiting requests. Their script, which also sends them, is fetched once the outbox is used, or is likely to be. */
export default function RequestsWhenUsed() {
  const ports = useAtomValue(portsAtom)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const use = () => setUsed(true)
    if (isUsed || hasFormNear()) return use()
    return watchOutboxUse(ports, use)
  }, [ports, isUsed])
  return isUsed && <WaitingRequests />
}
