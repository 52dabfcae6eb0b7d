import { type RefObject, useEffect, useRef } from 'react'

/** So close to its end a box counts as read to the end. */
const NEAR_PX = 48

type Parts = { readonly box: RefObject<HTMLElement | null>; readonly content: RefObject<HTMLElement | null> }

/**
 * Keeps the end of a box in view while its content grows, down to the last word of a run, unless the visitor scrolls up to
 * read. Another run, told by its `id`, is followed from its start if it runs, and else read from its start; so is a demo.
 */
export function useFollowing({ box, content }: Parts, id: string, isRunning: boolean, isDemo: boolean) {
  const isFollowing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that is over is still followed to its last word
  useEffect(() => {
    isFollowing.current = isRunning && !isDemo
  }, [id, isDemo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run has another content
  useEffect(() => {
    const { current } = box
    if (!current || !content.current) return undefined
    if (isRunning) isFollowing.current = true
    let place = current.scrollTop
    let shown = current.scrollHeight // while the answer grows, a visitor comes to the end that was last to be seen
    let grown = shown
    const look = () => {
      const { scrollTop, clientHeight } = current
      if (scrollTop < place)
        isFollowing.current = false // only a visitor goes up
      else if (shown - scrollTop - clientHeight < NEAR_PX) isFollowing.current = true
      place = scrollTop
    }
    // after the layout and before the paint, so that nothing is laid out twice
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) current.scrollTop = current.scrollHeight
      shown = Math.min(grown, current.scrollHeight)
      grown = current.scrollHeight
      place = current.scrollTop // a text that became shorter takes the place along
    })
    growth.observe(content.current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [box, content, id, isRunning])
}
