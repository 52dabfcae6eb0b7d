/** The outcome of all requests of one history, or of many. */
export const emptyTally = { accepted: 0, lost: 0, duplicates: 0, ambiguous: 0 }
export type Tally = Readonly<typeof emptyTally>

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    accepted: one.accepted + other.accepted,
    lost: one.lost + other.lost,
    duplicates: one.duplicates + other.duplicates,
    ambiguous: one.ambiguous + other.ambiguous,
  }
}
