import { type ComponentType, lazy, Suspense } from 'react'
import { partOf } from '#ui/near.tsx'
import { useQuiet } from '#ui/use-quiet.ts'

type Loaded = { readonly default: ComponentType }

/** A part that comes by itself. If it cannot be had, the page stands without it. */
export const comfort = (load: () => Promise<Loaded>) => lazy(() => load().catch(() => ({ default: () => null })))

export const footer = partOf('footer', () => import('./footer.tsx'), { isAtHand: true })

const Later = comfort(() => import('./later.tsx'))
const WaitingRequests = comfort(() => import('#features/outbox/ui/waiting-requests.tsx'))

/** What no page needs for its first paint: toasts, notices, the chat. It arrives once the page is quiet. */
export function Lazy() {
  return useQuiet() ? (
    <Suspense>
      <Later />
    </Suspense>
  ) : null
}

/** The count of requests that wait, in the header. It arrives once the page is quiet, and only then are they sent. */
export function LazyRequests() {
  return useQuiet() ? (
    <Suspense>
      <WaitingRequests />
    </Suspense>
  ) : null
}
