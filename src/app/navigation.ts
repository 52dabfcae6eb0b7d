import type { AroundNavHandler } from 'wouter'
import { pageAddress } from '#lib/page-address.ts'
import { whenIdleAfterNavigation } from '#platform/idle.ts'
import { restoreScrollAndFocus, saveScrollPosition } from '#platform/scroll-restoration.ts'
import { preloadPage } from './routes.ts'

/** The last journey that was begun: one that comes to its end after another has begun leads nowhere. */
let latestNavigation = 0

/**
 * Goes to an address once its page is here, so that nobody sees a gap. Where the page cannot be had (a chunk that a
 * newer version removed, a dead network), the browser goes there itself and gets whatever host or worker can give. Who
 * has gone elsewhere meanwhile, also back, stays there.
 */
export const navigateWhenLoaded: AroundNavHandler = (navigate, to, options) => {
  const { href: from, pathname, search } = location
  const target = new URL(to, from)
  const isSamePage = pageAddress(target.pathname) === pageAddress(pathname)
  if (isSamePage && options?.replace) return navigate(to, options) // the address follows its page: no journey
  latestNavigation += 1
  const thisNavigation = latestNavigation
  const go = (how: typeof options) => {
    try {
      navigate(to, how)
    } catch {
      location.assign(to) // Safari allows a hundred changes of the address in 10 s; this is none
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
      whenIdleAfterNavigation(() => preloadPage(pathname).catch(() => {})) // whoever comes back finds the page whole
    },
    () => {
      if (isWanted()) location.assign(to)
    },
  )
}
