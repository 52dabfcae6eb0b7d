import { attempt } from '#lib/attempt.ts'

/** Returns whether a media query matches; false if the browser has no media queries. */
export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches, false)
}

/** Calls the listener when a media query starts or stops matching. Returns a function that stops this. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const watch = () => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return media
  }
  const media = attempt(watch, null)
  return () => media?.removeEventListener('change', listener)
}
