import { useEffect, useRef, useState } from 'react'
import { changeAnnouncement } from '../change-announcement.ts'
import type { OutboxSnapshot } from '../snapshot.ts'

/** Returns the last change in the outbox as text for screen readers. The initial content is not announced. */
export function useChangeAnnouncement(snapshot: OutboxSnapshot | null): string {
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(snapshot)
  useEffect(() => {
    const change = previous.current && snapshot ? changeAnnouncement(previous.current, snapshot) : ''
    if (snapshot) previous.current = snapshot
    if (change) setAnnouncement(change)
  }, [snapshot])
  return announcement
}
