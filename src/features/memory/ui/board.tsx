import { record as words } from 'virtual:records/messages/game'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { retryLoad } from '#platform/retry-load.ts'
import { LineGlyph } from '#ui/line-glyph.tsx'
import { COLUMNS, type Game, neighbour } from '../game.ts'
import { flipCardAtom, gameAtom } from '../state.ts'
import { styles } from './board-styles.ts'
import { instruments } from './instruments.tsx'

const CARDS = 16
/** Loaded while the game is played: only a won game shows it. */
const CompletedSky = lazy(() => retryLoad(() => import('./completed-sky.tsx')))

/** Moves the focus to the first card, for a new game. The page does not scroll. */
export function focusFirstCard(): void {
  document.querySelector<HTMLElement>('[data-card="0"]')?.focus({ preventScroll: true })
}

/** The board is a single tab stop. Arrow keys move, and Enter or Space turns a card. */
export function Board() {
  const game = useAtomValue(gameAtom)
  const flip = useSetAtom(flipCardAtom)
  const [focused, setFocused] = useState(0)
  const board = useRef<HTMLDivElement>(null)
  const isStarted = game.deck.length > 0
  const move = (event: KeyboardEvent) => {
    const to = neighbour(focused, event.key, CARDS)
    if (to === focused) return
    event.preventDefault()
    setFocused(to)
    board.current?.querySelectorAll<HTMLElement>('[data-card]')[to]?.focus()
  }
  return (
    <div ref={board} role="grid" aria-label={words.board} className={styles.board} onKeyDown={move}>
      {Array.from({ length: CARDS / COLUMNS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position on the board
        <div key={row} role="row" className={styles.row}>
          {Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column).map((card) => (
            <div key={card} role="gridcell" className={styles.cell}>
              <button
                type="button"
                data-card={card}
                data-state={stateOf(game, card)}
                tabIndex={card === focused ? 0 : -1}
                aria-label={nameOf(game, card)}
                aria-disabled={!isStarted || game.matched.includes(card) || undefined}
                className={styles.card}
                onFocus={() => setFocused(card)}
                onClick={() => flip(card)}
              >
                <Face game={game} card={card} />
              </button>
            </div>
          ))}
        </div>
      ))}
      {isStarted && (
        <Suspense>
          <CompletedSky game={game} />
        </Suspense>
      )}
    </div>
  )
}

function Face({ game, card }: { readonly game: Game; readonly card: number }) {
  const name = game.deck[card] as keyof typeof instruments | undefined
  const isShown = name !== undefined && stateOf(game, card) !== 'down'
  return isShown ? (
    <span className={styles.face}>
      <LineGlyph glyph={instruments[name]} />
      <small>{name}</small>
    </span>
  ) : (
    <span className={styles.back} />
  )
}

function stateOf(game: Game, card: number): 'down' | 'up' | 'matched' {
  if (game.matched.includes(card)) return 'matched'
  return game.openCards.includes(card) ? 'up' : 'down'
}

/** Returns the accessible name of a card: its position and, if the card is open, its picture. */
function nameOf(game: Game, card: number): string {
  const row = Math.floor(card / COLUMNS) + 1
  const column = (card % COLUMNS) + 1
  return fillTemplate(words.card[stateOf(game, card)], { row, column, picture: String(game.deck[card]) })
}
