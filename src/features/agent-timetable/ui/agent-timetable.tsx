import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { Performance, type PerformanceSlot } from './performance.tsx'

type Slot = PerformanceSlot | 'figure'

type AgentTimetableProps = {
  readonly looks: Readonly<Record<Slot, string>>
  readonly take: number
}

/**
 * One request through five agents. It plays by itself while it is seen; each new `take` brings it into view, moves the
 * focus to it and begins from the start.
 */
export function AgentTimetable({ looks, take }: AgentTimetableProps) {
  const ports = useAtomValue(portsAtom)
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    if (take === 0 || !figure.current) return
    figure.current.focus({ preventScroll: true })
    figure.current.scrollIntoView({ behavior: ports.motion.isStill() ? 'auto' : 'smooth' })
  }, [take, ports])
  return (
    <figure ref={figure} tabIndex={-1} aria-labelledby="demo-heading" className={looks.figure}>
      <Performance key={take} looks={looks} />
    </figure>
  )
}
