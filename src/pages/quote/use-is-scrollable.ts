import { type RefObject, useEffect, useState } from 'react'
import { observeSize } from '#platform/observe-size.ts'

/** Returns whether the content of an element is higher than the element, which is false until it is measured. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight)
    const stops = [element, ...element.children].map((measured) => observeSize(measured, measure))
    measure()
    return () => {
      for (const stop of stops) stop()
    }
  }, [ref])
  return isScrollable
}
