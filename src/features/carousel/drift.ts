/** How long a card takes to pass: eight of them take 40 seconds (spec §9). */
export const CARD_MS = 5000

/** Fewer cards than these do not fill a window, and stand still. */
export const MIN_CARDS = 4

/** How long a list that was scrolled by hand is left alone before it drifts on. */
export const IDLE_MS = 3000

/** Pixels a pressed mouse has to travel before it counts as dragging and no longer as a click. */
export const DRAG_PX = 6

/** Lengths in px: of the list itself, which stands there twice, and of the window it is seen through; and how many cards it has. */
export type CarouselTrack = { readonly list: number; readonly view: number; readonly cards: number }

/** The place in the list, from 0 up to its length, that an offset into the two lists shows. */
export function wrapOffset(offset: number, { list }: CarouselTrack): number {
  return list > 0 ? ((offset % list) + list) % list : 0
}

/** How far the list has drifted after so many milliseconds. */
export function offsetAt(ms: number, { list, cards }: CarouselTrack): number {
  const loop = cards * CARD_MS
  return loop > 0 ? ((ms % loop) / loop) * list : 0
}

/** The moment of the loop at which the list has drifted so far: where a drift goes on from. */
export function elapsedAt(offset: number, belt: CarouselTrack): number {
  return belt.list > 0 ? (wrapOffset(offset, belt) / belt.list) * belt.cards * CARD_MS : 0
}

/** Where a list in the hands of the visitor lies: at the same picture, with room to either side if there is any. */
export function centredOffset(offset: number, belt: CarouselTrack): number {
  const place = wrapOffset(offset, belt)
  return place + belt.list <= 2 * belt.list - belt.view ? place + belt.list : place
}

type Step = { readonly from: number; readonly to: number }

/**
 * One card on or back, to the edge of a card. `from` shows the same picture as `offset`, moved by a whole list where the
 * step would otherwise run out of cards.
 */
export function stepByCard(offset: number, direction: 1 | -1, card: number, belt: CarouselTrack): Step {
  const edge = direction === 1 ? Math.floor(offset / card + 0.01) + 1 : Math.ceil(offset / card - 0.01) - 1
  const to = edge * card
  if (to < 0) return { from: offset + belt.list, to: to + belt.list }
  if (to > 2 * belt.list - belt.view) return { from: offset - belt.list, to: to - belt.list }
  return { from: offset, to }
}
