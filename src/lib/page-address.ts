/**
 * Returns the one address of a page for every way of writing it: without a final slash, without '.html' and without
 * '/index'. The host, the worker and the router all lead there.
 */
export function pageAddress(pathname: string): string {
  return pathname.replace(/(?:\.html|\/index|\/)+$/, '') || '/'
}

/** Returns whether a path leads to a file: the addresses of pages have no ending. */
export function isFileAddress(pathname: string): boolean {
  return /\.[a-z\d]+$/i.test(pathname)
}

/** Returns the file of a page's address, from the site's root: '/about' is 'about.html', '/' is 'index.html'. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
