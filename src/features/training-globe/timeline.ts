import { meridians, primeMeridian } from '#lib/engrave/globe.ts'
import { msUntilNextStep } from '#lib/loop-steps.ts'

/** One turn of the globe (art direction §6). */
const TURN_MS = 40_000
/** The counter goes on by one, and the globe by a step, each time this passes (spec §4 and §9). */
export const COUNT_STEP_MS = 50

/** Steps of the counter in one turn. */
export const STEPS_PER_TURN = TURN_MS / COUNT_STEP_MS

/** The moving lines of the globe after a share of a turn. */
export function globeAt(turn: number) {
  return { meridians: meridians(turn), prime: primeMeridian(turn) }
}

/** The moving lines in each of their pictures. All meridians look the same, so theirs come round 16 times in a turn. */
export function globeFrames() {
  const steps = Array.from({ length: STEPS_PER_TURN }, (_, step) => step / STEPS_PER_TURN)
  return {
    meridians: steps.slice(0, STEPS_PER_TURN / 16).map((turn) => meridians(turn)),
    prime: steps.map((turn) => primeMeridian(turn)),
  }
}

/** The counter's reading, with a comma for the thousands. */
export function countAt(ms: number): string {
  return `${Math.floor(ms / COUNT_STEP_MS)}`.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** What stands before the last two digits of the reading. */
export function hundredsAt(ms: number): string {
  return countAt(ms).slice(0, -2)
}

/** Zeros for the places up to the thousands that the reading has not reached: below 10,000 no digit moves aside. */
export function leadingZerosAt(ms: number): string {
  return '0,0'.slice(0, Math.max(0, 3 - hundredsAt(ms).length))
}

/** The milliseconds until what stands before the last two digits changes. */
export function msToNextHundred(ms: number): number {
  return msUntilNextStep(ms, 100 * COUNT_STEP_MS)
}
