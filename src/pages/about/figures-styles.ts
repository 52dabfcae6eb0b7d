import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  figures: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    paddingTop: '2.25rem',
    limbRule: true,
  },
  figure: { display: 'flex', flexDirection: 'column', '& > dd:first-of-type': { order: '-1', textStyle: 'reading' } },
  figureName: { marginTop: '0.7rem', textStyle: 'title', fontWeight: 500 },
  figureText: {
    textStyle: 'small',
    color: 'text.3',
    textWrap: { lg: 'balance' },
    maxWidth: '15rem',
    marginTop: '0.15rem',
  },
  closing: { marginTop: 'clamp(4rem, 8vw, 8rem)' },
})
