import { styleSheet } from '#ui/style-sheet.ts'
import { glyphStyle } from './glyph-style.ts'

/** The services as rows that open, and the content of these rows. */
export const styles = styleSheet({
  row: {
    position: 'relative',
    borderTop: '1px solid {colors.line}',
    '&:last-child': { borderBottom: '1px solid {colors.line}' },
    '&::details-content': {
      blockSize: '0',
      overflowY: 'clip',
      transition: 'block-size 420ms {easings.settle}, content-visibility 420ms allow-discrete',
    },
    '&[open]::details-content': { blockSize: 'auto' },
    // Closes without a transition if another row opens, so that the opened row can keep its position on the screen.
    'div:has(> details[open]) > &:not([open])::details-content': { transition: 'none' },
  },
  summary: {
    display: 'grid',
    gridTemplateColumns: {
      base: '2.25rem minmax(0, 1fr) 1.5rem',
      lg: '3.25rem minmax(0, 1fr) minmax(0, 17rem) 2.75rem',
    },
    gap: { base: '4', lg: '1.25rem' },
    alignItems: 'center',
    minHeight: { base: '5rem', lg: '6.25rem' },
    paddingBlock: '4',
    listStyle: 'none',
    cursor: 'pointer',
    scrollMarginTop: '6rem',
    '&::-webkit-details-marker': { display: 'none' },
    '& > img': glyphStyle,
    _hover: {
      '& h2': {
        underlined: 'signal',
      },
    },
  },
  promise: { display: { base: 'none', lg: 'block' }, color: 'text.2' },
  plusSign: {
    position: 'relative',
    justifySelf: 'end',
    width: '1.5rem',
    height: '1.5rem',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '50%',
      height: '1px',
      background: 'text',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    _after: { transform: 'rotate(90deg)', transition: 'transform 420ms {easings.settle}' },
    'details[open] > summary > &': { _after: { transform: 'rotate(0)' } },
  },
  panel: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    gap: 'clamp(1.5rem, 4vw, 4rem)',
    alignItems: { base: 'start', xl: 'end' },
    paddingTop: '3',
    paddingBottom: { base: '6', lg: '7' },
    paddingInlineStart: { lg: '4.5rem' },
  },
  picture: { width: '100%', height: 'auto', aspectRatio: '640 / 520', _edged: { border: '1px solid CanvasText' } },
  panelText: { maxWidth: 'measure' },
  sentence: { textStyle: 'lead', textWrap: { lg: 'balance' } },
  features: {
    display: 'grid',
    gap: '0.6rem',
    marginBlock: '1.5rem 2rem',
    '& > li': {
      dashed: true,
      textStyle: 'small',
      color: 'text.2',
    },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '{spacing.3} {spacing.5}' },
})
