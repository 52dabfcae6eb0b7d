/**
 * Returns the canonical address of a page: without a trailing slash, '.html' or '/index'. The host, the service worker
 * and the router all resolve to it.
 */
export function pageAddress(pathname: string): string {
  return pathname.replace(/(?:\.html|\/index|\/)+$/, '') || '/'
}

/** Returns whether a path leads to a file. Only files have an extension; addresses of pages have none. */
export function isFileAddress(pathname: string): boolean {
  return /\.[a-z\d]+$/i.test(pathname)
}

/** Returns the file of a page, relative to the site's root: 'about.html' for '/about', 'index.html' for '/'. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
