import type { Clock, EpochMs } from './ports.ts'

/** Whether the device has time to spare for what only adorns a page. */
export type LongTaskMonitor = {
  /** False while it labours, and until it has rested for some seconds. */
  readonly isResponsive: () => boolean
  /** Runs `task` once it is at ease, at once where it is. Answers how to call it off. */
  readonly whenResponsive: (task: () => void) => () => void
}

/** Twice as long as a page has to be without a long task to count as interactive (https://web.dev/articles/tti). */
const QUIET_WINDOW_MS = 10_000

type Dependencies = {
  readonly clock: Clock
  /** Tells when each task ended that kept the page from answering for over 50 ms (https://www.w3.org/TR/longtasks-1/). */
  readonly onLongTask: (hear: (ended: EpochMs) => void) => void
}

/** A device that has not been seen to labour is at ease. */
export function createLongTaskMonitor({ clock, onLongTask }: Dependencies): LongTaskMonitor {
  let quietFrom: EpochMs = 0
  onLongTask((ended) => {
    quietFrom = Math.max(quietFrom, ended + QUIET_WINDOW_MS)
  })
  const isAtEase = () => clock.now() >= quietFrom

  return {
    isResponsive: isAtEase,
    whenResponsive(task) {
      let cancel = () => {}
      const check = () => {
        if (isAtEase()) task()
        else cancel = clock.after(quietFrom - clock.now(), check)
      }
      check()
      return () => cancel()
    },
  }
}
