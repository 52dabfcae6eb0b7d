import { startTransition, useEffect, useState } from 'react'

/** Whether the page has loaded, so that what its first paint does not need may come. */
export function usePageLoaded(): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => whenPageLoaded(() => startTransition(() => setIsQuiet(true))), [])
  return isQuiet
}

/** Runs once the page has loaded, at once where it has. Answers how to call it off. */
export function whenPageLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run()
    return () => {}
  }
  addEventListener('load', run, { once: true })
  return () => removeEventListener('load', run)
}
