import { record as animationName } from 'virtual:records/messages/moving/globe'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { trainingPageContent as words } from '#content/training.ts'
import { GLOBE } from '#lib/engrave/globe.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { eagerImage } from '#ui/image-loading.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { useIsStill } from '#ui/use-animation.ts'
import { Count } from './count.tsx'
import { styles } from './globe-styles.ts'
import { globeAt } from './timeline.ts'
import { useGlobeRotation } from './use-globe-rotation.ts'

const stillGlobe = globeAt(0)

/**
 * A globe that turns about its axis, and a counter. Both advance together, 20 times a second. A worker draws the lines,
 * and the compositor moves the last two digits, so the main thread works only once every five seconds.
 */
export function Globe() {
  const ports = useAtomValue(portsAtom)
  const [isPaused, setIsPaused] = useState(false)
  const isStill = useIsStill(ports)
  const container = useRef<HTMLDivElement>(null)
  const { isTurning, isDrawn } = useGlobeRotation(ports, container, isPaused)

  return (
    <figure className={styles.globe}>
      <img
        src="/art/training-globe.svg"
        alt=""
        width={GLOBE.side}
        height={GLOBE.side}
        {...eagerImage}
        className={styles.globeDrawing}
      />
      <div ref={container} className={styles.meridians} data-drawn={(isDrawn && !isStill) || undefined}>
        <svg viewBox={`0 0 ${GLOBE.side} ${GLOBE.side}`} fill="none" aria-hidden="true">
          <g transform={`translate(${GLOBE.side / 2} ${GLOBE.side / 2}) rotate(${GLOBE.lean})`}>
            <path d={stillGlobe.meridians} stroke="var(--colors-line-strong)" strokeWidth=".8" />
            <path d={stillGlobe.prime} stroke="var(--colors-text)" strokeWidth="1.2" />
          </g>
        </svg>
      </div>
      <PauseButton
        animationName={animationName}
        isPaused={isPaused}
        onToggle={() => setIsPaused(!isPaused)}
        className={styles.pause}
      />
      <figcaption className={styles.caption}>
        <span className={css({ srOnly: true })}>{words.globe.name}</span>
        <Count isCounting={isTurning} isStill={isStill} />
      </figcaption>
    </figure>
  )
}
