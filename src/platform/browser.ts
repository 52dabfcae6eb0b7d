import { isCount } from '#lib/untrusted.ts'
import { anchorOf } from './anchor.ts'
import { createMotion } from './motion.ts'
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
  async write(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false // no clipboard here, or no permission
    }
  },
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
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}

export const browserShare: Share = async (page) => {
  if (typeof navigator.share !== 'function') return 'unavailable'
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
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

const STILLNESS = '(prefers-reduced-motion: reduce)'

export const browserMotion = createMotion({
  clock: browserClock,
  visibility: browserVisibility,
  isStill: () => matchMedia(STILLNESS).matches,
  onStillChange(listener) {
    const media = matchMedia(STILLNESS)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
  isSaving: isSavingData,
  watch(element, onChange, share) {
    const { observer, listeners } = observerFor(share)
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
const SETTLED_MS = 150

/** A journey through the history: where it led, and how far down the visitor had been there. */
let goneBack: { readonly to: string; readonly top: number } | null = null

/**
 * Tells journeys through the history from new ones and notes in each entry how far down the visitor was: the browser
 * restores that place itself, but not on a page that has to be loaded first.
 */
export function watchHistory(): void {
  addEventListener('popstate', ({ state }) => {
    goneBack = { to: location.pathname, top: placeIn(state) } // a jump to an anchor comes by here too
  })
  let settling: ReturnType<typeof setTimeout>
  addEventListener(
    'scroll',
    () => {
      clearTimeout(settling)
      settling = setTimeout(notePlace, SETTLED_MS)
    },
    { passive: true },
  )
}

/** Notes how far down the visitor is, for whoever comes back to this entry of the history. */
export function notePlace(): void {
  history.replaceState({ ...history.state, top: Math.round(scrollY) }, '')
}

/** Puts the visitor at the start of the page that has just been shown, at the anchor the address names, or back. */
export function announceArrival(main: HTMLElement | null): void {
  const anchor = anchorOf(location.hash)
  main?.focus({ preventScroll: true })
  if (goneBack?.to === location.pathname) {
    document.documentElement.dataset.whole = '' // every part at its height, so that the place is where it was
    scrollTo(0, goneBack.top)
  } else if (anchor) anchor.scrollIntoView()
  else scrollTo(0, 0)
  goneBack = null
}

function placeIn(state: unknown): number {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : 0
  return isCount(top) ? top : 0
}

/** Says whether an element at the top of the page has been scrolled out of sight. Answers how to stop watching. */
export function watchScrolledPast(element: Element, onChange: (isPast: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry && onChange(!entry.isIntersecting))
  observer.observe(element)
  return () => observer.disconnect()
}
