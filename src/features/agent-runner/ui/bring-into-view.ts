/**
 * Scrolls an element that has just appeared to the top of the view, unless all of it is in view already. The view moves
 * at once, with no animation.
 */
export function bringIntoView(element: Element | null | undefined): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'start' })
}
