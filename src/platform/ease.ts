import type { Clock, EpochMs } from './ports.ts'

/** Whether the device has time to spare for what only adorns a page. */
export type Ease = {
  /** False while it labours, and until it has rested for some seconds. */
  readonly isAtEase: () => boolean
  /** Runs `task` once it is at ease, at once where it is. Answers how to call it off. */
  readonly whenAtEase: (task: () => void) => () => void
}

/** Twice as long as a page has to be without a long task to count as interactive (https://web.dev/articles/tti). */
const CALM_MS = 10_000

type Outside = {
  readonly clock: Clock
  /** Tells when each task ended that kept the page from answering for over 50 ms (https://www.w3.org/TR/longtasks-1/). */
  readonly onLongTask: (hear: (ended: EpochMs) => void) => void
}

/** A device that has not been seen to labour is at ease. */
export function createEase({ clock, onLongTask }: Outside): Ease {
  let calmFrom: EpochMs = 0
  onLongTask((ended) => {
    calmFrom = Math.max(calmFrom, ended + CALM_MS)
  })
  const isAtEase = () => clock.now() >= calmFrom

  return {
    isAtEase,
    whenAtEase(task) {
      let cancel = () => {}
      const look = () => {
        if (isAtEase()) task()
        else cancel = clock.after(calmFrom - clock.now(), look)
      }
      look()
      return () => cancel()
    },
  }
}
