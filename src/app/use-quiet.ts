import { startTransition, useEffect, useState } from 'react'

/** Whether the page has loaded, so that what its first paint does not need may come. */
export function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    const wake = () => startTransition(() => setIsQuiet(true))
    if (document.readyState === 'complete') {
      wake()
      return undefined
    }
    addEventListener('load', wake, { once: true })
    return () => removeEventListener('load', wake)
  }, [])
  return isQuiet
}
