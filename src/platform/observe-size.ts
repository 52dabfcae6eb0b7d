import { attempt } from '#lib/attempt.ts'

/**
 * Reports that the size of an element may have changed. A browser that cannot observe it reports that the window has
 * been resized. Returns a function that stops it.
 */
export function observeSize(element: Element, tell: () => void): () => void {
  const watch = () => {
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return observer
  }
  const observer = attempt(watch, null)
  if (observer) return () => observer.disconnect()
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}
