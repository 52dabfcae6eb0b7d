import { styleSheet } from '#ui/style-sheet.ts'

/** Returns a background with the marks of a row, for the bottom of a row that is not drawn to scale. */
const marks = (colour: string) =>
  `repeating-linear-gradient(90deg, ${colour} 0 1px, transparent 1px calc(100% / var(--marks)))`

export const styles = styleSheet({
  rows: { display: 'grid', gap: '4px' },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      xs: 'minmax(0, 1fr) auto',
      '3xl': 'minmax(0, 1fr) auto auto',
    },
    gap: { base: '0.75rem', xl: '0.75rem clamp(1.25rem, 2.2vw, 2.25rem)' },
    alignItems: 'center',
    width: { xl: 'var(--share)' },
    minHeight: { xl: '9rem' },
    padding: {
      base: '1.5rem clamp(1.25rem, 4vw, 2.25rem) 2.25rem',
      xl: '1.25rem clamp(1.25rem, 2.4vw, 2.25rem)',
    },
    backgroundImage: 'var(--gradients-slate)',
    _after: {
      content: '""',
      display: { base: 'block', xl: 'none' },
      position: 'absolute',
      insetInlineStart: '0',
      bottom: '0',
      width: 'var(--share)',
      height: '9px',
      background: marks('var(--colors-line-strong)'),
    },
    '&[data-popular]': {
      backgroundImage: 'var(--gradients-indigo)',
      _after: { background: marks('var(--colors-signal)') },
    },
    '[data-full] > &': { width: '100%', _after: { display: 'block' } },
    // from 520 px beside the name and the price, and from 1360 px on one line with them
    '& > a': {
      gridColumn: { xs: '2', '3xl': 'auto' },
      gridRow: { xs: '1 / 3', '3xl': 'auto' },
      justifySelf: { base: 'start', xs: 'end' },
    },
    _edged: { border: '1px solid CanvasText' },
  },
  plan: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '{spacing.2} {spacing.5}',
  },
  planName: {
    fontFamily: 'display',
    fontSize: 'clamp(1.375rem, 1.1rem + 0.8vw, 1.75rem)',
    fontWeight: 350,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  badgeDot: {
    dot: 'signal',
  },
  price: {
    textStyle: 'reading',
    fontSize: 'clamp(2.25rem, 1.7rem + 1.4vw, 3.25rem)',
    whiteSpace: 'nowrap',
    '& > small': { textStyle: 'small', fontWeight: 400, lineHeight: 1, letterSpacing: 'normal' },
  },
  scale: {
    marginTop: '4px',
    '& > img': {
      display: { base: 'none', xl: 'block' },
      width: '100%',
      height: '1.5rem',
      _forced: { background: 'ground', forcedColorAdjust: 'none' },
    },
    '& > p': {
      position: 'relative',
      height: '2rem',
      marginTop: '0.4rem',
      textStyle: 'data',
      color: 'text.3',
    },
    '& span': { position: 'absolute' },
  },
})
