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

/** Whether a media query holds; a browser that cannot tell says no. */
export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches, false)
}

/** Hears when a media query begins or ceases to hold. Answers how to stop. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const watch = () => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return media
  }
  const media = attempt(watch, null)
  return () => media?.removeEventListener('change', listener)
}
