import { useCallback, useSyncExternalStore } from 'react'
import type { EpochMs, Ports } from '#platform/ports.ts'

const SECOND_MS = 1000

/**
 * Returns the time, rounded down to the second, and updates it every second while `isTicking` and the tab is visible.
 */
export function useTickingNow({ clock, visibility }: Pick<Ports, 'clock' | 'visibility'>, isTicking: boolean): EpochMs {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (!isTicking) return () => {}
      let stop = () => {}
      const tick = () => {
        stop()
        onTick()
        stop = visibility.isHidden() ? () => {} : clock.after(SECOND_MS - (clock.now() % SECOND_MS), tick)
      }
      const unsubscribe = visibility.onChange(tick)
      tick()
      return () => {
        stop()
        unsubscribe()
      }
    },
    [clock, visibility, isTicking],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / SECOND_MS) * SECOND_MS)
}
