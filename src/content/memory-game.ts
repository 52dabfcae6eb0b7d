/** The pairs of the memory game (spec §9): sixteen cards. */
export const PAIR_COUNT = 8
