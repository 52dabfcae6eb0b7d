import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { trainingPage as words } from '#content/training.ts'
import { GLOBE } from '#lib/engrave/globe.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { PauseButton } from '#ui/pause-button.tsx'
import { seenAtOnce } from '#ui/picture.ts'
import { usePlay } from '#ui/use-motion.ts'
import { countAt, globeAt, STEPS_A_TURN, untilCount } from '../timeline.ts'

const rest = globeAt(0)

type Slot = 'globe' | 'globeDrawing' | 'meridians' | 'pause' | 'caption' | 'count' | 'counted'

/**
 * A globe that turns about its axis, and a counter; both go on together, 20 times a second. A layer that is turned would
 * thin the lines towards the axis, so they are drawn anew, and nothing beneath them is. At rest the counter says how many
 * of its steps make one turn.
 */
export function Globe({ looks }: { readonly looks: Readonly<Record<Slot, string>> }) {
  const ports = useAtomValue(portsAtom)
  const [isHeld, setHeld] = useState(false)
  const [isCounting, setCounting] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const lines = useRef<SVGPathElement>(null)
  const marked = useRef<SVGPathElement>(null)
  const count = useRef<HTMLElement>(null)
  const opened = useRef(0)
  useEffect(() => {
    opened.current = ports.clock.now()
  }, [ports])

  const advance = (ms: number) => {
    const { meridians, prime } = globeAt(ms)
    lines.current?.setAttribute('d', meridians)
    marked.current?.setAttribute('d', prime)
    const sinceOpened = ports.clock.now() - opened.current
    const reading = count.current?.firstChild
    if (reading) reading.nodeValue = countAt(sinceOpened)
    if (!isCounting) setCounting(true)
    return untilCount(sinceOpened)
  }
  usePlay(ports, figure, advance, isHeld)

  return (
    <figure ref={figure} className={looks.globe}>
      <img
        src="/art/training-globe.svg"
        alt=""
        width={GLOBE.side}
        height={GLOBE.side}
        {...seenAtOnce}
        className={looks.globeDrawing}
      />
      <svg viewBox={`0 0 ${GLOBE.side} ${GLOBE.side}`} fill="none" aria-hidden="true" className={looks.meridians}>
        <g transform={`translate(${GLOBE.side / 2} ${GLOBE.side / 2}) rotate(${GLOBE.lean})`}>
          <path ref={lines} d={rest.meridians} stroke="var(--colors-line-strong)" strokeWidth=".8" />
          <path ref={marked} d={rest.prime} stroke="var(--colors-text)" strokeWidth="1.2" />
        </g>
      </svg>
      <PauseButton what="the globe" isHeld={isHeld} onToggle={() => setHeld(!isHeld)} className={looks.pause} />
      <figcaption className={looks.caption}>
        <span className={css({ srOnly: true })}>{words.globe.name}</span>
        <b ref={count} className={looks.count}>
          {`${STEPS_A_TURN}`}
        </b>
        <span className={looks.counted}>{isCounting ? words.globe.counting : words.globe.still}</span>
      </figcaption>
    </figure>
  )
}
