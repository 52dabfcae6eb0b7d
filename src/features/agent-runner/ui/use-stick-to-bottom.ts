import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A box counts as scrolled to its end within this distance from the end, in pixels. */
const BOTTOM_THRESHOLD_PX = 48

/**
 * Keeps the end of a box in view while its content grows during a run, until the visitor scrolls up, and again once the
 * visitor scrolls to the end. A stored run or a demo is shown from its beginning instead. Returns a function to
 * call after each render of the content, in the task that rendered it, so that each frame computes the layout once.
 */
export function useStickToBottom(
  containerRef: RefObject<HTMLElement | null>,
  id: string,
  isRunning: boolean,
  isDemo: boolean,
) {
  const isFollowing = useRef(false)
  // `previousHeight` is where the end was at the last paint: a visitor scrolls there, although the answer may have grown
  const lastMeasure = useRef({ top: 0, previousHeight: 0, height: 0 })
  const followEnd = useCallback(() => {
    const { current } = containerRef
    if (!current) return
    if (isFollowing.current) current.scrollTop = current.scrollHeight
    const { scrollTop, scrollHeight } = current
    const previousHeight = Math.min(lastMeasure.current.height, scrollHeight)
    // the position is read after scrolling, because a shorter text changes it
    lastMeasure.current = { top: scrollTop, previousHeight, height: scrollHeight }
  }, [containerRef])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the end of a run, its last words are followed too
  useEffect(() => {
    isFollowing.current = isRunning && !isDemo
  }, [id, isDemo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run has new content
  useEffect(() => {
    const { current } = containerRef
    if (!current) return undefined
    if (isRunning) isFollowing.current = true
    const { scrollTop: top, scrollHeight } = current
    lastMeasure.current = { top, previousHeight: scrollHeight, height: scrollHeight }
    const onScroll = () => {
      const { scrollTop, clientHeight } = current
      const { top, previousHeight } = lastMeasure.current
      if (scrollTop < top)
        isFollowing.current = false // only the visitor scrolls up
      else if (previousHeight - scrollTop - clientHeight < BOTTOM_THRESHOLD_PX) isFollowing.current = true
      lastMeasure.current.top = scrollTop
    }
    current.addEventListener('scroll', onScroll, { passive: true })
    return () => current.removeEventListener('scroll', onScroll)
  }, [containerRef, id, isRunning])
  return followEnd
}
