import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  grid: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'repeat(4, minmax(0, 1fr)) / repeat(4, minmax(0, 1fr))',
    aspectRatio: '1', // reserves the space of the board while its cards load
    gap: 'clamp(4px, 0.6vw, 8px)',
  },
  cardFrame: {
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
  },
  cardFace: {
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
  },
  cardBack: {
    position: 'absolute',
    inset: '0',
    backgroundColor: 'ink.indigo',
    backgroundImage: 'url(/art/game-sky.svg)',
    backgroundSize: '400% 400%',
    // together, the backs show one picture of the sky
    backgroundPosition: 'calc(var(--column) * 100% / 3) calc(var(--row) * 100% / 3)',
    transition: 'filter 120ms',
    '@media (hover: hover)': { 'button:not([aria-disabled]):hover > &': { filter: 'brightness(1.35)' } },
    _forced: { border: '1px solid CanvasText' },
  },
  celebration: {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    border: '2px solid {colors.signal}',
    borderRadius: 'round',
    animation: 'spark 1.2s {easings.settle} both',
    _still: { display: 'none' },
  },
})
