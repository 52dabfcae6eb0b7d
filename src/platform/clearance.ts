import { liftOver } from '#lib/lift-over.ts'
import { watchSize } from './size.ts'

const CONTROLS = 'a, button, input, select, summary, textarea'
const KEPT_CLEAR = '[type=submit], [data-keep-clear]'
const MARKS = ['data-in-the-way', 'data-crowded'] as const
const EVENTS = ['scroll', 'resize', 'focusin', 'focusout'] as const

/** All that floats looks again when one of them may lie elsewhere. */
const looks = new Set<() => void>()

/**
 * Keeps what floats over the page clear of the focused control, of every button that sends a form and of what asks for it
 * by `data-keep-clear`: the element gets the custom property `--lift`, in pixels, `data-in-the-way` where it lies over one of
 * them, and `data-crowded` where it would be lifted out of the view. Answers how to stop.
 */
export function keepClear(element: HTMLElement): () => void {
  let request = 0
  const measure = () => {
    request = 0
    const lift = liftOf(element)
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const home = { left, right, top: top + lift, bottom: bottom + lift }
    const wanted = height === 0 ? 0 : liftOver(home, controlsBeside(element))
    element.toggleAttribute(MARKS[0], wanted > 0)
    element.toggleAttribute(MARKS[1], wanted > home.top)
    element.style.setProperty('--lift', `${wanted}px`)
  }
  const look = () => {
    request ||= requestAnimationFrame(measure)
  }
  const lookAll = () => {
    for (const each of looks) each()
  }
  looks.add(look)
  const stops = [watchSize(element, lookAll), watchSize(document.body, look)]
  for (const event of EVENTS) addEventListener(event, look, { passive: true, capture: true })
  return () => {
    cancelAnimationFrame(request)
    looks.delete(look)
    for (const mark of MARKS) element.removeAttribute(mark)
    for (const stop of stops) stop()
    for (const event of EVENTS) removeEventListener(event, look, { capture: true })
  }
}

/** By how many pixels an element stands above its place: its own styles say when it is lifted. */
function liftOf(element: HTMLElement): number {
  const [, down = '0'] = getComputedStyle(element).getPropertyValue('translate').split(' ')
  return -Number.parseFloat(down) || 0
}

function controlsBeside(element: HTMLElement): readonly DOMRect[] {
  const focused = document.activeElement?.closest(CONTROLS)
  const controls = [...document.querySelectorAll(KEPT_CLEAR), ...(focused ? [focused] : [])]
  // to ask one that is not laid out yet where it stands would lay it out at once
  const isLaidOut = (control: Element) => control.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
  const others = controls.filter((control) => !element.contains(control) && isLaidOut(control))
  return others.map((control) => control.getBoundingClientRect())
}
