const RADIANS_PER_FRAME = 0.0005 // src/docs/specification.md, how things behave
const FRAMES_PER_SECOND = 60 // the frame rate that the specification assumes

/** The time between the appearance of one technology and the next. */
export const APPEAR_INTERVAL_MS = 100

/** The duration of one turn of the orbit in seconds, at 0.03 radians a second. It does not depend on the frame rate. */
export const TURN_DURATION_S = Math.round((20 * Math.PI) / (RADIANS_PER_FRAME * FRAMES_PER_SECOND)) / 10
