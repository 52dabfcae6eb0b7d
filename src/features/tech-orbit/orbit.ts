const RADIANS_PER_FRAME = 0.0005 // spec §4, §9
const FRAMES_PER_SECOND = 60 // what the spec's "per frame" was seen at

/** Time between the arrival of one technology and the next (spec §9). */
export const APPEAR_MS = 100

/** How long one turn of the orbit takes: 0.03 radians a second, on whatever screen. */
export const TURN_S = Math.round((20 * Math.PI) / (RADIANS_PER_FRAME * FRAMES_PER_SECOND)) / 10
