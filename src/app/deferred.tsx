import { record as parts } from 'virtual:records/messages/site/parts'
import { type ComponentType, lazy, Suspense } from 'react'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { island } from '#ui/lazy-island.tsx'
import { usePageLoaded } from '#ui/use-page-loaded.ts'

type Loaded = { readonly default: ComponentType }

/** Creates a component that is loaded when it is rendered. If it cannot be loaded, it renders nothing. */
export const lazyOrEmpty = (load: () => Promise<Loaded>) => lazy(() => load().catch(() => ({ default: () => null })))

export const footerIsland = island('footer', () => import('./footer.tsx').then((module) => module.Footer), {
  prefetchAfterLoad: true,
})

const LazyDeferredUi = lazyOrEmpty(() => import('./deferred-ui.tsx'))
const WaitingRequests = lazyOrEmpty(() => import('#features/outbox/ui/waiting-requests.tsx'))

/** Renders what no page needs for its first paint: toasts, notices, the chat. Fetched once the page has loaded. */
export function Deferred() {
  return usePageLoaded() ? (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <LazyDeferredUi />
      </Suspense>
    </ErrorBoundary>
  ) : null
}

/**
 * Renders the number of waiting requests in the header. It is fetched once the page has loaded, and only then are the
 * requests sent.
 */
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
