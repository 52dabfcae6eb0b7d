/** A ladder repeats after one dash and one gap. `px` is that length, `ms` the time it takes to move by it. */
const REPEAT = { px: 40, ms: 1200 }
/** Long rounds, because every iteration fires an event that React listens for at its root, which costs a few frames. */
const REPEATS_A_ROUND = 40

/** How far a ladder moves in one round, in px. */
export const MARCH_PX = REPEATS_A_ROUND * REPEAT.px

/** A ladder that moves along an edge while something is in progress. It starts `MARCH_PX` before the visible edge. */
export const marchingLadder = {
  animation: `walk ${REPEATS_A_ROUND * REPEAT.ms}ms linear infinite`,
  _still: { animation: 'none' },
} as const
