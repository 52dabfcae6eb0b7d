import { records } from 'virtual:records/batches'

/** When the training is taught (`batches.yaml`). */
export const trainingBatches = records
