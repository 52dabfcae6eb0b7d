import { record as name } from 'virtual:records/messages/moving/timetable'
import { record as demo } from 'virtual:records/pages/agents/demo'
import { record as words } from 'virtual:records/pages/home/workflow'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { STEP_MS, steps } from '#content/collaboration.ts'
import { portsAtom } from '#platform/ports.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { useMoving, useStep } from '#ui/use-motion.ts'
import { Sheet, type SheetSlot } from './sheet.tsx'

export type PerformanceSlot = SheetSlot | 'sheet' | 'plot' | 'cursor' | 'steps' | 'foot'

/**
 * The sheet, its cursor and the steps it crosses; the compositor moves the cursor, and the page is touched only when a
 * step begins. At rest: the whole sheet, no cursor and no step marked.
 */
export function Performance({ looks }: { readonly looks: Readonly<Record<PerformanceSlot, string>> }) {
  const ports = useAtomValue(portsAtom)
  const sheet = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLElement>(null)
  const [isHeld, setHeld] = useState(false)
  const step = useStep(ports, sheet, { count: steps.length, everyMs: STEP_MS, isHeld, mover: cursor })
  useMoving(ports, sheet, isHeld)
  return (
    <>
      <div ref={sheet} className={looks.sheet}>
        <Sheet looks={looks} step={step} />
        <div aria-hidden="true" className={looks.plot}>
          <i ref={cursor} hidden={step === null} className={looks.cursor} />
        </div>
      </div>
      <ol className={looks.steps}>
        {words.steps.map((text, i) => (
          <li key={text} aria-current={i === step ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <figcaption className={looks.foot}>
        <span>{demo.note}</span>
        <PauseButton what={name} isHeld={isHeld} onToggle={() => setHeld(!isHeld)} />
      </figcaption>
    </>
  )
}
