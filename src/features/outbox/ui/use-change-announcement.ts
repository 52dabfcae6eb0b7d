import { useEffect, useRef, useState } from 'react'
import { changeAnnouncement } from '../change-announcement.ts'
import type { OutboxSnapshot } from '../snapshot.ts'

/** Returns the last change in the outbox as text for screen readers. The initial content is not announced. */
export function useChangeAnnouncement(box: OutboxSnapshot | null): string {
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(box)
  useEffect(() => {
    const change = previous.current && box ? changeAnnouncement(previous.current, box) : ''
    if (box) previous.current = box
    if (change) setAnnouncement(change)
  }, [box])
  return announcement
}
