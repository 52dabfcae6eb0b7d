import { expect, test } from 'vitest'
import {
  CARD_MS,
  centredOffset,
  elapsedAt,
  IDLE_MS,
  offsetAt,
  stepByCard,
  wrapOffset,
} from '#pages/home/carousel/drift.ts'

const track = { listWidth: 2752, viewWidth: 1440, cardCount: 8 } // eight cards of 344 px; the list is rendered twice
const cardWidth = 344

test('a card takes five seconds to pass, and eight cards take forty', () => {
  expect(CARD_MS).toBe(5000)
  expect(offsetAt(40_000, { ...track, listWidth: 5504, cardCount: 16 })).toBe(2752)
  expect(offsetAt(0, track)).toBe(0)
  expect(offsetAt(10_000, track)).toBe(688)
  expect(offsetAt(40_000, track)).toBe(0)
  expect(offsetAt(90_000, track)).toBe(688)
})

test('the drift continues from the current scroll position', () => {
  expect(elapsedAt(688, track)).toBe(10_000)
  expect(elapsedAt(2752 + 688, track)).toBe(10_000)
  expect(offsetAt(elapsedAt(1999, track), track)).toBeCloseTo(1999)
})

test('a list that was scrolled by hand does not drift for three seconds', () => {
  expect(IDLE_MS).toBe(3000)
})

test('an offset past either end shows the same cards as one within the list', () => {
  expect(wrapOffset(2752, track)).toBe(0)
  expect(wrapOffset(3000, track)).toBe(248)
  expect(wrapOffset(-100, track)).toBe(2652)
})

test('a list without a width stays at its start', () => {
  expect(wrapOffset(300, { listWidth: 0, viewWidth: 390, cardCount: 0 })).toBe(0)
  expect(elapsedAt(300, { listWidth: 0, viewWidth: 390, cardCount: 0 })).toBe(0)
})

test('when the visitor takes over, the list shows the same cards, with room to scroll on both sides', () => {
  expect(centredOffset(200, track)).toBe(2952)
  expect(centredOffset(2000, track), 'an offset with enough room on both sides').toBe(2000)
  for (let offset = 0; offset < 2752; offset += 43) {
    const centred = centredOffset(offset, track)
    expect(wrapOffset(centred, track)).toBe(offset)
    expect(centred).toBeLessThanOrEqual(2 * track.listWidth - track.viewWidth)
  }
})

test('a step goes to the next edge of a card', () => {
  expect(stepByCard(0, 1, cardWidth, track)).toEqual({ from: 0, to: 344 })
  expect(stepByCard(100, 1, cardWidth, track)).toEqual({ from: 100, to: 344 })
  expect(stepByCard(344, 1, cardWidth, track)).toEqual({ from: 344, to: 688 })
  expect(stepByCard(400, -1, cardWidth, track)).toEqual({ from: 400, to: 344 })
  expect(stepByCard(344, -1, cardWidth, track)).toEqual({ from: 344, to: 0 })
})

test('a step back from the first card goes to the last card, one list length further on', () => {
  expect(stepByCard(0, -1, cardWidth, track)).toEqual({ from: 2752, to: 2408 })
})

test('a step that would run out of cards is taken one list length earlier', () => {
  expect(stepByCard(4000, 1, cardWidth, track)).toEqual({ from: 1248, to: 1376 })
})

test('a rounding error of a pixel does not lose a step', () => {
  expect(stepByCard(343, 1, cardWidth, track)).toEqual({ from: 343, to: 688 })
  expect(stepByCard(345, -1, cardWidth, track)).toEqual({ from: 345, to: 0 })
})

test('many steps in either direction stay within the two lists', () => {
  for (const direction of [1, -1] as const) {
    let offset = 1000
    for (let i = 0; i < 40; i++) {
      const { from, to } = stepByCard(offset, direction, cardWidth, track)
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(0)
      expect(Math.max(from, to)).toBeLessThanOrEqual(2 * track.listWidth - track.viewWidth)
      offset = to
    }
  }
})
