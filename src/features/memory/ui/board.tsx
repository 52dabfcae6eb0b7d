import { record as words } from 'virtual:records/messages/game'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { css, cx } from '#styled/css'
import { LineGlyph } from '#ui/line-glyph.tsx'
import { COLUMNS, type Game, neighbour } from '../game.ts'
import { flipCardAtom, gameAtom } from '../state.ts'
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
    <div ref={board} role="grid" aria-label={words.board} className={grid} onKeyDown={move}>
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
                className={cardFrame}
                onFocus={() => setFocused(card)}
                onClick={() => flip(card)}
              >
                <Face game={game} card={card} />
              </button>
            </div>
          ))}
        </div>
      ))}
      {isCelebrating && <span aria-hidden="true" className={celebration} />}
    </div>
  )
}

function Face({ game, card }: { readonly game: Game; readonly card: number }) {
  const name = game.deck[card] as keyof typeof instruments | undefined
  const isShown = name !== undefined && stateOf(game, card) !== 'down'
  return isShown ? (
    <span className={cardFace}>
      <LineGlyph glyph={instruments[name]} />
      <small>{name}</small>
    </span>
  ) : (
    <span className={cx(cardBack, tiles[card])} />
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

const grid = css({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'repeat(4, minmax(0, 1fr)) / repeat(4, minmax(0, 1fr))',
  aspectRatio: '1', // reserves the space of the board while its cards load
  gap: 'clamp(4px, 0.6vw, 8px)',
})
const cardFrame = css({
  position: 'relative',
  padding: '0',
  border: '0',
  background: 'none',
  borderRadius: 'control',
  cursor: 'pointer',
  '&[aria-disabled=true]': { cursor: 'default' },
  '&[data-state=up] > span': { background: 'hover', boxShadow: 'inset 0 0 0 2px {colors.text}' },
  '&[data-state=matched] > span': {
    background: 'ink.patina',
    boxShadow: 'inset 0 0 0 1px {colors.cold}',
    color: 'cold',
    _forced: { border: '4px double CanvasText' },
  },
  '&[data-state=matched] small': { color: 'cold' },
})
const cardFace = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '0.6rem',
  animation: 'flip 240ms {easings.settle}',
  '& > svg': { width: { base: '62%', sm: '48%' }, height: 'auto', strokeWidth: 1.4 },
  '& > small': {
    display: { base: 'none', sm: 'block' },
    fontWeight: 500,
    fontSize: '0.8125rem',
    lineHeight: 1,
    color: 'text.2',
  },
  _forced: { border: '3px solid CanvasText' },
})
const cardBack = css({
  position: 'absolute',
  inset: '0',
  backgroundColor: 'ink.indigo',
  backgroundImage: 'url(/art/game-sky.svg)',
  backgroundSize: '400% 400%',
  transition: 'filter 120ms',
  '@media (hover: hover)': { 'button:not([aria-disabled]):hover > &': { filter: 'brightness(1.35)' } },
  _forced: { border: '1px solid CanvasText' },
})
const columns = [
  css({ backgroundPositionX: '0%' }),
  css({ backgroundPositionX: '33.333%' }),
  css({ backgroundPositionX: '66.667%' }),
  css({ backgroundPositionX: '100%' }),
]
const rows = [
  css({ backgroundPositionY: '0%' }),
  css({ backgroundPositionY: '33.333%' }),
  css({ backgroundPositionY: '66.667%' }),
  css({ backgroundPositionY: '100%' }),
]
/** The class of each card's back. Together, the backs show one picture of the sky. */
const tiles = Array.from({ length: CARDS }, (_, card) => cx(columns[card % COLUMNS], rows[Math.floor(card / COLUMNS)]))
const celebration = css({
  position: 'absolute',
  inset: '0',
  pointerEvents: 'none',
  border: '2px solid {colors.signal}',
  borderRadius: 'round',
  animation: 'spark 1.2s {easings.settle} both',
  _still: { display: 'none' },
})
