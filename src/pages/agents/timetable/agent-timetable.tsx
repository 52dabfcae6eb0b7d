import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { styles } from './agent-timetable-styles.ts'
import { TimetableAnimation } from './timetable-animation.tsx'

type AgentTimetableProps = {
  readonly replayCount: number
}

/**
 * A demo of one request passing through five agents, which plays automatically while it is in view. Each increase of
 * `replayCount` scrolls to the demo, focuses the demo and plays it from the start.
 */
export function AgentTimetable({ replayCount }: AgentTimetableProps) {
  const ports = useAtomValue(portsAtom)
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    if (replayCount === 0 || !figure.current) return
    figure.current.focus({ preventScroll: true })
    figure.current.scrollIntoView({ behavior: ports.motion.isReduced() ? 'auto' : 'smooth' })
  }, [replayCount, ports])
  return (
    <figure ref={figure} tabIndex={-1} aria-labelledby="demo-heading" className={styles.figure}>
      <TimetableAnimation key={replayCount} />
    </figure>
  )
}
