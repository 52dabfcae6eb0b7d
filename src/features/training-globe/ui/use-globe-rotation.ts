import { type RefObject, useEffect, useRef, useState } from 'react'
import { GLOBE } from '#lib/engrave/globe.ts'
import { LINE_STRONG, PLASTER } from '#lib/engrave/inks.ts'
import type { CanvasAnimation } from '#platform/canvas-animation.ts'
import type { Ports } from '#platform/ports.ts'
import { COUNT_STEP_MS, globeFrames } from '../timeline.ts'

/**
 * Turns the globe on a sheet while it is in view and not paused. Returns `isTurning`, true as soon as it may turn, and
 * `isDrawn`, true once the turning globe covers the static one. With reduced motion both stay false.
 */
export function useGlobeRotation(ports: Ports, sheet: RefObject<HTMLElement | null>, isHeld: boolean) {
  const [isTurning, setTurning] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const book = useRef<ReturnType<CanvasAnimation>>(null)
  const played = useRef(0)

  useEffect(() => {
    const { current } = sheet
    if (!current || isHeld) return undefined
    return ports.motion.whileMotionAllowed(() => ports.motion.whileVisible(current, setTurning))
  }, [ports, sheet, isHeld])

  useEffect(() => {
    if (!isTurning) return undefined
    const begun = ports.clock.now()
    let isOver = false
    const turn = (open?: CanvasAnimation) => {
      if (isOver || !sheet.current) return
      book.current ??= open?.(sheet.current, pages(), () => setDrawn(true)) ?? null
      book.current?.turn(played.current)
    }
    if (book.current) turn()
    else ports.canvasAnimation().then(turn, () => {}) // if it cannot load, the globe stays static
    return () => {
      isOver = true
      book.current?.hold()
      played.current += ports.clock.now() - begun
    }
  }, [ports, sheet, isTurning])

  useEffect(
    () => () => {
      book.current?.close()
      book.current = null
    },
    [],
  )
  return { isTurning, isDrawn }
}

function pages() {
  const { meridians, prime } = globeFrames()
  return {
    side: GLOBE.side,
    tiltDegrees: GLOBE.lean,
    frameMs: COUNT_STEP_MS,
    layers: [
      { pages: meridians, ink: LINE_STRONG, width: 0.8 },
      { pages: prime, ink: PLASTER, width: 1.2 },
    ],
  }
}
