import { attempt } from '#lib/attempt.ts'
import { attemptAsync } from './attempt-async.ts'
import { hashTarget } from './hash-target.ts'
import { createMotion } from './motion.ts'
import { matchesMedia, observeIntersection, onMediaChange } from './observe-intersection.ts'
import type { Clipboard, Clock, Connection, OpenTab, Random, Share, Visibility } from './ports.ts'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

export const browserRandom: Random = () => Math.random()

export const browserClipboard: Clipboard = {
  // false: no clipboard here, or no permission
  write: (text) => attemptAsync(() => navigator.clipboard.writeText(text).then(() => true), false),
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    return () => {
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
}

/** With `noopener` a browser does not say whether the tab came; so the tie is cut by hand. */
export const browserOpenTab: OpenTab = (url) => {
  const tab = attempt(() => window.open(url, '_blank'), null)
  if (tab) tab.opener = null
  return tab !== null
}

export const browserShare: Share = async (page) => {
  try {
    await navigator.share(page)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
}

export const browserVisibility: Visibility = {
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

type Listeners = Map<Element, Set<(isInView: boolean) => void>>

/** One observer for each share that someone asks for, and who listens to it. */
const observers = new Map<number, { readonly observer: IntersectionObserver; readonly listeners: Listeners }>()

function observerFor(share: number) {
  const known = observers.get(share)
  if (known) return known
  const listeners: Listeners = new Map()
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      for (const listener of listeners.get(target) ?? []) listener(isIntersecting && intersectionRatio >= share)
  }
  const made = { observer: new IntersectionObserver(tell, { threshold: share }), listeners }
  observers.set(share, made)
  return made
}

/** Whether the visitor asked to save data; Chromium alone tells. */
export function isSavingData(): boolean {
  const isAsked = () => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData
  return attempt(isAsked, false) === true
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export const browserMotion = createMotion({
  clock: browserClock,
  visibility: browserVisibility,
  isReduced: () => matchesMedia(REDUCED_MOTION),
  onReducedChange: (listener) => onMediaChange(REDUCED_MOTION, listener),
  isSavingData: isSavingData,
  observe(element, onChange, share) {
    const observed = attempt(() => observerFor(share), null)
    if (!observed) {
      onChange(true) // nobody can tell: better moving out of sight than still in it
      return () => {}
    }
    const { observer, listeners } = observed
    const listening = listeners.get(element) ?? new Set()
    listeners.set(element, listening.add(onChange))
    observer.unobserve(element) // observed anew, it tells everyone where it stands
    observer.observe(element)
    return () => {
      listening.delete(onChange)
      if (listening.size > 0) return
      listeners.delete(element)
      observer.unobserve(element)
    }
  },
})

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

/** Says whether an element at the top of the page has been scrolled out of sight. Answers how to stop watching. */
export function observeScrolledPast(element: Element, onChange: (isPast: boolean) => void): () => void {
  return observeIntersection([element], ([entry]) => entry && onChange(!entry.isIntersecting))
}
