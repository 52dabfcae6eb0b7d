import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  list: { position: 'relative', paddingTop: 'clamp(2.5rem, 4vw, 4rem)' },
  rows: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '0 clamp(2rem, 5vw, 5rem)',
    borderBottom: '1px solid {colors.line}',
  },
})
