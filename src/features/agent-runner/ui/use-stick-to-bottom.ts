import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** The distance from its end, in pixels, within which a box counts as scrolled to the end. */
const BOTTOM_THRESHOLD_PX = 48

/**
 * Keeps the end of a box in view while its content grows, to the end of the run, unless the visitor scrolls up. A new
 * run, identified by `id`, is followed from its start. A stored run or a demo is shown from its start instead.
 * Returns the function to call in the same task whenever the content has grown, so that a frame has only one layout.
 */
export function useStickToBottom(box: RefObject<HTMLElement | null>, id: string, isRunning: boolean, isDemo: boolean) {
  const isStuck = useRef(false)
  // the end that was last in view: the answer may grow while the visitor scrolls to it
  const lastScroll = useRef({ place: 0, end: 0, nextEnd: 0 })
  const stick = useCallback(() => {
    const { current } = box
    if (!current) return
    if (isStuck.current) current.scrollTop = current.scrollHeight
    const { scrollTop, scrollHeight } = current
    const end = Math.min(lastScroll.current.nextEnd, scrollHeight)
    lastScroll.current = { place: scrollTop, end, nextEnd: scrollHeight } // a shorter text changes the scroll position
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished run is still followed to its last word
  useEffect(() => {
    isStuck.current = isRunning && !isDemo
  }, [id, isDemo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run has new content
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    if (isRunning) isStuck.current = true
    const { scrollTop: place, scrollHeight } = current
    lastScroll.current = { place, end: scrollHeight, nextEnd: scrollHeight }
    const onScroll = () => {
      const { scrollTop, clientHeight } = current
      const { place, end } = lastScroll.current
      if (scrollTop < place)
        isStuck.current = false // only the visitor scrolls up
      else if (end - scrollTop - clientHeight < BOTTOM_THRESHOLD_PX) isStuck.current = true
      lastScroll.current.place = scrollTop
    }
    current.addEventListener('scroll', onScroll, { passive: true })
    return () => current.removeEventListener('scroll', onScroll)
  }, [box, id, isRunning])
  return stick
}
