/** A page of a list. The whole list as one page has the same form. */
export type ListPage<T> = {
  readonly items: readonly T[]
  /** The number of this page, from 1. */
  readonly page: number
  /** How many pages the list has. */
  readonly pages: number
}

/** How many pages are linked on each side of the current one. */
const NEIGHBOURS = 1

/** Returns how many pages a list has. An empty list has one page, which says that it is empty. */
export function pageCount(items: number, size: number): number {
  return Math.max(1, Math.ceil(items / size))
}

/** Returns all pages of a list, with `size` items on each but the last one. */
export function listPages<T>(items: readonly T[], size: number): readonly ListPage<T>[] {
  const pages = pageCount(items.length, size)
  return Array.from({ length: pages }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    page: index + 1,
    pages,
  }))
}

/**
 * Returns the numbers of the pages to which a page of a list links: the first, the last, its own and those beside it.
 * A gap is null; a gap of a single page is that page.
 */
export function linkedPages({ page, pages }: Pick<ListPage<unknown>, 'page' | 'pages'>): readonly (number | null)[] {
  const isLinked = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((number): readonly (number | null)[] => {
    const fillsGap = isLinked(number - 1) && isLinked(number + 1)
    if (isLinked(number) || fillsGap) return [number]
    return isLinked(number - 1) ? [null] : []
  })
}
