import type { Clock, Motion, Visibility } from './ports.ts'

/** Calls `onChange` whenever `share` of an element comes into view or leaves it. Returns a function that stops this. */
type ObserveVisibility = (element: Element, onChange: (isInView: boolean) => void, share: number) => () => void

type Dependencies = {
  readonly clock: Clock
  readonly visibility: Visibility
  readonly observe: ObserveVisibility
  /** Tells the style sheets whether anything may move. */
  readonly onAllow: (isAllowed: boolean) => void
  readonly isSavingData: () => boolean
}

/**
 * Creates the scheduler of animations, and the one place that knows whether anything may move. An animation receives the time for which it has been visible: time out of view
 * or in a hidden tab does not count. The animation returns in how many milliseconds to call it again, and nothing runs
 * in between.
 */
export function createMotion({ clock, visibility, observe, onAllow, isSavingData }: Dependencies): Motion {
  let isAllowed = false
  const listeners = new Set<() => void>()
  const isReduced = () => !isAllowed

  function allow(next: boolean) {
    if (next === isAllowed) return
    isAllowed = next
    onAllow(next)
    for (const listener of listeners) listener()
  }

  function whileMotionAllowed(run: () => () => void): () => void {
    let stop: (() => void) | null = null
    const update = () => {
      if (isReduced() === (stop === null)) return
      stop?.()
      stop = stop === null ? run() : null
    }
    update()
    listeners.add(update)
    return () => {
      listeners.delete(update)
      stop?.()
    }
  }

  function whileVisible(element: Element, onChange: (isSeen: boolean) => void, share = 0): () => void {
    let isInView = false
    let wasSeen = false
    const notifyIfChanged = () => {
      const isSeen = isInView && !visibility.isHidden()
      if (isSeen === wasSeen) return
      wasSeen = isSeen
      onChange(isSeen)
    }
    const onIntersection = (next: boolean) => {
      isInView = next
      notifyIfChanged()
    }
    const stopWatching = observe(element, onIntersection, share)
    const stopListening = visibility.onChange(notifyIfChanged)
    return () => {
      stopWatching()
      stopListening()
      if (wasSeen) onChange(false)
    }
  }

  function play(element: Element, advance: (elapsedMs: number) => number | null, from = 0): () => number {
    let elapsed = from
    let visibleSince: number | null = null
    let cancel = () => {}
    const now = () => (visibleSince === null ? elapsed : elapsed + clock.now() - visibleSince)
    const step = () => {
      const next = advance(now())
      if (next !== null && visibleSince !== null) cancel = clock.after(next, step)
    }
    const stop = whileVisible(element, (isSeen) => {
      cancel()
      if (isSeen) {
        visibleSince = clock.now()
        step()
      } else {
        elapsed = now()
        visibleSince = null
      }
    })
    return () => {
      stop()
      return elapsed
    }
  }

  return { allow, isReduced, whileMotionAllowed, isSavingData, whileVisible, play }
}
