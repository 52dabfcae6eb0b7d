import { record as header } from 'virtual:records/messages/site/header'
import { record as parts } from 'virtual:records/messages/site/parts'
import { Suspense, use, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { paths } from '#content/paths.ts'
import { Background } from '#features/sky/ui/background.tsx'
import { pageAddress } from '#lib/page-address.ts'
import { css } from '#styled/css'
import { ErrorBoundary, inPage } from '#ui/error-boundary.tsx'
import { around } from '#ui/layout.ts'
import { Near } from '#ui/near.tsx'
import { ErrorView } from './error-view.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import { footer, Lazy } from './lazy.tsx'
import { travel } from './navigation.ts'
import { forgetFailure, loadPage } from './routes.ts'
import { useArrival } from './use-arrival.ts'

/**
 * The whole site for the current address; `path` is given only where there is no browser. Pages are prerendered without
 * a query, so that hydration begins without one too.
 */
export function App({ path }: { readonly path?: string }) {
  return (
    <Router aroundNav={travel} ssrSearch="" {...(path !== undefined && { ssrPath: path })}>
      <ErrorBoundary instead={(error) => <ErrorView error={error} />}>
        <Frame />
      </ErrorBoundary>
    </Router>
  )
}

/**
 * What stands on every page. Each part has a boundary: one that fails, or does not fit its HTML, leaves the others alone.
 * The page has two: one that goes with it, and one that stays, for when it cannot be taken away.
 */
function Frame() {
  const path = pageAddress(useLocation()[0])
  const arrival = useArrival(path)
  return (
    <>
      <ErrorBoundary instead={() => null}>
        <Background />
      </ErrorBoundary>
      <ErrorBoundary what={parts.menu}>
        <Suspense>
          <div className={around}>
            <a href="#main" className={skipLink}>
              {header.skip}
            </a>
            <Header path={path} />
          </div>
        </Suspense>
      </ErrorBoundary>
      <main id="main" tabIndex={-1} ref={arrival.main} className={css({ position: 'relative', minHeight: '60vh' })}>
        <ErrorBoundary what={parts.page} className={inPage}>
          <ErrorBoundary key={path} what={parts.page} onRetry={() => forgetFailure(path)} className={inPage}>
            <Suspense>
              <CurrentPage path={path} onShown={arrival.onShown} />
            </Suspense>
          </ErrorBoundary>
        </ErrorBoundary>
      </main>
      <div data-letter={path === paths.blog ? 'above' : undefined}>
        <Near part={footer} />
      </div>
      <Lazy />
      <p role="status" className={css({ srOnly: true })}>
        {arrival.announcement}
      </p>
    </>
  )
}

type CurrentPageProps = { readonly path: string; readonly onShown: (path: string) => void }

/** A page that cannot be drawn has its title and is arrived at all the same. */
function CurrentPage({ path, onShown }: CurrentPageProps) {
  const { Page, params, data, meta } = use(loadPage(path))
  useEffect(() => onShown(path), [path, onShown])
  return (
    <>
      <Head meta={meta} />
      <ErrorBoundary what={parts.page} className={inPage}>
        <div className={around}>
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
