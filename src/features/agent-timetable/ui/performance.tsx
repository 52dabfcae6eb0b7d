import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { demo } from '#content/agents.ts'
import { steps } from '#content/collaboration.ts'
import { portsAtom } from '#platform/ports.ts'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { PauseButton } from '#ui/pause-button.tsx'
import { usePlay } from '#ui/use-motion.ts'
import { FRAME_MS, frameAt } from '../timeline.ts'
import { Sheet } from './sheet.tsx'

const looks = agentsPage()

/** The sheet, its cursor and the steps it crosses. At rest: the whole sheet, no cursor and no step marked. */
export function Performance() {
  const ports = useAtomValue(portsAtom)
  const sheet = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLElement>(null)
  const [step, setStep] = useState<number | null>(null)
  const [isHeld, setHeld] = useState(false)
  const advance = (elapsedMs: number) => {
    const frame = frameAt(elapsedMs)
    setStep(frame.step)
    cursor.current?.style.setProperty('--share', String(frame.share))
    return FRAME_MS
  }
  usePlay(ports, sheet, advance, isHeld)
  return (
    <>
      <div ref={sheet} className={looks.sheet}>
        <Sheet step={step} />
        <div aria-hidden="true" className={looks.plot}>
          <i ref={cursor} hidden={step === null} className={looks.cursor} />
        </div>
      </div>
      <ol className={looks.steps}>
        {steps.map(({ text }, i) => (
          <li key={text} aria-current={i === step ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <figcaption className={looks.foot}>
        <span>{demo.note}</span>
        <PauseButton what="the demonstration" isHeld={isHeld} onToggle={() => setHeld(!isHeld)} />
      </figcaption>
    </>
  )
}
