import { useCallback, useSyncExternalStore } from 'react'
import type { EpochMs, Ports } from '#platform/ports.ts'

const SECOND_MS = 1000

/** The time, to the second. While it `runs` it goes on by itself, but not in a hidden tab. */
export function useMoment({ clock, visibility }: Pick<Ports, 'clock' | 'visibility'>, runs: boolean): EpochMs {
  const follow = useCallback(
    (onTick: () => void) => {
      if (!runs) return () => {}
      let stop = () => {}
      const tick = () => {
        stop()
        onTick()
        stop = visibility.isHidden() ? () => {} : clock.after(SECOND_MS - (clock.now() % SECOND_MS), tick)
      }
      const unwatch = visibility.onChange(tick)
      tick()
      return () => {
        stop()
        unwatch()
      }
    },
    [clock, visibility, runs],
  )
  return useSyncExternalStore(follow, () => Math.floor(clock.now() / SECOND_MS) * SECOND_MS)
}
