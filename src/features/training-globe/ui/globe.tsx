import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { trainingPage as words } from '#content/training.ts'
import { GLOBE } from '#lib/engrave/globe.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { trainingPage } from '#styled/recipes/training-page.js'
import { PauseButton } from '#ui/pause-button.tsx'
import { usePlay } from '#ui/use-motion.ts'
import { countAt, FRAME_MS, globeAt, STEPS_A_TURN } from '../timeline.ts'

const looks = trainingPage()
const rest = globeAt(0)

/** A globe that turns about its axis, and a counter. At rest the counter says how many of its steps make one turn. */
export function Globe() {
  const ports = useAtomValue(portsAtom)
  const [isHeld, setHeld] = useState(false)
  const [isCounting, setCounting] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const turning = useRef<SVGGElement>(null)
  const count = useRef<HTMLElement>(null)
  const opened = useRef(0)
  useEffect(() => {
    opened.current = ports.clock.now()
  }, [ports])

  const advance = (ms: number) => {
    const { widths, prime } = globeAt(ms)
    for (const [index, width] of widths.entries()) turning.current?.children[index]?.setAttribute('rx', `${width}`)
    turning.current?.lastElementChild?.setAttribute('d', prime)
    const reading = count.current?.firstChild
    if (reading) reading.nodeValue = countAt(ports.clock.now() - opened.current)
    if (!isCounting) setCounting(true)
    return FRAME_MS
  }
  usePlay(ports, figure, advance, isHeld)

  return (
    <figure ref={figure} className={looks.globe}>
      <img src="/art/training-globe.svg" alt="" width={GLOBE.side} height={GLOBE.side} className={looks.globeDrawing} />
      <svg viewBox={`0 0 ${GLOBE.side} ${GLOBE.side}`} fill="none" aria-hidden="true" className={looks.meridians}>
        <g
          ref={turning}
          transform={`translate(${GLOBE.side / 2} ${GLOBE.side / 2}) rotate(${GLOBE.lean})`}
          stroke="var(--colors-line-strong)"
          strokeWidth=".8"
        >
          {rest.widths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: eight meridians that differ by nothing but their place
            <ellipse key={index} rx={width} ry={GLOBE.r} />
          ))}
          <path d={rest.prime} stroke="var(--colors-text)" strokeWidth="1.2" />
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
