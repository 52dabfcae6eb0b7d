import type { FocusEvent } from 'react'

/**
 * Scrolls an element that got the focus by keyboard fully into view, clear of the edges of its row (`scroll-margin`).
 * Browsers do not scroll if a part of the element is visible. Focus by pointer does not scroll.
 */
export function scrollFocusedIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
