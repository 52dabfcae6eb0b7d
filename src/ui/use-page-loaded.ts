import { startTransition, useEffect, useState } from 'react'

/** Returns whether the page has loaded, so that content that its first paint does not need can load. */
export function usePageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => whenPageLoaded(() => startTransition(() => setIsLoaded(true))), [])
  return isLoaded
}

/** Calls `run` once the page has loaded, or at once if it already has. Returns a function that cancels the call. */
export function whenPageLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run()
    return () => {}
  }
  addEventListener('load', run, { once: true })
  return () => removeEventListener('load', run)
}
