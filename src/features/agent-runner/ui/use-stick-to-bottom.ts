import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** So close to its end a box counts as read to the end. */
const BOTTOM_THRESHOLD_PX = 48

/**
 * Keeps the end of a box in view while its content grows, down to the last word of a run, unless the visitor scrolls up to
 * read. Another run, told by its `id`, is followed from its start if it runs, and else read from its start; so is a demo.
 * Returns what to call, in the same task, whenever the content has grown: then a frame has no more than one layout to do.
 */
export function useStickToBottom(box: RefObject<HTMLElement | null>, id: string, isRunning: boolean, isDemo: boolean) {
  const isStuck = useRef(false)
  // while the answer grows, a visitor comes to the end that was last to be seen
  const lastScroll = useRef({ place: 0, end: 0, nextEnd: 0 })
  const stick = useCallback(() => {
    const { current } = box
    if (!current) return
    if (isStuck.current) current.scrollTop = current.scrollHeight
    const { scrollTop, scrollHeight } = current
    const end = Math.min(lastScroll.current.nextEnd, scrollHeight)
    lastScroll.current = { place: scrollTop, end, nextEnd: scrollHeight } // a text that became shorter takes the place along
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that is over is still followed to its last word
  useEffect(() => {
    isStuck.current = isRunning && !isDemo
  }, [id, isDemo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run has another content
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
        isStuck.current = false // only a visitor goes up
      else if (end - scrollTop - clientHeight < BOTTOM_THRESHOLD_PX) isStuck.current = true
      lastScroll.current.place = scrollTop
    }
    current.addEventListener('scroll', onScroll, { passive: true })
    return () => current.removeEventListener('scroll', onScroll)
  }, [box, id, isRunning])
  return stick
}
