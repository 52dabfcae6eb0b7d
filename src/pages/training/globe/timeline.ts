import { meridians, primeMeridian } from '#lib/engrave/globe.ts'
import { msUntilNextStep } from '#lib/loop-steps.ts'

/** The duration of one turn of the globe. */
const TURN_MS = 40_000
/** The interval at which the counter and the globe advance by a step (src/docs/specification.md, how things behave). */
export const COUNT_STEP_MS = 50

/** The number of steps in one turn. */
export const STEPS_PER_TURN = TURN_MS / COUNT_STEP_MS

/** Returns the moving lines of the globe after a share of a turn, from 0 to 1. */
export function globeAt(turn: number) {
  return { meridians: meridians(turn), prime: primeMeridian(turn) }
}

/** Returns the frames of the moving lines. All meridians look the same, so their frames repeat 16 times in a turn. */
export function globeFrames() {
  const steps = Array.from({ length: STEPS_PER_TURN }, (_, step) => step / STEPS_PER_TURN)
  return {
    meridians: steps.slice(0, STEPS_PER_TURN / 16).map((turn) => meridians(turn)),
    prime: steps.map((turn) => primeMeridian(turn)),
  }
}

/** Returns the count after `ms`, with commas for the thousands from 10,000 on. */
export function countAt(ms: number): string {
  const count = `${Math.floor(ms / COUNT_STEP_MS)}`
  return count.length < 5 ? count : count.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Returns the count without its last two digits. */
export function hundredsAt(ms: number): string {
  return countAt(ms).slice(0, -2)
}

/** Returns leading zeros up to the thousands, so that no digit changes its place below 10,000. */
export function leadingZerosAt(ms: number): string {
  return '00'.slice(0, Math.max(0, 2 - hundredsAt(ms).length))
}

/** Returns the milliseconds until the digits before the last two change. */
export function msToNextHundred(ms: number): number {
  return msUntilNextStep(ms, 100 * COUNT_STEP_MS)
}
