import { record as header } from 'virtual:records/messages/site/header'
import { record as partNames } from 'virtual:records/messages/site/parts'
import { lazy, Suspense, use, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { paths } from '#content/paths.ts'
import { Background } from '#features/sky/ui/background.tsx'
import { pageAddress } from '#lib/page-address.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { displayContents } from '#ui/layout.ts'
import { LazyIsland } from '#ui/lazy-island.tsx'
import { Deferred, footerIsland } from './deferred.tsx'
import { DocumentHead } from './document-head.tsx'
import { ErrorView } from './error-view.tsx'
import { Header } from './header.tsx'
import { navigateWhenLoaded } from './navigation.ts'
import { clearLoadFailure, loadPage, matchPath } from './routes.ts'
import { usePageChange } from './use-page-change.ts'

/** What a page says instead of an error if it is not on the device. Sites whose pages are all precached contain none. */
const MissingRecord = /* @__PURE__ */ lazy(() =>
  import('./missing-record.tsx').then((module) => ({ default: module.MissingRecord })),
)

/**
 * Only the prerender passes `path`, because it has no browser. Pages are prerendered without a query, so hydration
 * starts without one too.
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
 * Each part of the frame has its own error boundary, so that an error, or a mismatch with the prerendered HTML, stays
 * within that part. Two error boundaries enclose the current page: the inner one has a key, so that a navigation
 * remounts it, and the outer one catches an error that unmounting the page throws.
 */
function Frame() {
  const path = pageAddress(useLocation()[0])
  const pageChange = usePageChange(path)
  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <Background />
      </ErrorBoundary>
      <ErrorBoundary contentName={partNames.menu}>
        <Suspense>
          <div className={displayContents}>
            <a href="#main" className={skipLink}>
              {header.skip}
            </a>
            <Header path={path} />
          </div>
        </Suspense>
      </ErrorBoundary>
      <main id="main" tabIndex={-1} ref={pageChange.main} className={css({ position: 'relative', minHeight: '60vh' })}>
        <ErrorBoundary contentName={partNames.page} place="page">
          <ErrorBoundary key={path} contentName={partNames.page} onRetry={() => clearLoadFailure(path)} place="page">
            <Suspense>
              {__HAS_UNLISTED_PAGES__ ? (
                <ErrorBoundary
                  onRetry={() => clearLoadFailure(path)}
                  fallback={(error, retry) => (
                    <MissingRecord path={path} error={error} onShown={pageChange.onShown} retry={retry} />
                  )}
                >
                  <CurrentPage path={path} onShown={pageChange.onShown} />
                </ErrorBoundary>
              ) : (
                <CurrentPage path={path} onShown={pageChange.onShown} />
              )}
            </Suspense>
          </ErrorBoundary>
        </ErrorBoundary>
      </main>
      <div data-letter={matchPath(path).params.path === paths.blog ? 'above' : undefined}>
        <LazyIsland island={footerIsland} />
      </div>
      <Deferred />
      <p role="status" className={css({ srOnly: true })}>
        {pageChange.announcement}
      </p>
    </>
  )
}

type CurrentPageProps = { readonly path: string; readonly onShown: (path: string) => void }

/** If the content of the page fails, the title is still set and the page change still completes. */
function CurrentPage({ path, onShown }: CurrentPageProps) {
  const { Page, params, data, meta } = use(loadPage(path))
  useEffect(() => onShown(path), [path, onShown])
  return (
    <>
      <DocumentHead meta={meta} />
      <ErrorBoundary contentName={partNames.page} place="page">
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
  _focus: { top: 'max(0.75rem, {spacing.safe.top})' },
  _print: { display: 'none' },
})
