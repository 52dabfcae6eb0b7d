/** A ladder repeats after a dash and its gap, and walks so far in so long. */
const REPEAT = { px: 40, ms: 1200 }
/** A page hears of every new round (React listens for it at its root), and each costs it a few frames: so it takes long. */
const REPEATS_A_ROUND = 40

/** How far a ladder walks before it begins anew. */
export const MARCH_PX = REPEATS_A_ROUND * REPEAT.px

/** A ladder that walks along an edge, because something is under way. It begins `WALK_PX` before what it is seen in. */
export const marchingLadder = {
  animation: `walk ${REPEATS_A_ROUND * REPEAT.ms}ms linear infinite`,
  _still: { animation: 'none' },
} as const
