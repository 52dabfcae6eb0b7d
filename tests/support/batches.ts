import { batchesAsOf } from '#content/batches-schema.ts'

const batch = { id: '', duration: '4 weeks', mode: 'Online', price: '$99', text: 'A batch for a test.' } as const

const batches = [
  { ...batch, name: 'Weaving', starts: '2031-03-01' },
  { ...batch, name: 'Dyeing', starts: '2031-03-20' },
  { ...batch, name: 'Printing', starts: '2031-04-10' },
]

/**
 * Returns the three batches of this file as a build at this moment (an ISO time) writes them into the list of batches.
 */
export function builtBatches(moment: string) {
  return batchesAsOf(batches, Date.parse(moment)).map(({ text: _, bar: __, ...shown }) => shown)
}

/**
 * Moments before the first batch, between two batches and after the last, each with the number of batches that have
 * begun.
 */
export const batchMoments = [
  ['before the first', '2031-02-01T12:00Z', 0],
  ['between two', '2031-03-10T12:00Z', 1],
  ['after the last', '2031-05-01T12:00Z', 3],
] as const
