import { createStore, Provider } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { attempt } from '#lib/attempt.ts'
import { pageAddress } from '#lib/page-address.ts'
import { PAGE_DATA_ID } from '#lib/page-data.ts'
import { browserClipboard } from '#platform/browser-clipboard.ts'
import { browserClock } from '#platform/browser-clock.ts'
import { browserConnection } from '#platform/browser-connection.ts'
import { browserDrafts } from '#platform/browser-drafts.ts'
import { browserMotion } from '#platform/browser-motion.ts'
import { browserOpenTab } from '#platform/browser-open-tab.ts'
import {
  browserChangeChannel,
  browserHttp,
  browserRecords,
  browserSystemServices,
  outboxLock,
} from '#platform/browser-outbox.ts'
import { browserRandom } from '#platform/browser-random.ts'
import { browserShare } from '#platform/browser-share.ts'
import { browserStore } from '#platform/browser-store.ts'
import { browserVisibility } from '#platform/browser-visibility.ts'
import { layOutPageWhenIdle } from '#platform/first-page-layout.ts'
import { polyfillMutationObserver } from '#platform/polyfills.ts'
import { portsAtom } from '#platform/ports.ts'
import { retryLoad } from '#platform/retry-load.ts'
import { restoreFirstScroll, trackScrollPosition } from '#platform/scroll-restoration.ts'
import { isSitePrecached } from '#platform/site-precached.ts'
import { restoreFocus, trackFocus } from '#ui/restore-focus.ts'
import { App } from './app.tsx'
import { footerIsland } from './deferred.tsx'
import { loadForHydration } from './load-for-hydration.ts'
import { clearLoadFailure, loadPage, matchPath, notFound } from './routes.ts'
import { showToastAtom } from './state.ts'

polyfillMutationObserver()
if (!('popover' in HTMLElement.prototype))
  void import('#platform/popover-fallback.ts').then((fallback) => fallback.installPopoverFallback())
trackScrollPosition()

/**
 * A host may serve a page at '/about.html' too. The address is then corrected, so that each page has only one address.
 */
const address = pageAddress(location.pathname)
if (address !== location.pathname && matchPath(address).route.name !== notFound.name)
  attempt(() => history.replaceState(history.state, '', address + location.search + location.hash), undefined)

const store = createStore()
const showStorageFailure = () =>
  void retryLoad(() => import('./storage-failure.ts')).then(({ storageFailure }) =>
    store.set(showToastAtom, storageFailure),
  )

store.set(portsAtom, {
  clock: browserClock,
  random: browserRandom,
  store: browserStore(showStorageFailure),
  toast: (toast) => store.set(showToastAtom, toast),
  clipboard: browserClipboard,
  share: browserShare,
  visibility: browserVisibility,
  drafts: browserDrafts,
  motion: browserMotion,
  http: browserHttp,
  openTab: browserOpenTab,
  connection: browserConnection,
  records: browserRecords,
  lock: outboxLock,
  changeChannel: browserChangeChannel,
  system: browserSystemServices,
  ...(__HAS_UNLISTED_PAGES__
    ? {
        keptPages: () => import('#platform/browser-kept-pages.ts').then(({ browserKeptPages }) => browserKeptPages),
      }
    : {}),
  streamingFetch: () =>
    import('#platform/streaming-fetch.ts').then(({ browserStreamingFetch }) => browserStreamingFetch(browserClock)),
  onDeviceModel: () => import('#platform/on-device-model.ts').then(({ browserOnDeviceModel }) => browserOnDeviceModel),
  textExport: () => import('#platform/text-export.ts').then(({ browserTextExport }) => browserTextExport),
  canvasAnimation: () =>
    import('#platform/browser-canvas-animation.ts').then(({ browserCanvasAnimation }) => browserCanvasAnimation),
  longTaskMonitor: () =>
    import('#platform/browser-long-task-monitor.ts').then(({ browserLongTaskMonitor }) => browserLongTaskMonitor),
})

// nothing moves until the visitor's choice has been read
void retryLoad(() => import('./start-motion.ts')).then(({ startMotion }) => startMotion(store))

if (__COUNTS_VISITS__) {
  void retryLoad(() => import('./count-visits.ts')).then(({ countVisits }) =>
    countVisits({ http: browserHttp, location, navigator, document, addEventListener }),
  )
}

if (__HAS_UNLISTED_PAGES__) {
  void retryLoad(() => import('./keep-read-pages.ts')).then(({ keepReadPages }) =>
    keepReadPages(store, { location, addEventListener }, isSitePrecached()),
  )
}

const app = (
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>
)
const root = document.getElementById('root')

/**
 * Restores the focus after React has rebuilt a part of the page that did not match its HTML, so that the visitor can go
 * on typing. Reports the error, except on a page that the browser has translated: its text is in `font` elements, so
 * that no island matches its HTML.
 */
function onRecoverableError(error: unknown) {
  restoreFocus()
  if (!root?.querySelector('font')) reportError(error)
}

/** Hydrates the page, or renders it if the host has sent the HTML of a different page (as for an unknown article). */
async function start(container: HTMLElement) {
  // null on the page that hosts send for unknown addresses, and absent if the page needs no data or has to load it
  const data = document.getElementById(PAGE_DATA_ID)?.textContent
  // a prerendered page has its islands already
  const load = () => {
    clearLoadFailure(location.pathname)
    return loadPage(location.pathname, { documentData: data && JSON.parse(data), isWhole: false })
  }
  const isPrerendered = container.dataset.page === matchPath(location.pathname).route.name
  const page = isPrerendered ? loadForHydration(load) : load().catch(() => {}) // the page itself shows an error
  const footer = isPrerendered ? null : footerIsland.prepare().catch(() => {}) // the page works without its footer
  await Promise.all([page, footer])
  delete document.documentElement.dataset.lifeless // the forms can be loaded after all
  restoreFirstScroll()
  trackFocus()
  document.body.dataset.hydrated = '' // from now on, a press of what has its script hydrates it and is answered
  // a transition hydrates in slices, so that a tap does not have to wait for the whole page
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }))
  else createRoot(container).render(app)
  void layOutPageWhenIdle()
}

if (root) void start(root)
