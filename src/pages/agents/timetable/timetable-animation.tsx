import { record as animationName } from 'virtual:records/messages/moving/timetable'
import { record as demo } from 'virtual:records/pages/agents/demo'
import { record as words } from 'virtual:records/pages/home/workflow'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { WORKFLOW_STEP_MS, workflowSteps } from '#content/collaboration.ts'
import { portsAtom } from '#platform/ports.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { useAnimateWhileSeen, useAnimationStep } from '#ui/use-animation.ts'
import { styles } from './timetable-animation-styles.ts'
import { TimetableSheet } from './timetable-sheet.tsx'

/**
 * The compositor moves the cursor, so React renders only when a step begins. Without animation, there is no cursor, and
 * no step is highlighted.
 */
export function TimetableAnimation() {
  const ports = useAtomValue(portsAtom)
  const sheet = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const step = useAnimationStep(ports, sheet, {
    count: workflowSteps.length,
    everyMs: WORKFLOW_STEP_MS,
    isPaused,
    mover: cursor,
  })
  useAnimateWhileSeen(ports, sheet, isPaused)
  return (
    <>
      <div ref={sheet} className={styles.sheet}>
        <TimetableSheet step={step} />
        <div aria-hidden="true" className={styles.plot}>
          <i ref={cursor} hidden={step === null} className={styles.cursor} />
        </div>
      </div>
      <ol className={styles.steps}>
        {words.steps.map((text, i) => (
          <li key={text} aria-current={i === step ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        <span>{demo.note}</span>
        <PauseButton animationName={animationName} isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
      </figcaption>
    </>
  )
}
