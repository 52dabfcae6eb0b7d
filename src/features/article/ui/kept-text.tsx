import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

const MissingText = /* @__PURE__ */ lazy(() =>
  import('./missing-text.tsx').then((module) => ({ default: module.MissingText })),
)

/** The text of an article or, without a connection, the articles that are here instead of it. */
export function KeptText({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Suspense>
          <MissingText error={error} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
