import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  columns: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      '@media (min-width: 51.25rem)': 'minmax(0, 1fr) minmax(0, 1.25fr)',
    },
    gap: '1.75rem 2rem',
    alignItems: 'start',
    padding: { base: '0.25rem 1.1rem 1.5rem', '@media (min-width: 51.25rem)': '0.25rem 1.75rem 1.75rem' },
  },
  formColumn: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem', alignContent: 'start' },
})
