import { useEffect, useRef, useState } from 'react'
import type { Ports } from '#platform/ports.ts'
import { changeAnnouncement } from '../change-announcement.ts'
import type { OutboxSnapshot } from '../snapshot.ts'

/**
 * How long the outbox has to stay the same before a change is announced. The toast about requests that were sent comes
 * first, and requests that are sent one after the other are announced once.
 */
const SETTLE_MS = 1500

/** Returns the last change in the outbox as text for screen readers. The initial content is not announced. */
export function useChangeAnnouncement({ clock }: Pick<Ports, 'clock'>, snapshot: OutboxSnapshot | null): string {
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(snapshot)
  useEffect(() => {
    if (!snapshot) return undefined
    const before = previous.current
    previous.current ??= snapshot
    if (!before) return undefined
    return clock.after(SETTLE_MS, () => {
      previous.current = snapshot
      const change = changeAnnouncement(before, snapshot)
      if (change) setAnnouncement(change)
    })
  }, [clock, snapshot])
  return announcement
}
