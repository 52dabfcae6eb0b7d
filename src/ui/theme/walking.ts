/**
 * How far a ladder walks before it begins anew, a multiple of its 40 px. A page hears of every new round (React listens for
 * it at its root), and each costs it a few frames of its own: so a round takes long.
 */
export const WALK_PX = 1600
const STEP_MS = 1200 // for 40 px

/** A ladder that walks along an edge, because something is under way. It begins `WALK_PX` before what it is seen in. */
export const walking = {
  animation: `walk ${(WALK_PX / 40) * STEP_MS}ms linear infinite`,
  _still: { animation: 'none' },
} as const
