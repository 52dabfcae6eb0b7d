import { lazy, Suspense } from 'react'
import type { ListPage } from '#lib/list-pages.ts'
import { retryLoad } from '#platform/retry-load.ts'

export type ListEndProps<T> = {
  /** The address of the list. */
  readonly list: string
  readonly current: ListPage<T>
  /** Whether a search goes on, which needs the whole list and replaces the links. */
  readonly isSearching?: boolean
  /** Whether the whole list is needed, and is not there yet. */
  readonly isIncomplete?: boolean
  /** Called with all items of the list once they are loaded. */
  readonly onLoad?: (items: readonly T[]) => void
}

// most lists have a single page, and their pages should not load what only longer ones need
const LongListEnd = lazy(() => retryLoad(() => import('./long-list-end.tsx')))

/** The end of a list: links to its other pages or, in a search, what is missing of it. A single page has no end. */
export function ListEnd<T>(props: ListEndProps<T>) {
  if (props.current.pages === 1) return null
  return (
    <Suspense>
      <LongListEnd {...(props as ListEndProps<unknown>)} />
    </Suspense>
  )
}
