/** The pairs of the memory game (spec §9): sixteen cards. */
export const PAIRS = 8
