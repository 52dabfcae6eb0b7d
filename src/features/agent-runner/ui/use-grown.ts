import { useEffect, useState } from 'react'
import type { Clock } from '#platform/ports.ts'
import { type Grown, grown, nothingGrown } from '../growing.ts'

/** A long text that comes at once is taken in slices, about one in a frame, so that the page never stands still. */
const SLICE = 600
const FRAME_MS = 16

/** The pieces of a text that may grow. They follow it a frame later, or slice by slice. */
export function useGrown(clock: Clock, text: string): Grown {
  const [pieces, setPieces] = useState<Grown>(nothingGrown)
  const isBehind = pieces.text !== text
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slice that is shown asks for the next
  useEffect(() => {
    if (!isBehind) return undefined
    const next = () =>
      setPieces((now) => {
        const from = text.startsWith(now.text) ? now.text.length : 0
        return grown(now, text.slice(0, from + SLICE))
      })
    return clock.after(FRAME_MS, next)
  }, [clock, text, pieces, isBehind])
  return pieces
}
