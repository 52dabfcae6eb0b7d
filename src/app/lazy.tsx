import { lazy, Suspense, startTransition, useEffect, useState } from 'react'

const Later = lazy(() => import('./later.tsx'))

/** What no page needs for its first paint: toasts, notices, the chat. It arrives once the page is quiet. */
export function Lazy() {
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
  return isQuiet ? (
    <Suspense>
      <Later />
    </Suspense>
  ) : null
}
