import { expect, test } from 'vitest'
import { completedSky, SKY } from '#features/memory/completed-sky.ts'

const deck = Array.from({ length: 16 }, (_, card) => `picture ${card % 8}`)
/** The pairs in the order 7, 6, … 0. */
const matched = Array.from({ length: 8 }, (_, pair) => [7 - pair, 15 - pair]).flat()
const stars = completedSky({ deck, matched })

/** Returns the angles in radians at which a trail begins and ends, and its radius. */
function endsOf(trail: string) {
  const [x0 = 0, y0 = 0, radius = 0, , , isLong = 0, , x1 = 0, y1 = 0] = (trail.match(/-?[\d.]+/g) ?? []).map(Number)
  const angle = (x: number, y: number) => Math.atan2(y - SKY.pole.y, x - SKY.pole.x)
  const sweep = (angle(x1, y1) - angle(x0, y0) + 4 * Math.PI) % (2 * Math.PI)
  return { x0, y0, radius, isLong: isLong === 1, sweep }
}

test('the completed sky has a star for each card, with the picture of the card', () => {
  expect(stars.map(({ picture }) => picture)).toEqual(deck)
  expect(stars[0]).toMatchObject({ x: 80, y: 80 })
  expect(stars[15]).toMatchObject({ x: 560, y: 560 })
})

test('the two stars of a pair have the place of the pair in the game', () => {
  for (const [card, { order }] of stars.entries()) expect(order).toBe(7 - (card % 8))
})

test('one star is at the pole and has no trail, every other trail begins at its star', () => {
  const atPole = stars.filter(({ trail }) => trail === '')
  expect(atPole).toMatchObject([SKY.pole])
  for (const { x, y, trail } of stars)
    if (trail) {
      expect(endsOf(trail).x0).toBeCloseTo(x, 0)
      expect(endsOf(trail).y0).toBeCloseTo(y, 0)
    }
})

test('the trails at each distance from the pole complete the circle, without overlapping', () => {
  const sweeps = new Map<number, number>()
  for (const { trail } of stars)
    if (trail) {
      const { radius, sweep, isLong } = endsOf(trail)
      expect(sweep > Math.PI + 0.01).toBe(isLong)
      sweeps.set(radius, (sweeps.get(radius) ?? 0) + sweep)
    }
  expect(sweeps.size).toBeGreaterThan(1)
  for (const [radius, sweep] of sweeps) expect(sweep, `radius ${radius}`).toBeCloseTo(2 * Math.PI, 1)
})

test('pairs that were found earlier have longer rays', () => {
  const span = (card: number) => {
    const xs = (stars[card]?.rays.match(/[ML](-?[\d.]+)/g) ?? []).map((x) => Number(x.slice(1)))
    return Math.max(...xs) - Math.min(...xs)
  }
  expect(span(7)).toBeGreaterThan(span(0))
  expect(span(0)).toBeGreaterThan(0)
})
