import { liftOver } from '#lib/lift-over.ts'
import { watchSize } from './size.ts'

const CONTROLS = 'a, button, input, select, summary, textarea'
const EVENTS = ['scroll', 'resize', 'focusin', 'focusout'] as const

/**
 * Keeps what floats over the page clear of the focused control and of every button that sends a form: the element gets the
 * custom property `--lift`, in pixels, and `data-in-the-way` where it lies over one of them, `data-crowded` where it would
 * be lifted out of the view. Answers how to stop.
 */
export function keepClear(element: HTMLElement): () => void {
  let lift = 0
  let request = 0
  const measure = () => {
    request = 0
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const home = { left, right, top: top + lift, bottom: bottom + lift }
    const wanted = height === 0 ? 0 : liftOver(home, controlsBeside(element))
    element.toggleAttribute('data-in-the-way', wanted > 0)
    element.toggleAttribute('data-crowded', wanted > home.top)
    element.style.setProperty('--lift', `${wanted}px`)
    lift = getComputedStyle(element).translate === 'none' ? 0 : wanted
  }
  const look = () => {
    request ||= requestAnimationFrame(measure)
  }
  const stopWatching = watchSize(element, look)
  for (const event of EVENTS) addEventListener(event, look, { passive: true, capture: true })
  look()
  return () => {
    cancelAnimationFrame(request)
    stopWatching()
    for (const event of EVENTS) removeEventListener(event, look, { capture: true })
  }
}

function controlsBeside(element: HTMLElement): readonly DOMRect[] {
  const focused = document.activeElement?.closest(CONTROLS)
  const controls = [...document.querySelectorAll('[type=submit]'), ...(focused ? [focused] : [])]
  return controls.filter((control) => !element.contains(control)).map((control) => control.getBoundingClientRect())
}
