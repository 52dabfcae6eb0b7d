import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser-clock.ts'
import { browserVisibility } from './browser-visibility.ts'
import { createMotion } from './motion.ts'
import { isSavingData } from './save-data.ts'

type Listeners = Map<Element, Set<(isInView: boolean) => void>>

/** One observer for each requested share of visibility, with the listeners of each element. */
const observers = new Map<number, { readonly observer: IntersectionObserver; readonly listeners: Listeners }>()

function observerFor(share: number) {
  const known = observers.get(share)
  if (known) return known
  const listeners: Listeners = new Map()
  const notify = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      for (const listener of listeners.get(target) ?? []) listener(isIntersecting && intersectionRatio >= share)
  }
  const entry = { observer: new IntersectionObserver(notify, { threshold: share }), listeners }
  observers.set(share, entry)
  return entry
}

export const browserMotion = createMotion({
  clock: browserClock,
  visibility: browserVisibility,
  onAllow: (isAllowed) => document.documentElement.toggleAttribute('data-motion', isAllowed),
  isSavingData,
  observe(element, onChange, share) {
    const entry = attempt(() => observerFor(share), null)
    if (!entry) {
      onChange(true) // without an observer, an animation that also plays out of view is better than none
      return () => {}
    }
    const { observer, listeners } = entry
    const elementListeners = listeners.get(element) ?? new Set()
    listeners.set(element, elementListeners.add(onChange))
    observer.unobserve(element) // observing an element again reports its state to every listener
    observer.observe(element)
    return () => {
      elementListeners.delete(onChange)
      if (elementListeners.size > 0) return
      listeners.delete(element)
      observer.unobserve(element)
    }
  },
})
