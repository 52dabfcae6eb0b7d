/** The time played: `ms` milliseconds before the current run, which began at `runningSince`. */
export type Stopwatch = {
  readonly isRunning: boolean
  readonly ms: number
  readonly runningSince: number | null // in milliseconds since 1970, or null while paused or stopped
}

export const stopped: Stopwatch = { isRunning: false, ms: 0, runningSince: null }

export function start(now: number, ms = 0): Stopwatch {
  return { isRunning: true, ms, runningSince: now }
}

/** Returns the watch paused at the time `now`. */
export function pause(watch: Stopwatch, now: number): Stopwatch {
  return { ...watch, ms: elapsed(watch, now), runningSince: null }
}

/** Returns the elapsed milliseconds. If the clock is set back, the result is still at least `ms`. */
export function elapsed({ ms, runningSince }: Stopwatch, now: number): number {
  return ms + (runningSince === null ? 0 : Math.max(0, now - runningSince))
}

/** Resumes a paused watch. A watch that is stopped or already running is returned unchanged. */
export function resume(watch: Stopwatch, now: number): Stopwatch {
  return watch.isRunning && watch.runningSince === null ? start(now, watch.ms) : watch
}
