import { record as storage } from 'virtual:records/messages/site/storage'
import { createStore, Provider } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { attempt } from '#lib/attempt.ts'
import { pageAddress } from '#lib/page-address.ts'
import {
  browserClipboard,
  browserClock,
  browserConnection,
  browserMotion,
  browserOpenTab,
  browserRandom,
  browserShare,
  browserVisibility,
  watchHistory,
} from '#platform/browser.ts'
import { anyLock, browserHttp, browserNews, browserRecords, browserWaiting } from '#platform/browser-outbox.ts'
import { browserStore } from '#platform/browser-store.ts'
import { browserDrafts } from '#platform/drafts.ts'
import { returnToAnchor, unfoldPage } from '#platform/first-page.ts'
import { portsAtom } from '#platform/ports.ts'
import { standInForObserver } from '#platform/stand-ins.ts'
import { followFocus, giveFocusBack } from '#ui/kept-focus.ts'
import { App } from './app.tsx'
import { footer } from './lazy.tsx'
import { loadPage, matchPath, notFound } from './routes.ts'
import { showToastAtom } from './state.ts'

standInForObserver()
watchHistory()

/** A host may answer '/about.html' with the page as well: here, too, each page has one address. */
const address = pageAddress(location.pathname)
if (address !== location.pathname && matchPath(address).route.file !== notFound.file)
  attempt(() => history.replaceState(history.state, '', address + location.search + location.hash), undefined)

const store = createStore()
const sayOnce = () => store.set(showToastAtom, { tone: 'wait', ...storage })

store.set(portsAtom, {
  clock: browserClock,
  random: browserRandom,
  store: browserStore(sayOnce),
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
  lock: anyLock,
  news: browserNews,
  waiting: browserWaiting,
  ask: () => import('#platform/ask.ts').then(({ browserAsk }) => browserAsk(browserClock)),
  onDevice: () => import('#platform/on-device.ts').then(({ browserOnDevice }) => browserOnDevice),
  takeAway: () => import('#platform/take-away.ts').then(({ browserTakeAway }) => browserTakeAway),
  flipBook: () => import('#platform/browser-flip-book.ts').then(({ browserFlipBook }) => browserFlipBook),
  ease: () => import('#platform/browser-ease.ts').then(({ browserEase }) => browserEase),
})

const app = (
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>
)
const root = document.getElementById('root')

/**
 * Where a part did not fit its HTML and was built anew, whoever was typing there goes on. In a page that the browser
 * translates (its words stand in `font` elements), no part that comes alive later fits.
 */
function onRecoverableError(error: unknown) {
  giveFocusBack()
  if (!root?.querySelector('font')) reportError(error)
}

/** Brings the page to life, or, where the host could only send another one (an unknown article), renders it anew. */
async function start(container: HTMLElement) {
  const page = loadPage(location.pathname).catch(() => {}) // the page itself says what went wrong
  const isPrerendered = container.dataset.page === matchPath(location.pathname).route.file
  const foot = isPrerendered ? null : footer.prepare().catch(() => {}) // the page stands without it
  await Promise.all([page, foot])
  returnToAnchor()
  // in slices, so that a tap is never kept waiting
  followFocus()
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }))
  else createRoot(container).render(app)
  void unfoldPage()
}

if (root) void start(root)
