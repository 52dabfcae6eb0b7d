import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    marginTop: '3rem',
    paddingTop: '2.25rem',
    limbRule: true,
  },
})
