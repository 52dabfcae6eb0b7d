/** How long a card takes to pass: a round of eight cards takes 40 s (src/docs/specification.md, figures). */
export const CARD_MS = 5000

/** Fewer cards do not fill the view, so the list does not drift. */
export const MIN_CARDS = 4

/** How long the list waits after a visitor scrolled it before it drifts again. */
export const IDLE_MS = 3000

/** How many pixels a pressed mouse has to move before it counts as a drag, not as a click. */
export const DRAG_PX = 6

/** The width of the list, which is rendered twice, and of the view, both in px, and the list's number of cards. */
export type CarouselTrack = { readonly list: number; readonly view: number; readonly cards: number }

/** Wraps an offset into the two lists to one into a single list, from 0 to its width. */
export function wrapOffset(offset: number, { list }: CarouselTrack): number {
  return list > 0 ? ((offset % list) + list) % list : 0
}

/** Returns how many pixels the list has drifted after `ms` milliseconds. */
export function offsetAt(ms: number, { list, cards }: CarouselTrack): number {
  const loop = cards * CARD_MS
  return loop > 0 ? ((ms % loop) / loop) * list : 0
}

/** Returns the time in the animation's loop, in ms, that shows this offset, so that the drift resumes from there. */
export function elapsedAt(offset: number, belt: CarouselTrack): number {
  return belt.list > 0 ? (wrapOffset(offset, belt) / belt.list) * belt.cards * CARD_MS : 0
}

/** Returns an offset that shows the same cards, but with room to scroll in both directions if possible. */
export function centredOffset(offset: number, belt: CarouselTrack): number {
  const place = wrapOffset(offset, belt)
  return place + belt.list <= 2 * belt.list - belt.view ? place + belt.list : place
}

type Step = { readonly from: number; readonly to: number }

/**
 * Returns a step by one card, to the edge of a card. `from` shows the same cards as `offset`, moved by a whole list if
 * the step would otherwise run past the end.
 */
export function stepByCard(offset: number, direction: 1 | -1, card: number, belt: CarouselTrack): Step {
  const edge = direction === 1 ? Math.floor(offset / card + 0.01) + 1 : Math.ceil(offset / card - 0.01) - 1
  const to = edge * card
  if (to < 0) return { from: offset + belt.list, to: to + belt.list }
  if (to > 2 * belt.list - belt.view) return { from: offset - belt.list, to: to - belt.list }
  return { from: offset, to }
}
