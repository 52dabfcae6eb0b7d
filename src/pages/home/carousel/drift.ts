/** How long a card takes to pass: a round of eight cards takes 40 s (src/docs/specification.md, figures). */
export const CARD_MS = 5000

/** The least number of cards with which the list drifts. Fewer cards do not fill the view. */
export const MIN_CARDS = 4

/** How long after the visitor's last scroll the list drifts again. */
export const IDLE_MS = 3000

/** How many pixels a pressed mouse has to move before it counts as a drag, not as a click. */
export const DRAG_PX = 6

/**
 * The measures of a carousel: the widths of its list and of its view, in px, and the number of cards in the list. The
 * list is rendered twice, side by side.
 */
export type CarouselTrack = { readonly listWidth: number; readonly viewWidth: number; readonly cardCount: number }

/** Returns the offset within the first list that shows the same cards as the given offset, in px. */
export function wrapOffset(offset: number, { listWidth }: CarouselTrack): number {
  return listWidth > 0 ? ((offset % listWidth) + listWidth) % listWidth : 0
}

/** Returns how many pixels the list has drifted after `ms` milliseconds, from 0 in each round. */
export function offsetAt(ms: number, { listWidth, cardCount }: CarouselTrack): number {
  const loop = cardCount * CARD_MS
  return loop > 0 ? ((ms % loop) / loop) * listWidth : 0
}

/** Returns the time in the animation's loop, in ms, that shows this offset, so that the drift resumes from there. */
export function elapsedAt(offset: number, track: CarouselTrack): number {
  return track.listWidth > 0 ? (wrapOffset(offset, track) / track.listWidth) * track.cardCount * CARD_MS : 0
}

/** Returns an offset that shows the same cards, but with room to scroll in both directions if possible. */
export function centredOffset(offset: number, track: CarouselTrack): number {
  const wrapped = wrapOffset(offset, track)
  return wrapped + track.listWidth <= 2 * track.listWidth - track.viewWidth ? wrapped + track.listWidth : wrapped
}

type Step = { readonly from: number; readonly to: number }

/**
 * Returns a step by one card, to the edge of a card. `from` shows the same cards as `offset`, moved by a whole list if
 * the step would otherwise run past either end of the two lists.
 */
export function stepByCard(offset: number, direction: 1 | -1, cardWidth: number, track: CarouselTrack): Step {
  const edge = direction === 1 ? Math.floor(offset / cardWidth + 0.01) + 1 : Math.ceil(offset / cardWidth - 0.01) - 1
  const to = edge * cardWidth
  if (to < 0) return { from: offset + track.listWidth, to: to + track.listWidth }
  if (to > 2 * track.listWidth - track.viewWidth) return { from: offset - track.listWidth, to: to - track.listWidth }
  return { from: offset, to }
}
