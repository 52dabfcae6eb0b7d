/** A ladder is a dashed edge. `px` is the length of a dash with its gap, and `ms` the time to move by that length. */
const REPEAT = { px: 40, ms: 1200 }
/** Many repeats, because the animation event at the end of each iteration, which React handles, costs a few frames. */
const REPEATS_PER_ITERATION = 40

/** How far a ladder moves in one iteration of the animation, in px. */
export const MARCH_PX = REPEATS_PER_ITERATION * REPEAT.px

/** A ladder that moves along an edge while something is in progress. It starts `MARCH_PX` before the visible edge. */
export const marchingLadder = {
  animation: `walk ${REPEATS_PER_ITERATION * REPEAT.ms}ms linear infinite`,
} as const
