/** The number of pairs in the memory game. */
export const PAIR_COUNT = 8
