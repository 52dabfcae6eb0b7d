import { styleSheet } from '#ui/style-sheet.ts'

/** Two panels without a gap, each with its drawing and the points of the comparison. */
export const styles = styleSheet({
  versus: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'auto auto repeat(4, auto)' },
    marginInline: { base: 'calc(-1 * {spacing.gutter})', xs: '0' },
  },
  codebase: {
    display: 'grid',
    gridRow: { md: '1 / span 6' },
    gridTemplateRows: { md: 'subgrid' },
    padding: 'clamp(1.25rem, 3.4vw, 3rem)',
    background: '{gradients.indigo}',
    '&:nth-child(2)': { background: '{gradients.azure}' },
    _edged: { border: '1px solid CanvasText' },
    '& > img': { width: '100%', height: 'auto', marginBottom: '6', _plain: { display: 'none' } },
  },
  codebaseHead: {
    marginBottom: '5',
    '& > h3': { textStyle: 'h2', fontSize: { base: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem)', _largeText: '1.25rem' } },
    '& > p': { textStyle: 'data', color: 'star.o', marginTop: '2' },
  },
  codebasePoint: {
    borderTop: '1px solid {colors.line}',
    paddingBlock: '4',
    '& > dt': { textStyle: 'data', color: 'text.3' },
    '& > dd': { color: 'text', maxWidth: '31rem', marginTop: '1', textWrap: { lg: 'balance' } },
  },
  codebasePoints: { display: 'grid', gridRow: { md: 'span 4' }, gridTemplateRows: { md: 'subgrid' } },
})
