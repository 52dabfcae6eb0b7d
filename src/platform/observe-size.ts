import { attempt } from '#lib/attempt.ts'

/** Tells that an element may have another size; a browser that cannot tell, that the window has. Answers how to stop. */
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
