import { type RefObject, useEffect, useRef } from 'react'
import type { Ports } from '#platform/ports.ts'
import { type CarouselTrack, centredOffset, elapsedAt, IDLE_MS, offsetAt, stepByCard } from './drift.ts'

/** The reasons not to drift. The list drifts only if none of them applies. */
type Reason = 'out-of-view' | 'paused' | 'hover' | 'focus' | 'touch' | 'moved'

/**
 * Makes a list drift while the visitor does not use it. While the list drifts, a CSS animation moves the inner track,
 * and the container is not scrolled. Otherwise the track does not move, and the container scrolls as usual. The offset
 * is carried over at each change, so that nothing jumps.
 */
export function useAutoScroll(ports: Ports, frame: RefObject<HTMLElement | null>, isPaused: boolean) {
  const reasons = useRef(new Set<Reason>(['out-of-view']))
  const cancelIdle = useRef(() => {})

  const driftOrStop = () => {
    const { current } = frame
    if (!current) return
    if (reasons.current.size > 0) stopDrifting(current)
    else startDrifting(current)
  }
  const setReason = (reason: Reason, applies: boolean) => {
    if (applies) reasons.current.add(reason)
    else reasons.current.delete(reason)
    driftOrStop()
  }
  /** Stops the drift because the visitor moves the list. The drift resumes `IDLE_MS` after the last move. */
  const pauseAfterMove = () => {
    setReason('moved', true)
    cancelIdle.current()
    cancelIdle.current = ports.clock.after(IDLE_MS, () => setReason('moved', false))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the called functions read refs only
  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const stop = ports.motion.whileMotionAllowed(() =>
      ports.motion.whileVisible(current, (isSeen) => setReason('out-of-view', !isSeen)),
    )
    return () => {
      stop()
      cancelIdle.current()
    }
  }, [ports, frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the called function reads refs only
  useEffect(() => setReason('paused', isPaused), [isPaused])

  const step = (direction: 1 | -1) => {
    const { current } = frame
    if (!current) return
    pauseAfterMove()
    stepBy(current, direction, ports.motion.isReduced())
  }
  const onScroll = () => {
    if (reasons.current.has('moved')) pauseAfterMove()
  }
  return { setReason, pauseAfterMove, onScroll, step }
}

function measureTrack(
  frame: HTMLElement,
): CarouselTrack & { readonly element: HTMLElement; readonly cardWidth: number } {
  const element = frame.firstElementChild as HTMLElement
  const list = element.firstElementChild as HTMLElement
  const cardCount = list.childElementCount
  return {
    element,
    listWidth: list.offsetWidth,
    viewWidth: frame.clientWidth,
    cardCount,
    cardWidth: list.offsetWidth / cardCount,
  }
}

const animationOf = (element: HTMLElement) => element.getAnimations()[0]

function startDrifting(frame: HTMLElement) {
  if (frame.hasAttribute('data-drifting')) return
  const track = measureTrack(frame)
  const offset = frame.scrollLeft
  frame.dataset.drifting = ''
  frame.scrollLeft = 0
  const animation = animationOf(track.element)
  if (animation) animation.currentTime = elapsedAt(offset, track)
}

function stopDrifting(frame: HTMLElement) {
  if (!frame.hasAttribute('data-drifting')) return
  const track = measureTrack(frame)
  const offset = offsetAt(Number(animationOf(track.element)?.currentTime ?? 0), track) + frame.scrollLeft
  delete frame.dataset.drifting
  frame.scrollLeft = centredOffset(offset, track)
}

function stepBy(frame: HTMLElement, direction: 1 | -1, isReduced: boolean) {
  const track = measureTrack(frame)
  if (isReduced) return frame.scrollBy({ left: direction * track.cardWidth })
  const { from, to } = stepByCard(frame.scrollLeft, direction, track.cardWidth, track)
  frame.scrollLeft = from
  return frame.scrollTo({ left: to, behavior: 'smooth' })
}
