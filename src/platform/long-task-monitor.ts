import type { Clock, EpochMs } from './ports.ts'

/** Reports whether the device has time to spare for decoration. */
export type LongTaskMonitor = {
  /** Returns false for ten seconds after the end of each long task. */
  readonly isResponsive: () => boolean
  /** Runs `task` once the device is responsive, at once if it already is. Returns a function that cancels it. */
  readonly whenResponsive: (task: () => void) => () => void
}

/** A page counts as interactive after 5 s without long tasks (https://web.dev/articles/tti). This is twice as long. */
const QUIET_WINDOW_MS = 10_000

type Dependencies = {
  readonly clock: Clock
  /** Reports the end of each task that blocked the page for over 50 ms (https://www.w3.org/TR/longtasks-1/). */
  readonly onLongTask: (listener: (endedAt: EpochMs) => void) => void
}

/** Creates a monitor. A device counts as responsive until a long task is reported. */
export function createLongTaskMonitor({ clock, onLongTask }: Dependencies): LongTaskMonitor {
  let quietFrom: EpochMs = 0
  onLongTask((endedAt) => {
    quietFrom = Math.max(quietFrom, endedAt + QUIET_WINDOW_MS)
  })
  const isResponsive = () => clock.now() >= quietFrom

  return {
    isResponsive,
    whenResponsive(task) {
      let cancel = () => {}
      const check = () => {
        if (isResponsive()) task()
        else cancel = clock.after(quietFrom - clock.now(), check)
      }
      check()
      return () => cancel()
    },
  }
}
