import { useEffect, useState } from 'react'
import type { Clock } from '#platform/ports.ts'
import { appendMarkdown, emptyMarkdown, type IncrementalMarkdown } from '../incremental-markdown.ts'

/**
 * The length of a slice in characters. A long text that arrives at once is parsed in slices, about one per frame, so
 * that the page stays responsive.
 */
const SLICE_LENGTH = 600
const FRAME_MS = 16

/** Returns the parsed pieces of a text that may grow. A long addition is parsed slice by slice. */
export function useIncrementalMarkdown(clock: Clock, text: string): IncrementalMarkdown {
  const [pieces, setPieces] = useState<IncrementalMarkdown>(emptyMarkdown)
  const isBehind = pieces.text !== text
  useEffect(() => {
    if (!isBehind) return undefined
    const parseSlice = () =>
      setPieces((current) => {
        const parsedLength = text.startsWith(current.text) ? current.text.length : 0
        return appendMarkdown(current, text.slice(0, parsedLength + SLICE_LENGTH))
      })
    const isLast = text.length - pieces.text.length <= SLICE_LENGTH
    return clock.after(isLast ? 0 : FRAME_MS, parseSlice)
  }, [clock, text, pieces, isBehind])
  return pieces
}
