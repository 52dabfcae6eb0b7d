import { attempt } from '#lib/attempt.ts'

/**
 * Reports elements that come into view or leave it; nothing if the browser cannot observe them. Returns a function that
 * stops the observation.
 */
export function observeIntersection(
  elements: readonly Element[],
  listener: (entries: readonly IntersectionObserverEntry[]) => void,
  options: IntersectionObserverInit = {},
): () => void {
  const watch = () => {
    const observer = new IntersectionObserver(listener, options)
    for (const element of elements) observer.observe(element)
    return observer
  }
  const observer = attempt(watch, null)
  return () => observer?.disconnect()
}

/**
 * Reports whether an element at the top of the page has been scrolled out of view. Returns a function that stops the
 * observation.
 */
export function observeScrolledPast(element: Element, onChange: (isPast: boolean) => void): () => void {
  return observeIntersection([element], ([entry]) => entry && onChange(!entry.isIntersecting))
}
