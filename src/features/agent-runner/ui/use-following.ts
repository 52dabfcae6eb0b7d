import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** So close to its end a box counts as read to the end. */
const NEAR_PX = 48

/**
 * Keeps the end of a box in view while its content grows, down to the last word of a run, unless the visitor scrolls up to
 * read. Another run, told by its `id`, is followed from its start if it runs, and else read from its start; so is a demo.
 * Returns what to call, in the same task, whenever the content has grown: then a frame has no more than one layout to do.
 */
export function useFollowing(box: RefObject<HTMLElement | null>, id: string, isRunning: boolean, isDemo: boolean) {
  const isFollowing = useRef(false)
  // while the answer grows, a visitor comes to the end that was last to be seen
  const seen = useRef({ place: 0, end: 0, nextEnd: 0 })
  const follow = useCallback(() => {
    const { current } = box
    if (!current) return
    if (isFollowing.current) current.scrollTop = current.scrollHeight
    const { scrollTop, scrollHeight } = current
    const end = Math.min(seen.current.nextEnd, scrollHeight)
    seen.current = { place: scrollTop, end, nextEnd: scrollHeight } // a text that became shorter takes the place along
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that is over is still followed to its last word
  useEffect(() => {
    isFollowing.current = isRunning && !isDemo
  }, [id, isDemo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run has another content
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    if (isRunning) isFollowing.current = true
    const { scrollTop: place, scrollHeight } = current
    seen.current = { place, end: scrollHeight, nextEnd: scrollHeight }
    const look = () => {
      const { scrollTop, clientHeight } = current
      const { place, end } = seen.current
      if (scrollTop < place)
        isFollowing.current = false // only a visitor goes up
      else if (end - scrollTop - clientHeight < NEAR_PX) isFollowing.current = true
      seen.current.place = scrollTop
    }
    current.addEventListener('scroll', look, { passive: true })
    return () => current.removeEventListener('scroll', look)
  }, [box, id, isRunning])
  return follow
}
