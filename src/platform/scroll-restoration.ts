import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from './first-interaction.ts'
import { hashTarget } from './hash-target.ts'

/** How long scrolling has to pause before the position is saved. */
const SCROLL_IDLE_MS = 150

/** The last history navigation to another page: its path, and the scroll position that was saved there. */
let poppedEntry: { readonly path: string; readonly top: number } | null = null

/** The path of the current history entry. */
let currentPath = ''

/** The scroll position that was saved in the history entry which the document was loaded for. */
let topBeforeLoad = 0

/**
 * Records history navigations, and saves the scroll position in each history entry. The browser restores the position
 * itself, but not on a page that has to be loaded first.
 */
export function trackScrollPosition(): void {
  topBeforeLoad = scrollTopIn(history.state)
  currentPath = location.pathname
  addEventListener('popstate', ({ state }) => {
    const path = location.pathname
    // this event also fires for jumps to an anchor, and when a dialog closes
    poppedEntry = path === currentPath ? null : { path, top: scrollTopIn(state) }
    currentPath = path
  })
  let scrollTimer: ReturnType<typeof setTimeout>
  addEventListener(
    'scroll',
    () => {
      clearTimeout(scrollTimer)
      scrollTimer = setTimeout(saveScrollPosition, SCROLL_IDLE_MS)
    },
    { passive: true },
  )
}

/**
 * Scrolls the first page again, now that it has its styles and its height: to the position that it had before a reload
 * or when the visitor left it, or to the anchor in the address. The browser did so too early, while the height of
 * sections out of view was an estimate. Does nothing once the visitor has begun to use the page.
 */
export function restoreFirstScroll(): void {
  if (firstInteraction.hasHappened()) return
  const navigations = attempt(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[], [])
  const type = navigations[0]?.type
  const isReturning = type === 'reload' || type === 'back_forward'
  const anchor = type === 'navigate' ? hashTarget(location.hash) : null
  if (isReturning ? topBeforeLoad === 0 : !anchor) return
  document.documentElement.dataset.forceLayout = ''
  if (anchor) anchor.scrollIntoView()
  else scrollTo(0, topBeforeLoad)
}

/** Saves the scroll position in the current history entry, in case the visitor comes back to that entry. */
export function saveScrollPosition(): void {
  const savePosition = () => history.replaceState({ ...history.state, top: Math.round(scrollY) }, '')
  attempt(savePosition, undefined) // Safari throws after a hundred calls within ten seconds
}

/**
 * Scrolls the page that has just been shown to its top, to the anchor in the address, or to the position that was saved
 * for a history navigation. Moves the focus to the page or to the anchor, so that Tab goes on from there.
 */
export function restoreScrollAndFocus(main: HTMLElement | null): void {
  const anchor = hashTarget(location.hash)
  const returnsTo = poppedEntry?.path === location.pathname ? poppedEntry.top : null
  if (anchor && returnsTo === null) {
    focusAnchor(anchor)
    anchor.scrollIntoView()
  } else {
    main?.focus({ preventScroll: true })
    // lays out every section, so that the position is where it was
    if (returnsTo !== null) document.documentElement.dataset.forceLayout = ''
    scrollTo(0, returnsTo ?? 0)
  }
  poppedEntry = null
  currentPath = location.pathname
}

/** Moves the focus to an element, which can take it only until it loses it again. */
function focusAnchor(anchor: HTMLElement): void {
  anchor.focus({ preventScroll: true })
  if (document.activeElement === anchor) return
  anchor.tabIndex = -1
  anchor.dataset.focusedAnchor = '' // it is no control, so it gets no outline
  const release = () => {
    anchor.removeAttribute('tabindex')
    delete anchor.dataset.focusedAnchor
  }
  anchor.addEventListener('blur', release, { once: true })
  anchor.focus({ preventScroll: true })
}

function scrollTopIn(state: unknown): number {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : 0
  return typeof top === 'number' && Number.isSafeInteger(top) ? Math.max(0, top) : 0
}
