import { type RefObject, useEffect, useRef, useState } from 'react'
import { GLOBE } from '#lib/engrave/globe.ts'
import { LINE_STRONG, PLASTER } from '#lib/engrave/inks.ts'
import type { CanvasAnimation } from '#platform/canvas-animation.ts'
import type { Ports } from '#platform/ports.ts'
import { COUNT_STEP_MS, globeFrames } from './timeline.ts'

/**
 * Turns the globe in a container while it is in view and not paused. Returns `isTurning`, which is true while the globe
 * may turn, and `isDrawn`, which is true once the turning globe covers the static one. With reduced motion both stay
 * false.
 */
export function useGlobeRotation(ports: Ports, container: RefObject<HTMLElement | null>, isPaused: boolean) {
  const [isTurning, setTurning] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const animation = useRef<ReturnType<CanvasAnimation>>(null)
  const playedMs = useRef(0)

  useEffect(() => {
    const { current } = container
    if (!current || isPaused) return undefined
    return ports.motion.whileMotionAllowed(() => ports.motion.whileVisible(current, setTurning))
  }, [ports, container, isPaused])

  useEffect(() => {
    if (!isTurning) return undefined
    const startedAt = ports.clock.now()
    let isStopped = false
    const play = (open?: CanvasAnimation) => {
      if (isStopped || !container.current) return
      animation.current ??= open?.(container.current, animationFrames(), () => setDrawn(true)) ?? null
      animation.current?.turn(playedMs.current)
    }
    if (animation.current) play()
    else ports.canvasAnimation().then(play, () => {}) // if it cannot load, the globe stays static
    return () => {
      isStopped = true
      animation.current?.hold()
      playedMs.current += ports.clock.now() - startedAt
    }
  }, [ports, container, isTurning])

  useEffect(
    () => () => {
      animation.current?.close()
      animation.current = null
    },
    [],
  )
  return { isTurning, isDrawn }
}

function animationFrames() {
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
