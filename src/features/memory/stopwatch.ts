/** Time played: what was counted before, and since when it runs. Times are epoch milliseconds. */
export type Stopwatch = {
  readonly isRunning: boolean
  readonly ms: number
  readonly since: number | null // null while it stands still
}

export const stopped: Stopwatch = { isRunning: false, ms: 0, since: null }

export function running(now: number, ms = 0): Stopwatch {
  return { isRunning: true, ms, since: now }
}

/** The same watch, standing still at what it shows now. */
export function paused(watch: Stopwatch, now: number): Stopwatch {
  return { ...watch, ms: elapsed(watch, now), since: null }
}

/** Milliseconds on the watch. A clock that was set back never takes time away. */
export function elapsed({ ms, since }: Stopwatch, now: number): number {
  return ms + (since === null ? 0 : Math.max(0, now - since))
}

/** Lets a paused watch run on; one that was stopped for good, or runs already, stays as it is. */
export function resumed(watch: Stopwatch, now: number): Stopwatch {
  return watch.isRunning && watch.since === null ? running(now, watch.ms) : watch
}
