import { attempt } from '#lib/attempt.ts'

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
