import { record as words } from 'virtual:records/messages/game'
import { useAtomValue, useSetAtom } from 'jotai'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { css } from '#styled/css'
import { LineGlyph } from '#ui/line-glyph.tsx'
import { COLUMNS, type Game, neighbour } from '../game.ts'
import { flipCardAtom, gameAtom } from '../state.ts'
import { styles } from './board-styles.ts'
import { instruments } from './instruments.tsx'

const CARDS = 16

/** The board is a single tab stop. Arrow keys move, and Enter or Space turns a card. */
export function Board({ isCelebrating }: { readonly isCelebrating: boolean }) {
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
    <div ref={board} role="grid" aria-label={words.board} className={styles.grid} onKeyDown={move}>
      {Array.from({ length: CARDS / COLUMNS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position on the board
        <div key={row} role="row" className={css({ display: 'contents' })}>
          {Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column).map((card) => (
            <div key={card} role="gridcell" className={css({ display: 'grid' })}>
              <button
                type="button"
                data-card={card}
                data-state={stateOf(game, card)}
                tabIndex={card === focused ? 0 : -1}
                aria-label={nameOf(game, card)}
                aria-disabled={!isStarted || game.matched.includes(card) || undefined}
                className={styles.cardFrame}
                onFocus={() => setFocused(card)}
                onClick={() => flip(card)}
              >
                <Face game={game} card={card} />
              </button>
            </div>
          ))}
        </div>
      ))}
      {isCelebrating && <span aria-hidden="true" className={styles.celebration} />}
    </div>
  )
}

function Face({ game, card }: { readonly game: Game; readonly card: number }) {
  const name = game.deck[card] as keyof typeof instruments | undefined
  const isShown = name !== undefined && stateOf(game, card) !== 'down'
  return isShown ? (
    <span className={styles.cardFace}>
      <LineGlyph glyph={instruments[name]} />
      <small>{name}</small>
    </span>
  ) : (
    <span className={styles.cardBack} style={backPosition(card)} />
  )
}

/** Returns which part of the sky the back of a card shows. */
function backPosition(card: number): CSSProperties {
  return { '--column': card % COLUMNS, '--row': Math.floor(card / COLUMNS) } as CSSProperties
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
