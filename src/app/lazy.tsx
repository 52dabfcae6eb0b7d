import { type ComponentType, lazy, Suspense } from 'react'
import { partOf } from '#ui/near.tsx'
import { useQuiet } from './use-quiet.ts'

type Loaded = { readonly default: ComponentType }

/** A part that comes by itself. If it cannot be had, the page stands without it. */
export const comfort = (load: () => Promise<Loaded>) => lazy(() => load().catch(() => ({ default: () => null })))

/** It comes alive when it is near. Its script is there before: whoever writes in it may have lost the connection. */
export const footer = partOf('footer', () => import('./footer.tsx'))

const Later = comfort(() => {
  footer.fetch()
  return import('./later.tsx')
})
const WaitingRequests = comfort(() => import('#features/outbox/ui/waiting-requests.tsx'))

/** What no page needs for its first paint: toasts, notices, the chat, the footer's script. It arrives once the page is quiet. */
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
