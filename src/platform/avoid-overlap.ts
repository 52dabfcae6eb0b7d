import { overlapOffset } from '#lib/overlap-offset.ts'
import { observeSize } from './observe-size.ts'

const CONTROLS = 'a, button, input, select, summary, textarea'
const AVOIDED = '[type=submit], [data-avoid-overlap]'
const PANEL = '[data-over-page]'
const PAGE = 'main, footer'
const STATE_ATTRIBUTES = ['data-overlapping', 'data-no-room'] as const
const EVENTS = ['scroll', 'resize', 'focusin', 'focusout'] as const

/** The functions that measure the floating elements. If one changes its size, all are measured. */
const measurements = new Set<() => void>()

/**
 * Lifts a floating element, so that it does not cover the focused control, a submit button or an element marked
 * `data-avoid-overlap`. While a panel marked `data-over-page` is open above it, it may cover the page, or it would be
 * lifted over the panel. The floating element gets the custom property `--lift` in pixels, `data-overlapping` while it
 * would cover one of them without the lift, and `data-no-room` if the lift would move it out of the viewport. Returns a
 * function that ends this.
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
    for (const attribute of STATE_ATTRIBUTES) element.removeAttribute(attribute)
    for (const stop of stops) stop()
    for (const event of EVENTS) removeEventListener(event, scheduleMeasure, { capture: true })
  }
}

/**
 * Returns by how many pixels an element is lifted now. Reads the computed value, because the style sheet decides
 * whether the element is lifted.
 */
function currentLift(element: HTMLElement): number {
  const [, y = '0'] = getComputedStyle(element).getPropertyValue('translate').split(' ')
  return -Number.parseFloat(y) || 0
}

function avoidedRects(element: HTMLElement): readonly DOMRect[] {
  const focused = document.activeElement?.closest(CONTROLS)
  const controls = [...document.querySelectorAll(AVOIDED), ...(focused ? [focused] : [])]
  // measuring a control that is not laid out yet would force its layout
  const isLaidOut = (control: Element) => control.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
  const isIgnored = isInColumnOfPanel(element) ? (control: Element) => control.closest(PAGE) !== null : () => false
  const others = controls.filter((control) => !element.contains(control) && !isIgnored(control) && isLaidOut(control))
  return others.map((control) => control.getBoundingClientRect())
}

/** Returns whether a panel is open over the page, and not beside the element. */
function isInColumnOfPanel(element: HTMLElement): boolean {
  const panel = document.querySelector(PANEL)?.getBoundingClientRect()
  const { left, right } = element.getBoundingClientRect()
  return panel !== undefined && panel.left < right && panel.right > left
}
