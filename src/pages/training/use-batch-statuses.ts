import { records as trainingBatches } from 'virtual:records/batches'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type BatchStatus, batchStatusesAt } from '#content/training.ts'
import { type EpochMs, portsAtom } from '#platform/ports.ts'

/**
 * Returns the batches with their statuses: first as of the day of the build, like the prerendered HTML, and after
 * hydration by the visitor's clock.
 */
export function useBatchStatuses(batches = trainingBatches): readonly BatchStatus[] {
  const ports = useAtomValue(portsAtom)
  const [now, setNow] = useState<EpochMs | null>(null)
  useEffect(() => setNow(ports.clock.now()), [ports])
  return batchStatusesAt(batches, now)
}
