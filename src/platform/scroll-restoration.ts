import { attempt } from '#lib/attempt.ts'
import { hashTarget } from './hash-target.ts'

/** How long a page has to lie still before its place is noted. */
const SCROLL_IDLE_MS = 150

/** A journey through the history: where it led, and how far down the visitor had been there. */
let poppedEntry: { readonly to: string; readonly top: number } | null = null

/**
 * Tells journeys through the history from new ones and notes in each entry how far down the visitor was: the browser
 * restores that place itself, but not on a page that has to be loaded first.
 */
export function trackScrollPosition(): void {
  addEventListener('popstate', ({ state }) => {
    poppedEntry = { to: location.pathname, top: scrollTopIn(state) } // a jump to an anchor comes by here too
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

/** Notes how far down the visitor is, for whoever comes back to this entry of the history. */
export function saveScrollPosition(): void {
  const note = () => history.replaceState({ ...history.state, top: Math.round(scrollY) }, '')
  attempt(note, undefined) // Safari throws at the hundredth within ten seconds
}

/** Puts the visitor at the start of the page that has just been shown, at the anchor the address names, or back. */
export function restoreScrollAndFocus(main: HTMLElement | null): void {
  const anchor = hashTarget(location.hash)
  main?.focus({ preventScroll: true })
  if (poppedEntry?.to === location.pathname) {
    document.documentElement.dataset.forceLayout = '' // every part at its height, so that the place is where it was
    scrollTo(0, poppedEntry.top)
  } else if (anchor) anchor.scrollIntoView()
  else scrollTo(0, 0)
  poppedEntry = null
}

function scrollTopIn(state: unknown): number {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : 0
  return typeof top === 'number' && Number.isSafeInteger(top) ? Math.max(0, top) : 0
}
