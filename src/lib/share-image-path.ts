import { listOf } from './list-address.ts'

/**
 * Returns the address of the picture that other sites show when a page is shared. A page without an address of its own,
 * such as the not-found page, has the picture of the home page. All pages of a list have the picture of the first.
 */
export function shareImagePath(page = '/'): string {
  return `/share${page === '/' ? '/index' : listOf(page)}.jpg`
}
