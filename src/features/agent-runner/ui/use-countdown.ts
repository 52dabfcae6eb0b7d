import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type EpochMs, portsAtom } from '#platform/ports.ts'

const SECOND_MS = 1000

/** Returns the current time. It updates every second while `isTicking` is true and `until` has not passed. */
export function useNow(isTicking: boolean, until = Number.POSITIVE_INFINITY): EpochMs {
  const { clock } = useAtomValue(portsAtom)
  const [now, setNow] = useState(() => clock.now())
  useEffect(
    () => (isTicking && now < until ? clock.after(SECOND_MS, () => setNow(clock.now())) : undefined),
    [clock, isTicking, until, now],
  )
  return now
}

/** Returns the whole seconds left of a pause of `ms` that starts with the first render. */
export function useCountdown(ms: number): number {
  const { clock } = useAtomValue(portsAtom)
  const [end] = useState(() => clock.now() + ms)
  const left = Math.max(0, end - useNow(ms > 0, end))
  return Math.ceil(left / SECOND_MS)
}
