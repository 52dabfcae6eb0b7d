import type { AroundNavHandler } from 'wouter'
import { pageAddress } from '#lib/page-address.ts'
import { whenIdleAfterNavigation } from '#platform/idle.ts'
import { restoreScrollAndFocus, saveScrollPosition } from '#platform/scroll-restoration.ts'
import { preloadPage } from './routes.ts'

/** The number of the latest navigation. An earlier one that completes later is ignored. */
let latestNavigation = 0

/**
 * Navigates to an address once its page is loaded, so that no empty page shows. If the page cannot be loaded (a chunk
 * that a newer version removed, no network), the browser navigates there itself and shows what the host or the worker
 * returns. If the visitor has navigated elsewhere meanwhile, even back, nothing happens.
 */
export const navigateWhenLoaded: AroundNavHandler = (navigate, to, options) => {
  const { href: from, pathname, search } = location
  const target = new URL(to, from)
  const isSamePage = pageAddress(target.pathname) === pageAddress(pathname)
  if (isSamePage && options?.replace) return navigate(to, options) // a page updates its own address: no navigation
  latestNavigation += 1
  const thisNavigation = latestNavigation
  const go = (how: typeof options) => {
    try {
      navigate(to, how)
    } catch {
      location.assign(to) // Safari allows 100 history changes in 10 s; this is not one
    }
  }
  if (isSamePage) {
    const isHere = target.search === search
    go(isHere ? { ...options, replace: true } : options)
    if (isHere) restoreScrollAndFocus(document.getElementById('main'))
    return
  }
  const isWanted = () => thisNavigation === latestNavigation && location.pathname === pathname
  preloadPage(to).then(
    () => {
      if (!isWanted()) return
      saveScrollPosition()
      go(options)
      // a visitor who comes back finds the page complete
      whenIdleAfterNavigation(() => preloadPage(pathname).catch(() => {}))
    },
    () => {
      if (isWanted()) location.assign(to)
    },
  )
}
