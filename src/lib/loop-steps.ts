/** The drift that is tolerated. A correction of more than a few frames would be visible as a jump. */
const TOLERANCE_MS = 50

/** Returns the step, from 0 on, that a loop of equal steps has reached after `ms` milliseconds. */
export function stepAt(ms: number, everyMs: number, count: number): number {
  return Math.floor(ms / everyMs) % count
}

/** Returns the milliseconds until the next step begins. */
export function msUntilNextStep(ms: number, everyMs: number): number {
  return everyMs - (ms % everyMs)
}

/** Returns whether two animations that belong together differ by a few frames at most. */
export function isInSync(ms: number, otherMs: number): boolean {
  return Math.abs(ms - otherMs) <= TOLERANCE_MS
}
