/** The time played: `ms` milliseconds before the current run, which began at `since` (in epoch milliseconds). */
export type Stopwatch = {
  readonly isRunning: boolean
  readonly ms: number
  readonly since: number | null // null while paused
}

export const stopped: Stopwatch = { isRunning: false, ms: 0, since: null }

export function running(now: number, ms = 0): Stopwatch {
  return { isRunning: true, ms, since: now }
}

/** Returns the watch paused at the time `now`. */
export function paused(watch: Stopwatch, now: number): Stopwatch {
  return { ...watch, ms: elapsed(watch, now), since: null }
}

/** Returns the elapsed milliseconds. A clock that was set back does not reduce them below `ms`. */
export function elapsed({ ms, since }: Stopwatch, now: number): number {
  return ms + (since === null ? 0 : Math.max(0, now - since))
}

/** Resumes a paused watch. A watch that is stopped or already running is returned unchanged. */
export function resumed(watch: Stopwatch, now: number): Stopwatch {
  return watch.isRunning && watch.since === null ? running(now, watch.ms) : watch
}
