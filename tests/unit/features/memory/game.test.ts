import { expect, test } from 'vitest'
import {
  clockFace,
  deal,
  dealOfDay,
  flip,
  type Game,
  isComplete,
  neighbour,
  notStarted,
  parseBest,
} from '#features/memory/game.ts'
import { unshuffled } from '#support/test-store.ts'

const eightValues = ['sun', 'moon', 'dial', 'sphere', 'comet', 'ring', 'star', 'rose']
/** Returns a game with the cards sun, moon, sun, moon. */
const fourCards = (state: Partial<Game> = {}): Game => ({ ...deal(['sun', 'moon'], unshuffled), ...state })

test('a deal has sixteen cards, two of each value', () => {
  const { deck } = deal(eightValues, Math.random)
  expect(deck).toHaveLength(16)
  for (const value of eightValues)
    expect(
      deck.filter((card) => card === value),
      value,
    ).toHaveLength(2)
})

test('the cards of a day are always dealt in the same order, and keep their day', () => {
  const day = dealOfDay(eightValues, '2026-11-28')
  expect(dealOfDay(eightValues, '2026-11-28')).toEqual(day)
  expect(day.day).toBe('2026-11-28')
  expect([...day.deck].sort()).toEqual([...eightValues, ...eightValues].sort())
  expect(deal(eightValues, Math.random).day).toBeNull()
})

test('the cards of a published day never change, or two visitors with different versions would get different ones', () => {
  expect(dealOfDay(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], '2026-11-28').deck.join('')).toBe('adcbfgcefhdgeahb')
})

test('over ten years, every day has cards of its own, and no card favours a place', () => {
  const days = Array.from({ length: 3650 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  const decks = days.map((day) => dealOfDay(eightValues, day).deck)
  expect(new Set(decks.map((deck) => deck.join())).size).toBe(days.length)
  const expected = days.length / 8
  for (let place = 0; place < 16; place++)
    for (const value of eightValues) {
      const count = decks.filter((deck) => deck[place] === value).length
      expect(Math.abs(count - expected), `${value} at ${place}`).toBeLessThan(expected / 5)
    }
  const same = decks.slice(1).map((deck, day) => deck.filter((card, place) => card === decks[day]?.[place]).length)
  expect(same.reduce((sum, count) => sum + count, 0) / same.length, 'cards that stay where they were').toBeLessThan(2.2)
})

test('a new deal has no open card, no matched card and no moves', () => {
  expect(deal(eightValues, unshuffled)).toMatchObject({ openCards: [], matched: [], moves: 0 })
})

test('the random numbers decide the order of the cards', () => {
  expect(deal(eightValues, () => 0).deck).not.toEqual(deal(eightValues, unshuffled).deck)
})

test('turning the first card costs no move', () => {
  expect(flip(fourCards(), 1)).toMatchObject({ openCards: [1], moves: 0 })
})

test('a matching pair stays open and costs one move', () => {
  expect(flip(fourCards({ openCards: [0], moves: 4 }), 2)).toMatchObject({ openCards: [], matched: [0, 2], moves: 5 })
})

test('two different cards stay open for comparison and cost one move', () => {
  expect(flip(fourCards({ openCards: [0], moves: 4 }), 1)).toMatchObject({ openCards: [0, 1], matched: [], moves: 5 })
})

test('a second pair is added to the first', () => {
  expect(flip(fourCards({ openCards: [3], matched: [0, 2], moves: 1 }), 1).matched).toEqual([0, 2, 3, 1])
})

test.each([
  ['a third card', fourCards({ openCards: [0, 1] }), 2],
  ['the open card', fourCards({ openCards: [0] }), 0],
  ['a matched card', fourCards({ matched: [0, 2] }), 2],
  ['a matched card while another is open', fourCards({ openCards: [1], matched: [0, 2] }), 0],
  ['a card that does not exist', fourCards(), 4],
  ['a card before the first', fourCards(), -1],
  ['any card before the first deal', notStarted, 0],
])('%s does not turn, and the game stays the same object', (_, game, card) => {
  expect(flip(game, card)).toBe(game)
})

test('turning a card does not change the previous game', () => {
  const before = fourCards({ openCards: [0] })
  flip(before, 2)
  expect(before).toEqual(fourCards({ openCards: [0] }))
})

test('a game is complete when every card is matched, and not before', () => {
  expect(isComplete(fourCards({ matched: [0, 2, 1, 3] }))).toBe(true)
  expect(isComplete(fourCards({ matched: [0, 2] }))).toBe(false)
})

test('a game without cards is not complete', () => {
  expect(isComplete(notStarted)).toBe(false)
})

test.each([8, 9, 16, 9999])('a stored best score of %s moves is valid', (stored) => {
  expect(parseBest(stored)).toBe(stored)
})

test.each([
  7,
  0,
  -8,
  8.5,
  10_000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '12',
  [12],
  { moves: 12 },
  true,
  null,
  undefined,
])('a stored best score of %j is invalid', (stored) => {
  expect(parseBest(stored)).toBeNull()
})

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [1000, '00:01'],
  [59_999, '00:59'],
  [60_000, '01:00'],
  [754_000, '12:34'],
  [3_599_000, '59:59'],
  [3_600_000, '60:00'],
  [6_000_000, '100:00'],
  [-1, '00:00'],
])('%i milliseconds are shown as %s', (ms, clock) => {
  expect(clockFace(ms)).toBe(clock)
})

test.each([
  [5, 'ArrowLeft', 4],
  [5, 'ArrowRight', 6],
  [5, 'ArrowUp', 1],
  [5, 'ArrowDown', 9],
  [6, 'ArrowRight', 7],
  [4, 'ArrowUp', 0],
  [11, 'ArrowDown', 15],
  [5, 'Home', 4],
  [5, 'End', 7],
  [4, 'ArrowLeft', 4],
  [7, 'ArrowRight', 7],
  [3, 'ArrowUp', 3],
  [12, 'ArrowDown', 12],
  [0, 'Home', 0],
  [15, 'End', 15],
  [15, 'ArrowRight', 15],
  [0, 'ArrowLeft', 0],
  [5, 'Enter', 5],
  [5, 'a', 5],
])('from card %i, %s leads to card %i', (card, key, next) => {
  expect(neighbour(card, key, 16)).toBe(next)
})
