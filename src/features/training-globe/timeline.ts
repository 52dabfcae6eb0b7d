import { meridians, primeMeridian } from '#lib/engrave/globe.ts'
import { untilNext } from '#lib/steps.ts'

/** One turn of the globe (art direction §6). */
const TURN_MS = 40_000
/** The counter goes on by one each time this passes (spec §4 and §9). */
const STEP_MS = 50

/** Steps of the counter in one turn. */
export const STEPS_A_TURN = TURN_MS / STEP_MS

/** The moving part of the globe after so many milliseconds of turning. */
export function globeAt(ms: number) {
  const turn = (ms % TURN_MS) / TURN_MS
  return { meridians: meridians(turn), prime: primeMeridian(turn) }
}

/** The counter's reading, with a comma for the thousands. */
export function countAt(ms: number): string {
  return `${Math.floor(ms / STEP_MS)}`.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The milliseconds until the counter goes on. */
export function untilCount(ms: number): number {
  return untilNext(ms, STEP_MS)
}
