import type { FocusEvent } from 'react'

/**
 * Moves what the keyboard has gone to wholly into sight, clear of the edges its row keeps (`scroll-margin`): browsers
 * leave where it is what shows in part. A pointer finds what it presses where it presses it.
 */
export function scrollFocusedIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
