import { record as parts } from 'virtual:records/messages/site/parts'
import { type ComponentType, lazy, Suspense } from 'react'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { island } from '#ui/lazy-island.tsx'
import { usePageLoaded } from '#ui/use-page-loaded.ts'

type Loaded = { readonly default: ComponentType }

/** A part that comes by itself. If it cannot be had, the page stands without it. */
export const lazyOrEmpty = (load: () => Promise<Loaded>) => lazy(() => load().catch(() => ({ default: () => null })))

export const footerIsland = island('footer', () => import('./footer.tsx').then((module) => module.Footer), {
  prefetchAfterLoad: true,
})

const Later = lazyOrEmpty(() => import('./deferred-ui.tsx'))
const WaitingRequests = lazyOrEmpty(() => import('#features/outbox/ui/waiting-requests.tsx'))

/** What no page needs for its first paint: toasts, notices, the chat. It arrives once the page is quiet. */
export function Deferred() {
  return usePageLoaded() ? (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Later />
      </Suspense>
    </ErrorBoundary>
  ) : null
}

/** The count of requests that wait, in the header. It arrives once the page is quiet, and only then are they sent. */
export function DeferredRequests() {
  return usePageLoaded() ? (
    <ErrorBoundary what={parts.requests} className={belowBar}>
      <Suspense>
        <WaitingRequests />
      </Suspense>
    </ErrorBoundary>
  ) : null
}

const belowBar = css({ position: 'absolute', top: '100%', right: 'gutter', boxShadow: 'lift' })
