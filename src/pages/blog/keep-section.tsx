import { lazy, Suspense } from 'react'
import { retryLoad } from '#platform/retry-load.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { usePageLoaded } from '#ui/use-page-loaded.ts'

const KeepArticles = /* @__PURE__ */ lazy(() =>
  retryLoad(() => import('#features/article/ui/keep-articles.tsx')).then((module) => ({
    default: module.KeepArticles,
  })),
)

/** What the device keeps of the articles. The script is fetched after the page has loaded. */
export function KeepSection() {
  return usePageLoaded() ? (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <KeepArticles />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
