/** Out of step by a few frames is still in step: what is put right seldom is not seen to jump. */
const TOLERANCE_MS = 50

/** The step of a loop of equal steps after so many milliseconds, from 0 on. */
export function stepAt(ms: number, everyMs: number, count: number): number {
  return Math.floor(ms / everyMs) % count
}

/** The milliseconds until the next step begins. */
export function msUntilNextStep(ms: number, everyMs: number): number {
  return everyMs - (ms % everyMs)
}

/** Whether two pieces that go together stand, for the eye, at the same millisecond. */
export function isInSync(ms: number, otherMs: number): boolean {
  return Math.abs(ms - otherMs) <= TOLERANCE_MS
}
