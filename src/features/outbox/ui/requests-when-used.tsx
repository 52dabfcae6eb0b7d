import { useAtomValue } from 'jotai'
import { lazy, useEffect, useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { retryLoad } from '#platform/retry-load.ts'
import { watchOutboxUse } from '../watch-use.ts'

const WaitingRequests = lazy(() => retryLoad(() => import('./waiting-requests.tsx')))

/** The waiting requests. Their script, which also sends them, is fetched once the outbox is used. */
export default function RequestsWhenUsed() {
  const ports = useAtomValue(portsAtom)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => (isUsed ? undefined : watchOutboxUse(ports, () => setUsed(true))), [ports, isUsed])
  return isUsed && <WaitingRequests />
}
