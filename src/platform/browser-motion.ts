import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser-clock.ts'
import { browserVisibility } from './browser-visibility.ts'
import { matchesMedia, onMediaChange } from './media-query.ts'
import { createMotion } from './motion.ts'
import { isSavingData } from './save-data.ts'

type Listeners = Map<Element, Set<(isInView: boolean) => void>>

/** One observer for each requested share of visibility, with its listeners by element. */
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

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export const browserMotion = createMotion({
  clock: browserClock,
  visibility: browserVisibility,
  isReduced: () => matchesMedia(REDUCED_MOTION),
  onReducedChange: (listener) => onMediaChange(REDUCED_MOTION, listener),
  isSavingData,
  observe(element, onChange, share) {
    const observed = attempt(() => observerFor(share), null)
    if (!observed) {
      onChange(true) // without an observer, playing out of view is better than standing still in view
      return () => {}
    }
    const { observer, listeners } = observed
    const listening = listeners.get(element) ?? new Set()
    listeners.set(element, listening.add(onChange))
    observer.unobserve(element) // observing it anew reports its state to every listener
    observer.observe(element)
    return () => {
      listening.delete(onChange)
      if (listening.size > 0) return
      listeners.delete(element)
      observer.unobserve(element)
    }
  },
})
