import { PAIR_COUNT } from '#content/memory-game.ts'
import { hash, seededRandom } from '#lib/engrave/seeded-random.ts'
import { shuffle } from '#lib/shuffle.ts'

/** How long two cards that do not match stay open (src/docs/specification.md, figures). */
export const FLIP_BACK_MS = 1000
export const COLUMNS = 4

export type Game = {
  readonly deck: readonly string[] // every value twice
  readonly openCards: readonly number[] // the 0–2 cards being compared
  readonly matched: readonly number[]
  readonly moves: number // one per second card turned
  readonly day: string | null // whose sky it is, in UTC as 2026-11-28; null for cards that were dealt at random
}

export const notStarted: Game = { deck: [], openCards: [], matched: [], moves: 0, day: null }

/** Returns a new game with two cards of each value, shuffled. */
export function deal(values: readonly string[], random: () => number): Game {
  return { ...notStarted, deck: shuffle([...values, ...values], random) }
}

/** Returns the game of a day: everybody gets the same cards on it. */
export function dealOfDay(values: readonly string[], day: string): Game {
  return { ...deal(values, seededRandom(hash(day))), day }
}

/** Turns a card. Returns the same object if the rules forbid it. */
export function flip(game: Game, card: number): Game {
  if (game.deck[card] === undefined || game.openCards.length === 2) return game
  if (game.openCards.includes(card) || game.matched.includes(card)) return game
  const [first] = game.openCards
  if (first === undefined) return { ...game, openCards: [card] }
  const isPair = game.deck[first] === game.deck[card]
  const turned = { ...game, moves: game.moves + 1 }
  return isPair
    ? { ...turned, openCards: [], matched: [...game.matched, first, card] }
    : { ...turned, openCards: [first, card] }
}

export function isComplete(game: Game): boolean {
  return game.deck.length > 0 && game.matched.length === game.deck.length
}

/** Parses a stored best score. Returns null if it is not a whole number of moves from one per pair to 9999. */
export function parseBest(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= PAIR_COUNT && stored <= 9999
    ? stored
    : null
}

/** Formats a duration as mm:ss. From an hour on, the minutes count on: 60:00. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map((value) => String(value).padStart(2, '0')).join(':')
}

/** Returns the card that an arrow key, Home or End moves to, or the same card at an edge or for any other key. */
export function neighbour(card: number, key: string, cards: number): number {
  const column = card % COLUMNS
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < COLUMNS - 1 ? 1 : 0,
    ArrowUp: card >= COLUMNS ? -COLUMNS : 0,
    ArrowDown: card + COLUMNS < cards ? COLUMNS : 0,
    Home: -column,
    End: COLUMNS - 1 - column,
  }
  return card + (steps[key] ?? 0)
}
