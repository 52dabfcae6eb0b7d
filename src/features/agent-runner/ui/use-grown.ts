import { useEffect, useState } from 'react'
import type { Clock } from '#platform/ports.ts'
import { type Grown, grown, nothingGrown } from '../growing.ts'

/** A long text that comes at once is taken in slices, about one in a frame, so that the page never stands still. */
const SLICE = 600
const FRAME_MS = 16

/** The pieces of a text that may grow. They follow it at once, or slice by slice. */
export function useGrown(clock: Clock, text: string): Grown {
  const [pieces, setPieces] = useState<Grown>(nothingGrown)
  const isBehind = pieces.text !== text
  useEffect(() => {
    if (!isBehind) return undefined
    const next = () =>
      setPieces((now) => {
        const from = text.startsWith(now.text) ? now.text.length : 0
        return grown(now, text.slice(0, from + SLICE))
      })
    const isLast = text.length - pieces.text.length <= SLICE
    return clock.after(isLast ? 0 : FRAME_MS, next)
  }, [clock, text, pieces, isBehind])
  return pieces
}
