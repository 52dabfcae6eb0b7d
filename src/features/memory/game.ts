import { PAIR_COUNT } from '#content/memory-game.ts'
import { shuffle } from '#lib/shuffle.ts'

export const FLIP_BACK_MS = 1000 // spec §9
export const COLUMNS = 4 // spec §9

export type Game = {
  readonly deck: readonly string[] // every value twice
  readonly up: readonly number[] // the 0–2 cards being compared
  readonly matched: readonly number[]
  readonly moves: number // one per second card turned
}

export const notStarted: Game = { deck: [], up: [], matched: [], moves: 0 }

/** Two cards of each value, shuffled. */
export function deal(values: readonly string[], random: () => number): Game {
  return { ...notStarted, deck: shuffle([...values, ...values], random) }
}

/** Turns a card. A click the rules forbid returns the very same game. */
export function flip(game: Game, card: number): Game {
  if (game.deck[card] === undefined || game.up.length === 2) return game
  if (game.up.includes(card) || game.matched.includes(card)) return game
  const [first] = game.up
  if (first === undefined) return { ...game, up: [card] }
  const isPair = game.deck[first] === game.deck[card]
  const turned = { ...game, moves: game.moves + 1 }
  return isPair ? { ...turned, up: [], matched: [...game.matched, first, card] } : { ...turned, up: [first, card] }
}

export function isComplete(game: Game): boolean {
  return game.deck.length > 0 && game.matched.length === game.deck.length
}

/** A stored best score: whole moves that a game can end with. Anything else is rubbish. */
export function parseBest(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= PAIR_COUNT && stored <= 9999
    ? stored
    : null
}

/** Minutes and seconds as mm:ss; an hour goes on counting minutes. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The card an arrow key leads to; at the edge of the board it stays where it is. */
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
