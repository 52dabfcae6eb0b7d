/** A ladder is a dashed edge. `px` is the length of a dash and a gap, `ms` the time in which the ladder moves by it. */
const REPEAT = { px: 40, ms: 1200 }
/** Many repeats, because every iteration fires an event for which React listens at its root, and costs a few frames. */
const REPEATS_PER_ITERATION = 40

/** How far a ladder moves in one iteration of the animation, in px. */
export const MARCH_PX = REPEATS_PER_ITERATION * REPEAT.px

/** A ladder that moves along an edge while something is in progress. It starts `MARCH_PX` before the visible edge. */
export const marchingLadder = {
  animation: `walk ${REPEATS_PER_ITERATION * REPEAT.ms}ms linear infinite`,
  _still: { animation: 'none' },
} as const
