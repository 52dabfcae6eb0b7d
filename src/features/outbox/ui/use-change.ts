import { useEffect, useRef, useState } from 'react'
import type { Box } from '../box.ts'
import { changeOf } from '../changes.ts'

/** What changed last in the outbox, in words for screen readers; what was there from the start is no change. */
export function useChange(box: Box | null): string {
  const [said, setSaid] = useState('')
  const before = useRef(box)
  useEffect(() => {
    const change = before.current && box ? changeOf(before.current, box) : ''
    if (box) before.current = box
    if (change) setSaid(change)
  }, [box])
  return said
}
