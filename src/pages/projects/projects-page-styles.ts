import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  cards: {
    position: 'relative',
    paddingTop: { base: '4', lg: 'clamp(3rem, 5vw, 5rem)' },
    paddingBottom: 'section',
  },
  addressNote: { textStyle: 'data', color: 'text.3', marginTop: '7', textWrap: { lg: 'balance' } },
  grid: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
    },
    gap: 'clamp(3rem, 5vw, 5.5rem) {spacing.column}',
  },
})
