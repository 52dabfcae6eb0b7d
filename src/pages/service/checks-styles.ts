import { styleSheet } from '#ui/style-sheet.ts'

/** The checks, each below an example. */
export const styles = styleSheet({
  checks: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    gap: 'clamp(2.25rem, 4vw, 3.5rem) {spacing.column}',
  },
  check: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    alignContent: 'start',
    '& > h3': { textStyle: 'h3', marginTop: '2' },
    '& > p': { color: 'text.2', maxWidth: '27rem', textWrap: 'pretty' },
    '& > p:last-child': { textStyle: 'data', color: 'text.3' },
  },
  specimen: {
    display: 'grid',
    placeItems: 'center',
    height: '9rem',
    marginBottom: '2',
    background: '{gradients.azure}',
    overflow: 'clip',
    _edged: { border: '1px solid CanvasText' },
  },
})
