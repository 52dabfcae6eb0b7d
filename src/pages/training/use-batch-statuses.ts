import { records as trainingBatches } from 'virtual:records/batches'
import { useAtomValue } from 'jotai'
import { type BatchStatus, batchStatusesAt } from '#content/training.ts'
import { portsAtom } from '#platform/ports.ts'
import { useNow } from '#ui/use-now.ts'

/** Returns the batches with their statuses on the visitor's day (`useNow`). */
export function useBatchStatuses(batches = trainingBatches): readonly BatchStatus[] {
  return batchStatusesAt(batches, useNow(useAtomValue(portsAtom)))
}
