import { attempt } from '#lib/attempt.ts'

/**
 * Calls the listener when the size of an element may have changed; in a browser that cannot observe sizes, when the
 * window is resized. Returns a function that stops the observation.
 */
export function observeSize(element: Element, listener: () => void): () => void {
  const watch = () => {
    const observer = new ResizeObserver(listener)
    observer.observe(element)
    return observer
  }
  const observer = attempt(watch, null)
  if (observer) return () => observer.disconnect()
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
