import { records } from 'virtual:records/batches'

/** The batches of the training (`batches.yaml`). */
export const trainingBatches = records
