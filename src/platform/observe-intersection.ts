import { attempt } from '#lib/attempt.ts'

/** Tells of elements that come into the view or leave it; a browser that cannot tell says nothing. Answers how to stop. */
export function observeIntersection(
  elements: readonly Element[],
  tell: (entries: readonly IntersectionObserverEntry[]) => void,
  options: IntersectionObserverInit = {},
): () => void {
  const watch = () => {
    const observer = new IntersectionObserver(tell, options)
    for (const element of elements) observer.observe(element)
    return observer
  }
  const observer = attempt(watch, null)
  return () => observer?.disconnect()
}

/** Says whether an element at the top of the page has been scrolled out of sight. Answers how to stop watching. */
export function observeScrolledPast(element: Element, onChange: (isPast: boolean) => void): () => void {
  return observeIntersection([element], ([entry]) => entry && onChange(!entry.isIntersecting))
}
