import { batchesAsOf } from '#prerender/records/batches.ts'

const batch = { id: '', duration: '4 weeks', mode: 'Online', price: '$99', text: 'A batch for a test.' } as const

const named = [
  { ...batch, name: 'Weaving', starts: '2031-03-01' },
  { ...batch, name: 'Dyeing', starts: '2031-03-20' },
  { ...batch, name: 'Printing', starts: '2031-04-10' },
]

/** Three batches as a build of this moment has them. */
export function builtBatches(moment: string) {
  return batchesAsOf(named, Date.parse(moment)).map(({ text: _, bar: __, ...one }) => one)
}

/** Moments before the first of them, between two of them, and after the last; and how many have begun by then. */
export const batchMoments = [
  ['before the first', '2031-02-01T12:00Z', 0],
  ['between two', '2031-03-10T12:00Z', 1],
  ['after the last', '2031-05-01T12:00Z', 3],
] as const
