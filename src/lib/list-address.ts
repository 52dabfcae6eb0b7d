/** Returns the address of a page of a list. The first page has the address of the list. */
export function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`
}

/** Returns the address of the list to which a page of it belongs; every other address stays as it is. */
export function listOf(address: string): string {
  return address.replace(/^(\/[^/]+)\/page\/\d+$/, '$1')
}
