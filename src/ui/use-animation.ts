import { type RefObject, useEffect, useRef, useState } from 'react'
import { isInSync, msUntilNextStep, stepAt } from '#lib/loop-steps.ts'

type Motion = {
  readonly whileMotionAllowed: (run: () => () => void) => () => void
  readonly whileVisible: (element: Element, onChange: (isSeen: boolean) => void) => () => void
  readonly play: (element: Element, advance: (elapsedMs: number) => number | null, from?: number) => () => number
}
/** The ports, asked in effects only. */
type Ports = { readonly motion: Motion }

/**
 * Plays a piece on an element while it is seen and not held. `advance` gets the elapsed milliseconds and answers when it
 * wants to be asked again (null: never); held pieces go on where they stood. With reduced motion it is never called, and
 * the prerendered picture stays; who asks for stillness later sees the piece stop where it is.
 */
export function useAnimation(
  ports: Ports,
  element: RefObject<Element | null>,
  advance: (elapsedMs: number) => number | null,
  isHeld = false,
) {
  const latest = useRef(advance)
  latest.current = advance
  const elapsed = useRef(0)
  useEffect(() => {
    const { current } = element
    if (!current || isHeld) return undefined
    return ports.motion.whileMotionAllowed(() => {
      const stop = ports.motion.play(current, (ms) => latest.current(ms), elapsed.current)
      return () => {
        elapsed.current = stop()
      }
    })
  }, [ports, element, isHeld])
}

type Steps = {
  readonly count: number
  readonly everyMs: number
  readonly isHeld?: boolean
  /** What the style sheet moves through the same steps. */
  readonly mover?: RefObject<Element | null>
}

/**
 * The step a piece of equal steps has come to, from 0 on and round again; null is its resting picture. The animation of
 * its mover is kept at the piece's own time.
 */
export function useAnimationStep(
  ports: Ports,
  element: RefObject<Element | null>,
  { count, everyMs, isHeld, mover }: Steps,
): number | null {
  const [step, setStep] = useState<number | null>(null)
  const advance = (ms: number) => {
    setStep(stepAt(ms, everyMs, count))
    for (const animation of mover?.current?.getAnimations() ?? [])
      if (!isInSync(Number(animation.currentTime), ms)) animation.currentTime = ms
    return msUntilNextStep(ms, everyMs)
  }
  useAnimation(ports, element, advance, isHeld)
  return step
}

/**
 * Lets an animation of the style sheet run only while its element is seen: the element carries `data-moving` then, and
 * the sheet holds still whatever does not.
 */
export function useAnimateWhileSeen(ports: Ports, element: RefObject<HTMLElement | SVGElement | null>, isHeld = false) {
  useEffect(() => {
    const { current } = element
    if (!current || isHeld) return undefined
    return ports.motion.whileMotionAllowed(() =>
      ports.motion.whileVisible(current, (isSeen) => {
        if (isSeen) current.dataset.moving = ''
        else delete current.dataset.moving
      }),
    )
  }, [ports, element, isHeld])
}
