import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { demo } from '#content/agents.ts'
import { portsAtom } from '#platform/ports.ts'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { Performance } from './performance.tsx'

const looks = agentsPage()

/**
 * One request through five agents. It plays by itself while it is seen; each new `take` brings it into view, moves the
 * focus to it and begins from the start.
 */
export function AgentTimetable({ take }: { readonly take: number }) {
  const ports = useAtomValue(portsAtom)
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    if (take === 0 || !figure.current) return
    figure.current.focus({ preventScroll: true })
    figure.current.scrollIntoView({ behavior: ports.motion.isStill() ? 'auto' : 'smooth' })
  }, [take, ports])
  return (
    <figure ref={figure} tabIndex={-1} aria-labelledby={`${demo.id}-heading`} className={looks.figure}>
      <Performance key={take} />
    </figure>
  )
}
