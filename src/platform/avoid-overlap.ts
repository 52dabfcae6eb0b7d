import { overlapOffset } from '#lib/overlap-offset.ts'
import { observeSize } from './observe-size.ts'

const CONTROLS = 'a, button, input, select, summary, textarea'
const AVOIDED = '[type=submit], [data-avoid-overlap]'
const STATE_ATTRIBUTES = ['data-overlapping', 'data-no-room'] as const
const EVENTS = ['scroll', 'resize', 'focusin', 'focusout'] as const

/** All that floats looks again when one of them may lie elsewhere. */
const measurements = new Set<() => void>()

/**
 * Keeps what floats over the page clear of the focused control, of every button that sends a form and of what asks for it
 * by `data-avoid-overlap`: the element gets the custom property `--lift`, in pixels, `data-overlapping` where it lies over one of
 * them, and `data-no-room` where it would be lifted out of the view. Answers how to stop.
 */
export function avoidOverlap(element: HTMLElement): () => void {
  let request = 0
  const measure = () => {
    request = 0
    const lift = currentLift(element)
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const restingBox = { left, right, top: top + lift, bottom: bottom + lift }
    const neededLift = height === 0 ? 0 : overlapOffset(restingBox, avoidedRects(element))
    element.toggleAttribute(STATE_ATTRIBUTES[0], neededLift > 0)
    element.toggleAttribute(STATE_ATTRIBUTES[1], neededLift > restingBox.top)
    element.style.setProperty('--lift', `${neededLift}px`)
  }
  const scheduleMeasure = () => {
    request ||= requestAnimationFrame(measure)
  }
  const scheduleAll = () => {
    for (const each of measurements) each()
  }
  measurements.add(scheduleMeasure)
  const stops = [observeSize(element, scheduleAll), observeSize(document.body, scheduleMeasure)]
  for (const event of EVENTS) addEventListener(event, scheduleMeasure, { passive: true, capture: true })
  return () => {
    cancelAnimationFrame(request)
    measurements.delete(scheduleMeasure)
    for (const mark of STATE_ATTRIBUTES) element.removeAttribute(mark)
    for (const stop of stops) stop()
    for (const event of EVENTS) removeEventListener(event, scheduleMeasure, { capture: true })
  }
}

/** By how many pixels an element stands above its place: its own styles say when it is lifted. */
function currentLift(element: HTMLElement): number {
  const [, down = '0'] = getComputedStyle(element).getPropertyValue('translate').split(' ')
  return -Number.parseFloat(down) || 0
}

function avoidedRects(element: HTMLElement): readonly DOMRect[] {
  const focused = document.activeElement?.closest(CONTROLS)
  const controls = [...document.querySelectorAll(AVOIDED), ...(focused ? [focused] : [])]
  // to ask one that is not laid out yet where it stands would lay it out at once
  const isLaidOut = (control: Element) => control.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
  const others = controls.filter((control) => !element.contains(control) && isLaidOut(control))
  return others.map((control) => control.getBoundingClientRect())
}
