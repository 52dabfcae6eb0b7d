import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  promises: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', _largeText: 'minmax(0, 1fr)' },
    gap: '6',
    paddingTop: '2.25rem',
    limb: true,
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'text.2', marginTop: '0.6rem' },
    _forced: { background: 'none', borderTop: '1px solid CanvasText' },
  },
  promiseFigure: {
    textStyle: 'reading',
    '& > small': { fontFamily: 'data', fontSize: '0.36em', letterSpacing: '0', marginInlineStart: '0.2em' },
  },
})
