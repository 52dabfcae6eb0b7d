import { record as partNames } from 'virtual:records/messages/site/parts'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { retryLoad } from '#platform/retry-load.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { island } from '#ui/lazy-island.tsx'
import { usePageLoaded } from '#ui/use-page-loaded.ts'

type ComponentModule<Props> = { readonly default: ComponentType<Props> }

/** Creates a component whose script is loaded when it is first rendered. Until it is there, a boundary shows nothing. */
export const lazyOrEmpty = <Props = object>(load: () => Promise<ComponentModule<Props>>) => lazy(() => retryLoad(load))

const loadControls = () => import('./controls.tsx')

/** The footer loads with its controls, which would otherwise come later and move its lines. */
const loadFooter = async () => {
  const [{ Footer }] = await Promise.all([import('./footer.tsx'), loadControls().catch(() => {})])
  return Footer
}

export const footerIsland = island('footer', loadFooter, { prefetchOnUse: true })

const LazyDeferredUi = lazyOrEmpty(() => import('./deferred-ui.tsx'))
const Controls = lazyOrEmpty(loadControls)
const WaitingRequests = lazyOrEmpty(() => import('#features/outbox/ui/requests-when-used.tsx'))

/**
 * No page needs toasts, notices or the chat for its first paint, so their script is fetched after the page has loaded.
 */
export function Deferred() {
  return usePageLoaded() ? (
    <ShownOnceLoaded>
      <LazyDeferredUi />
    </ShownOnceLoaded>
  ) : null
}

/** The controls of the whole site. Their script is fetched when the footer or the menu needs it. */
export function DeferredControls(props: ComponentProps<typeof Controls>) {
  return (
    <ShownOnceLoaded>
      <Controls {...props} />
    </ShownOnceLoaded>
  )
}

function ShownOnceLoaded({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** The number of waiting requests in the header. Once the page has loaded, it is known whether there are any. */
export function DeferredRequests() {
  return usePageLoaded() ? (
    <ErrorBoundary contentName={partNames.requests} place="header">
      <Suspense>
        <WaitingRequests />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
