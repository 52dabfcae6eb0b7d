import { styleSheet } from '#ui/style-sheet.ts'

/** The last card is seen before the sky covers it. */
const APPEAR = 'appear 420ms 500ms backwards'

export const styles = styleSheet({
  /** It lies over the cards, which can still be read out and focused. In forced colours, the cards stay in sight. */
  sky: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    /** The trails that the backs of the cards show, faint behind the new ones. */
    background:
      'linear-gradient(color-mix(in srgb, {colors.ink.indigo} 40%, transparent) 0 0), url(/art/game-sky.svg) 0 0 / 100% {colors.ink.indigo}',
    borderRadius: 'control',
    animation: APPEAR,
    _still: { animation: 'none' },
    _forced: { display: 'none' },
  },
  /** A trail is one long (`pathLength`), and so is its dash. */
  trail: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeDasharray: '1',
    animation: 'trace 1.6s 700ms {easings.drift} backwards',
    _still: { animation: 'none' },
  },
  name: {
    display: 'none',
    '@media (min-width: 40rem) and (min-height: 43rem)': { display: 'block' }, // where the board is large enough
    fill: 'text.2',
    stroke: 'ink.indigo', // a name stands on the ground, not on a trail
    strokeWidth: '5px',
    fontSize: '15px',
    fontWeight: 500,
    textAnchor: 'middle',
  },
  pole: { fill: 'signal' },
})
