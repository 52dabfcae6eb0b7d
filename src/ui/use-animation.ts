import { type RefObject, useEffect, useRef, useState } from 'react'
import { isInSync, msUntilNextStep, stepAt } from '#lib/loop-steps.ts'
import type { Ports } from '#platform/ports.ts'

/** The ports, used in effects only. */
type MotionPorts = Pick<Ports, 'motion'>

/**
 * Plays an animation on an element while it is visible and not paused. `advance` gets the elapsed milliseconds and
 * returns the milliseconds until its next call, or null for no further call. A paused animation continues where it
 * stopped. While nothing may move, `advance` is not called, and the component shows its prerendered state
 * (`useIsStill`).
 */
export function useAnimation(
  ports: MotionPorts,
  element: RefObject<Element | null>,
  advance: (elapsedMs: number) => number | null,
  isPaused = false,
) {
  const latest = useRef(advance)
  latest.current = advance
  const elapsed = useRef(0)
  useEffect(() => {
    const { current } = element
    if (!current || isPaused) return undefined
    return ports.motion.whileMotionAllowed(() => {
      const stop = ports.motion.play(current, (ms) => latest.current(ms), elapsed.current)
      return () => {
        elapsed.current = stop()
      }
    })
  }, [ports, element, isPaused])
}

/**
 * Returns whether nothing may move, because the visitor or the device asks for it. It is true until hydration and until
 * the visitor's choice has been read.
 */
export function useIsStill(ports: MotionPorts): boolean {
  const [isStill, setStill] = useState(true)
  useEffect(
    () =>
      ports.motion.whileMotionAllowed(() => {
        setStill(false)
        return () => setStill(true)
      }),
    [ports],
  )
  return isStill
}

type Steps = {
  readonly count: number
  readonly everyMs: number
  readonly isPaused?: boolean
  /** The element that the style sheet animates through the same steps. */
  readonly mover?: RefObject<Element | null>
}

/**
 * Returns the current step of an animation with equal steps, from 0 and in a loop, or null for its resting state. It
 * keeps the CSS animation of `mover` in sync.
 */
export function useAnimationStep(
  ports: MotionPorts,
  element: RefObject<Element | null>,
  { count, everyMs, isPaused, mover }: Steps,
): number | null {
  const [step, setStep] = useState<number | null>(null)
  const advance = (ms: number) => {
    setStep(stepAt(ms, everyMs, count))
    for (const animation of mover?.current?.getAnimations() ?? [])
      if (!isInSync(Number(animation.currentTime), ms)) animation.currentTime = ms
    return msUntilNextStep(ms, everyMs)
  }
  useAnimation(ports, element, advance, isPaused)
  return useIsStill(ports) ? null : step
}

/**
 * Runs a CSS animation only while its element is visible: the element then has `data-moving`, and the style sheet
 * pauses the animation without it.
 */
export function useAnimateWhileSeen(
  ports: MotionPorts,
  element: RefObject<HTMLElement | SVGElement | null>,
  isPaused = false,
) {
  useEffect(() => {
    const { current } = element
    if (!current || isPaused) return undefined
    return ports.motion.whileMotionAllowed(() =>
      ports.motion.whileVisible(current, (isSeen) => {
        if (isSeen) current.dataset.moving = ''
        else delete current.dataset.moving
      }),
    )
  }, [ports, element, isPaused])
}
