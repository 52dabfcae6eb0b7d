import { lazy, type ReactNode, Suspense } from 'react'
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

const FirstItems = lazy(() =>
  retryLoad(() => import('./first-items.tsx').then((module) => ({ default: module.FirstItems }))),
)

type ListItemsProps<T> = {
  readonly items: readonly T[]
  readonly current: ListPage<unknown>
  /** The query that has found the items, or '' if the items are a page of the list. */
  readonly query: string
  readonly children: (items: readonly T[]) => ReactNode
}

/** The items of a list. If a query has found many in a list of several pages, the first ones are shown. */
export function ListItems<T>({ items, current, query, children }: ListItemsProps<T>) {
  if (current.pages === 1 || query === '') return children(items)
  return (
    <Suspense fallback={children(items.slice(0, current.items.length))}>
      <FirstItems items={items} query={query}>
        {children as (items: readonly unknown[]) => ReactNode}
      </FirstItems>
    </Suspense>
  )
}

/** The end of a list: links to its other pages or, in a search, what is missing of it. A single page has no end. */
export function ListEnd<T>(props: ListEndProps<T>) {
  if (props.current.pages === 1) return null
  return (
    <Suspense>
      <LongListEnd {...(props as ListEndProps<unknown>)} />
    </Suspense>
  )
}
