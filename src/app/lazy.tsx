import { record as parts } from 'virtual:records/messages/site/parts'
import { type ComponentType, lazy, Suspense } from 'react'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
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
    <ErrorBoundary instead={() => null}>
      <Suspense>
        <Later />
      </Suspense>
    </ErrorBoundary>
  ) : null
}

/** The count of requests that wait, in the header. It arrives once the page is quiet, and only then are they sent. */
export function LazyRequests() {
  return useQuiet() ? (
    <ErrorBoundary what={parts.requests} className={belowBar}>
      <Suspense>
        <WaitingRequests />
      </Suspense>
    </ErrorBoundary>
  ) : null
}

const belowBar = css({ position: 'absolute', top: '100%', right: 'gutter', boxShadow: 'lift' })
