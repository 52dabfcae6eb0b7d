import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type EpochMs, portsAtom } from '#platform/ports.ts'

const SECOND_MS = 1000

/** Returns the current time, updated every second while `isTicking` is true and `until` has not passed. */
export function useNow(isTicking: boolean, until = Number.POSITIVE_INFINITY): EpochMs {
  const { clock } = useAtomValue(portsAtom)
  const [now, setNow] = useState(() => clock.now())
  useEffect(
    () => (isTicking && now < until ? clock.after(SECOND_MS, () => setNow(clock.now())) : undefined),
    [clock, isTicking, until, now],
  )
  return now
}

/** Returns the seconds left, rounded up, of a pause of `ms` milliseconds that starts with the first render. */
export function useCountdown(ms: number): number {
  const { clock } = useAtomValue(portsAtom)
  const [endsAt] = useState(() => clock.now() + ms)
  const leftMs = Math.max(0, endsAt - useNow(ms > 0, endsAt))
  return Math.ceil(leftMs / SECOND_MS)
}
