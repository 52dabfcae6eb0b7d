/** The tolerated difference between the times of two animations: a few frames. */
const TOLERANCE_MS = 50

/** Returns the step, from 0 on, that a loop of equal steps has reached after `ms` milliseconds. */
export function stepAt(ms: number, stepMs: number, count: number): number {
  return Math.floor(ms / stepMs) % count
}

/** Returns the milliseconds until the next step begins. */
export function msUntilNextStep(ms: number, stepMs: number): number {
  return stepMs - (ms % stepMs)
}

/** Returns whether the times of two animations differ by a few frames at most, so that neither needs a correction. */
export function isInSync(ms: number, otherMs: number): boolean {
  return Math.abs(ms - otherMs) <= TOLERANCE_MS
}
