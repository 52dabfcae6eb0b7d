import type { Clipboard, Clock, Drafts, Random, Share, Visibility } from './ports.ts'

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

/** Session storage may be missing or full; a draft is a comfort, so that trouble stays silent. */
export const browserDrafts: Drafts = {
  read(name) {
    try {
      return sessionStorage.getItem(`draft:${name}`)?.slice(0, 4000) ?? ''
    } catch {
      return ''
    }
  },
  write(name, text) {
    try {
      if (text === '') sessionStorage.removeItem(`draft:${name}`)
      else sessionStorage.setItem(`draft:${name}`, text)
    } catch {
      // the text stays in the field
    }
  },
}

/** The styles of the whole site come after the first paint. Answers once they are here, or cannot be had. */
export const allStyles: () => Promise<unknown> = (() => {
  let ready: Promise<unknown> | null = null
  return () => {
    ready ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-later]')].map(settled))
    return ready
  }
})()

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    if (link.sheet) resolve()
  })
}

let wentBackTo: string | null = null

/** Tells journeys through the history from new ones: the browser restores their scroll position itself. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    wentBackTo = location.pathname // a jump to an anchor comes by here too, but leaves no other page
  })
}

/** Puts the visitor at the start of the page that has just been shown, or at the anchor the address names. */
export function announceArrival(main: HTMLElement | null): void {
  const anchor = anchorOf(location.hash)
  main?.focus({ preventScroll: true })
  if (wentBackTo !== location.pathname) {
    if (anchor) anchor.scrollIntoView()
    else scrollTo(0, 0)
  }
  wentBackTo = null
}

/** Says whether an element at the top of the page has been scrolled out of sight. Answers how to stop watching. */
export function watchScrolledPast(element: Element, onChange: (isPast: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry && onChange(!entry.isIntersecting))
  observer.observe(element)
  return () => observer.disconnect()
}

/** The element an address names after its hash; a hash that is no text names none. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}
