import { arc, at, rad, TAU } from '#lib/engrave/geometry.ts'
import { COLUMNS, type Game } from './game.ts'

/** The picture that the cards show face down: a square, and the pole around which its stars turn. */
export const SKY = { size: 640, pole: { x: 400, y: 240 } } as const
const CARD = SKY.size / COLUMNS

/** An arc that ends where it begins would not be drawn, so the trail of a star that is alone ends just before it. */
const WHOLE_TURN = TAU - 0.01

const LONGEST_RAY = 15

/** A star for each card, at its centre. The star of the card at the pole has no trail. */
export type SkyStar = {
  readonly picture: string
  readonly x: number
  readonly y: number
  /** When its pair was found: 0 for the first pair. */
  readonly order: number
  /** Its path to the next star at the same distance from the pole, as path data. Together they close the circle. */
  readonly trail: string
  /** Its four rays as path data, the longer the earlier its pair was found. */
  readonly rays: string
}

type Place = Pick<SkyStar, 'x' | 'y'> & { readonly radius: number; readonly angle: number }

/** Returns the stars of a completed game, in the order of its cards. */
export function completedSky({ deck, matched }: Pick<Game, 'deck' | 'matched'>): readonly SkyStar[] {
  const places = deck.map((_, card) => placeOf(card))
  return deck.map((picture, card) => {
    const place = placeOf(card)
    const [{ x, y }, order] = [place, Math.floor(matched.indexOf(card) / 2)]
    return { picture, x, y, order, trail: trailOf(place, places), rays: raysAt(place, LONGEST_RAY - order) }
  })
}

function placeOf(card: number): Place {
  const [x, y] = [CARD * ((card % COLUMNS) + 0.5), CARD * (Math.floor(card / COLUMNS) + 0.5)]
  const [dx, dy] = [x - SKY.pole.x, y - SKY.pole.y]
  return { x, y, radius: Math.round(Math.hypot(dx, dy)), angle: Math.atan2(dy, dx) }
}

function trailOf({ radius, angle }: Place, places: readonly Place[]): string {
  if (radius === 0) return ''
  const sweeps = places
    .filter((other) => other.radius === radius && other.angle !== angle)
    .map((other) => (other.angle - angle + TAU) % TAU)
  return arc(SKY.pole.x, SKY.pole.y, radius, angle, Math.min(WHOLE_TURN, ...sweeps))
}

function raysAt({ x, y }: Place, ray: number): string {
  const points = Array.from({ length: 8 }, (_, index) => at(x, y, index % 2 === 0 ? ray : ray / 4, rad(45 * index)))
  return `M${points.map(([px, py]) => `${px} ${py}`).join('L')}Z`
}
