import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** So close to its end a box counts as read to the end. */
const NEAR_PX = 48

/** Keeps the end of a box in view while its text grows, unless the visitor has scrolled up to read. */
export function useFollowing(box: RefObject<HTMLElement | null>, text: string, isRunning: boolean) {
  const isFollowing = useRef(true)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const look = () => {
      isFollowing.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX
    }
    current.addEventListener('scroll', look, { passive: true })
    return () => current.removeEventListener('scroll', look)
  }, [box])
  useEffect(() => {
    if (isRunning) isFollowing.current = true
  }, [isRunning])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time there is more text
  useLayoutEffect(() => {
    const { current } = box
    if (current && isRunning && isFollowing.current) current.scrollTop = current.scrollHeight
  }, [box, text, isRunning])
}
