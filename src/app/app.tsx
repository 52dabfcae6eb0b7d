import { record as header } from 'virtual:records/messages/site/header'
import { record as parts } from 'virtual:records/messages/site/parts'
import { Suspense, use, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { paths } from '#content/paths.ts'
import { Background } from '#features/sky/ui/background.tsx'
import { pageAddress } from '#lib/page-address.ts'
import { css } from '#styled/css'
import { ErrorBoundary, errorInPage } from '#ui/error-boundary.tsx'
import { displayContents } from '#ui/layout.ts'
import { LazyIsland } from '#ui/lazy-island.tsx'
import { Deferred, footerIsland } from './deferred.tsx'
import { DocumentHead } from './document-head.tsx'
import { ErrorView } from './error-view.tsx'
import { Header } from './header.tsx'
import { navigateWhenLoaded } from './navigation.ts'
import { clearLoadFailure, loadPage } from './routes.ts'
import { usePageChange } from './use-page-change.ts'

/**
 * Renders the whole site for the current address. `path` is given only where there is no browser. Pages are prerendered
 * without a query, so hydration starts without one too.
 */
export function App({ path }: { readonly path?: string }) {
  return (
    <Router aroundNav={navigateWhenLoaded} ssrSearch="" {...(path !== undefined && { ssrPath: path })}>
      <ErrorBoundary fallback={(error) => <ErrorView error={error} />}>
        <Frame />
      </ErrorBoundary>
    </Router>
  )
}

/**
 * Renders what is on every page. Each part has an error boundary, so that one that fails, or does not match its HTML,
 * leaves the others alone. The page has two here: an inner one with a key, which is remounted on navigation, and an
 * outer one, in case unmounting the page throws.
 */
function Frame() {
  const path = pageAddress(useLocation()[0])
  const arrival = usePageChange(path)
  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <Background />
      </ErrorBoundary>
      <ErrorBoundary what={parts.menu}>
        <Suspense>
          <div className={displayContents}>
            <a href="#main" className={skipLink}>
              {header.skip}
            </a>
            <Header path={path} />
          </div>
        </Suspense>
      </ErrorBoundary>
      <main id="main" tabIndex={-1} ref={arrival.main} className={css({ position: 'relative', minHeight: '60vh' })}>
        <ErrorBoundary what={parts.page} className={errorInPage}>
          <ErrorBoundary key={path} what={parts.page} onRetry={() => clearLoadFailure(path)} className={errorInPage}>
            <Suspense>
              <CurrentPage path={path} onShown={arrival.onShown} />
            </Suspense>
          </ErrorBoundary>
        </ErrorBoundary>
      </main>
      <div data-letter={path === paths.blog ? 'above' : undefined}>
        <LazyIsland island={footerIsland} />
      </div>
      <Deferred />
      <p role="status" className={css({ srOnly: true })}>
        {arrival.announcement}
      </p>
    </>
  )
}

type CurrentPageProps = { readonly path: string; readonly onShown: (path: string) => void }

/** Renders the current page. If its content fails, the title is still set and the page change still completes. */
function CurrentPage({ path, onShown }: CurrentPageProps) {
  const { Page, params, data, meta } = use(loadPage(path))
  useEffect(() => onShown(path), [path, onShown])
  return (
    <>
      <DocumentHead meta={meta} />
      <ErrorBoundary what={parts.page} className={errorInPage}>
        <div className={displayContents}>
          <Page params={params} data={data} />
        </div>
      </ErrorBoundary>
    </>
  )
}

const skipLink = css({
  position: 'fixed',
  left: 'gutter',
  top: '-6rem',
  zIndex: 'skip',
  background: 'signal',
  color: 'on.signal',
  padding: '0.9rem 1.4rem',
  fontWeight: 600,
  _focus: { top: '0.75rem' },
  _print: { display: 'none' },
})
