import type { AroundNavHandler } from 'wouter'
import { pageAddress } from '#lib/page-address.ts'
import { layOutPageWhenIdle, skipLayoutOutOfView } from '#platform/first-page-layout.ts'
import { whenIdleAfterNavigation } from '#platform/idle.ts'
import { restoreScrollAndFocus, saveScrollPosition } from '#platform/scroll-restoration.ts'
import { withTimeout } from '#platform/timeout.ts'
import { isLayerEntry, layerLink } from '#ui/layer-entry.ts'
import { showIslandsInTurn } from '#ui/lazy-island.tsx'
import { preloadPage } from './routes.ts'

/** A page that takes longer to load is loaded by the browser, which shows what it has received. */
const MAX_LOAD_MS = 10_000

/** The number of the latest navigation. An earlier navigation is ignored if its page loads after that. */
let latestNavigation = 0

/**
 * Navigates to an address once its page is loaded, so that no empty page shows. If the page cannot be loaded (a chunk
 * that a newer version removed, no network) or takes too long, or if no page has the address (it may have moved), the
 * browser loads the address itself and shows the response of the host or the service worker. Does nothing if the visitor
 * has navigated elsewhere meanwhile, even with the back button. A navigation within the current page happens at once. A
 * link replaces the history entry of a layer, such as the menu.
 */
export const navigateWhenLoaded: AroundNavHandler = (navigate, to, options) => {
  const { href: from, pathname, search } = location
  const target = new URL(to, from)
  const isSamePage = pageAddress(target.pathname) === pageAddress(pathname)
  // the page only updates its own address
  if (isSamePage && options?.replace) return navigate(to, { state: history.state, ...options })
  latestNavigation += 1
  const thisNavigation = latestNavigation
  // Safari allows 100 history changes in 10 s, but any number of page loads
  const load = () => location[isLayerEntry() ? 'replace' : 'assign'](to)
  const navigateOrLoad = (navigateOptions: typeof options) => {
    const isReplacing = isLayerEntry() && !navigateOptions?.state
    try {
      navigate(to, isReplacing ? { ...navigateOptions, replace: true } : navigateOptions)
    } catch {
      load()
    }
  }
  layerLink.isFollowed = isLayerEntry()
  if (isSamePage) {
    const isSameAddress = target.search === search
    // the entry of a layer becomes that of the anchor, so that it does not end with its layer
    const ownState = isLayerEntry() ? {} : { state: history.state }
    navigateOrLoad(isSameAddress ? { ...ownState, ...options, replace: true } : options)
    if (isSameAddress) restoreScrollAndFocus(document.getElementById('main'))
    return
  }
  const isLatest = () => thisNavigation === latestNavigation && location.pathname === pathname
  // an anchor may be in an island
  const isWhole = target.hash !== ''
  const giveUp = () => Promise.reject(new Error(`${to} takes too long to load.`))
  withTimeout(preloadPage(to, isWhole), MAX_LOAD_MS, giveUp).then(
    (isKnown) => {
      if (!isLatest()) return
      if (!isKnown) return load()
      saveScrollPosition()
      showIslandsInTurn(!isWhole)
      if (!isWhole) skipLayoutOutOfView()
      navigateOrLoad(options)
      void layOutPageWhenIdle()
      // loads all of the previous page, in case the visitor comes back to it
      whenIdleAfterNavigation(() => preloadPage(pathname).catch(() => {}))
    },
    () => {
      if (isLatest()) load()
    },
  )
}
