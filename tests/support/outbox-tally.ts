/**
 * The numbers of accepted requests, lost requests, duplicate deliveries and attempts without a clear answer in
 * histories.
 */
export const emptyTally = { accepted: 0, lost: 0, duplicates: 0, ambiguous: 0 }
export type Tally = Readonly<typeof emptyTally>

export function addTallies(first: Tally, second: Tally): Tally {
  return {
    accepted: first.accepted + second.accepted,
    lost: first.lost + second.lost,
    duplicates: first.duplicates + second.duplicates,
    ambiguous: first.ambiguous + second.ambiguous,
  }
}
