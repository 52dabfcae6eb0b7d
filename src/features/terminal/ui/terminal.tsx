import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { scripts } from '#content/terminal.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { terminal } from '#styled/recipes/terminal.js'
import { PauseButton } from '#ui/pause-button.tsx'
import { usePlay } from '#ui/use-motion.ts'
import { type Frame, frameAt, timelineOf } from '../timeline.ts'
import '#styled/styles/recipes/terminal.css'

/** The page is delivered with the first script printed whole; typing goes on with the second. */
const STILL: Frame = { script: 0, line: scripts[0].lines.length - 1, typed: Number.POSITIVE_INFINITY }
const timeline = timelineOf(scripts, [1, 2, 0])

const looks = terminal()

/** A terminal that types three demonstrations in turn. Each key touches one text alone; the rest changes line by line. */
export function Terminal() {
  const ports = useAtomValue(portsAtom)
  const [shown, setShown] = useState(STILL)
  const [isHeld, setHeld] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const typed = useRef<HTMLSpanElement>(null)
  const advance = (ms: number) => {
    const { frame, next } = frameAt(timeline, ms)
    if (!frame) return next
    if (frame.script !== shown.script || frame.line !== shown.line || shown === STILL) setShown(frame)
    else if (typed.current) typed.current.textContent = textAt(frame).slice(0, frame.typed)
    return next
  }
  usePlay(ports, figure, advance, isHeld)
  const lines = scripts[shown.script]?.lines.slice(0, shown.line + 1) ?? []
  return (
    <figure ref={figure} className={looks.root}>
      <figcaption className={looks.caption}>
        <span>vyomix.run</span>
        <span>
          script {shown.script + 1} of {scripts.length}
        </span>
        <PauseButton what="the terminal" isHeld={isHeld} onToggle={() => setHeld(!isHeld)} look="bare" />
      </figcaption>
      <div aria-hidden="true" className={looks.screen}>
        {lines.map((line, index) => {
          const isCurrent = index === shown.line
          const isTyped = isCurrent && shown !== STILL
          return (
            <p key={`${line.text}${isTyped}`} className={looks.line}>
              {index === 0 && <b className={looks.prompt}>$</b>}
              {isTyped ? <span ref={typed} /> : <span>{line.text}</span>}
              {isCurrent ? (
                <i className={looks.cursor} />
              ) : (
                'result' in line && <i className={looks.result}>{line.result}</i>
              )}
            </p>
          )
        })}
      </div>
      <p className={css({ srOnly: true })}>
        A terminal shows three demonstrations in turn: the AI system starts, business requirements become a blueprint,
        and code is deployed.
      </p>
    </figure>
  )
}

function textAt({ script, line }: Frame): string {
  return scripts[script]?.lines[line]?.text ?? ''
}
