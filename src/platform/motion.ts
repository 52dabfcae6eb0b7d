import type { Clock, Motion, Visibility } from './ports.ts'

/** Reports each time whether at least a share of an element is in view. Returns a function that stops it. */
type ObserveVisibility = (element: Element, onChange: (isInView: boolean) => void, share: number) => () => void

type Dependencies = {
  readonly clock: Clock
  readonly visibility: Visibility
  readonly observe: ObserveVisibility
  /** Returns whether the visitor prefers reduced motion. */
  readonly isReduced: () => boolean
  readonly onReducedChange: (listener: () => void) => () => void
  readonly isSavingData: () => boolean
}

/**
 * Creates the only scheduler of animations. An animation is told for how long it has been visible, which does not count
 * while it is out of view or its tab is hidden. It returns in how many milliseconds to call it again, and nothing runs
 * in between.
 */
export function createMotion({
  clock,
  visibility,
  observe,
  isReduced,
  onReducedChange,
  isSavingData,
}: Dependencies): Motion {
  function whileMoving(run: () => () => void): () => void {
    let stop: (() => void) | null = null
    const update = () => {
      if (isReduced() === (stop === null)) return
      stop?.()
      stop = stop === null ? run() : null
    }
    update()
    const stopListening = onReducedChange(update)
    return () => {
      stopListening()
      stop?.()
    }
  }

  function whileSeen(element: Element, onChange: (isSeen: boolean) => void, share = 0): () => void {
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
    let since: number | null = null
    let cancel = () => {}
    const now = () => (since === null ? elapsed : elapsed + clock.now() - since)
    const step = () => {
      const next = advance(now())
      if (next !== null && since !== null) cancel = clock.after(next, step)
    }
    const stop = whileSeen(element, (isSeen) => {
      cancel()
      if (isSeen) {
        since = clock.now()
        step()
      } else {
        elapsed = now()
        since = null
      }
    })
    return () => {
      stop()
      return elapsed
    }
  }

  return { isReduced, whileMotionAllowed: whileMoving, isSavingData, whileVisible: whileSeen, play }
}
