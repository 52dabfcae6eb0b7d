import { type RefObject, useEffect, useRef } from 'react'
import type { Ports } from '#platform/ports.ts'
import { type CarouselTrack, centredOffset, elapsedAt, IDLE_MS, offsetAt, stepByCard } from '../drift.ts'

/** Reasons not to drift. One of them is enough. */
type Reason = 'unseen' | 'held' | 'hover' | 'focus' | 'touch' | 'used'

/**
 * Makes a list drift until the visitor uses it. While it drifts, a CSS animation moves the inner track and the
 * container is not scrolled. Otherwise the track does not move and the container scrolls as usual. The offset is
 * carried over at each change, so that nothing jumps.
 */
export function useAutoScroll(ports: Ports, frame: RefObject<HTMLElement | null>, isHeld: boolean) {
  const reasons = useRef(new Set<Reason>(['unseen']))
  const cancelIdle = useRef(() => {})

  const settle = () => {
    const { current } = frame
    if (!current) return
    if (reasons.current.size > 0) rest(current)
    else drift(current)
  }
  const because = (reason: Reason, holds: boolean) => {
    if (holds) reasons.current.add(reason)
    else reasons.current.delete(reason)
    settle()
  }
  /** Stops the drift because the visitor moves the list. It resumes after `IDLE_MS` without another move. */
  const used = () => {
    because('used', true)
    cancelIdle.current()
    cancelIdle.current = ports.clock.after(IDLE_MS, () => because('used', false))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions it calls read only refs
  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const stop = ports.motion.whileMotionAllowed(() =>
      ports.motion.whileVisible(current, (isSeen) => because('unseen', !isSeen)),
    )
    return () => {
      stop()
      cancelIdle.current()
    }
  }, [ports, frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => because('held', isHeld), [isHeld])

  const step = (direction: 1 | -1) => {
    const { current } = frame
    if (!current) return
    used()
    stepBy(current, direction, ports.motion.isReduced())
  }
  const scrolled = () => {
    if (reasons.current.has('used')) used()
  }
  return { because, used, scrolled, step }
}

function beltOf(frame: HTMLElement): CarouselTrack & { readonly element: HTMLElement; readonly card: number } {
  const element = frame.firstElementChild as HTMLElement
  const list = element.firstElementChild as HTMLElement
  const cards = list.childElementCount
  return { element, list: list.offsetWidth, view: frame.clientWidth, cards, card: list.offsetWidth / cards }
}

const animationOf = (element: HTMLElement) => element.getAnimations()[0]

function drift(frame: HTMLElement) {
  if (frame.hasAttribute('data-drifting')) return
  const belt = beltOf(frame)
  const offset = frame.scrollLeft
  frame.dataset.drifting = ''
  frame.scrollLeft = 0
  const animation = animationOf(belt.element)
  if (animation) animation.currentTime = elapsedAt(offset, belt)
}

function rest(frame: HTMLElement) {
  if (!frame.hasAttribute('data-drifting')) return
  const belt = beltOf(frame)
  const offset = offsetAt(Number(animationOf(belt.element)?.currentTime ?? 0), belt) + frame.scrollLeft
  delete frame.dataset.drifting
  frame.scrollLeft = centredOffset(offset, belt)
}

function stepBy(frame: HTMLElement, direction: 1 | -1, isStill: boolean) {
  const belt = beltOf(frame)
  if (isStill) return frame.scrollBy({ left: direction * belt.card })
  const { from, to } = stepByCard(frame.scrollLeft, direction, belt.card, belt)
  frame.scrollLeft = from
  return frame.scrollTo({ left: to, behavior: 'smooth' })
}
