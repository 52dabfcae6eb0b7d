import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  note: { color: 'text.2' },
  message: { display: 'grid', gap: '4', justifyItems: 'start', color: 'text.2' },
  group: { marginBottom: '7' },
  heading: { textStyle: 'title', color: 'text', marginBottom: '3' },
  list: { maxWidth: '46rem' },
  result: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
    gap: '0.2rem 0.75rem',
    alignItems: 'baseline',
    alignContent: 'center',
    width: '100%',
    minHeight: 'tap',
    padding: '{spacing.3} 0',
    borderTop: '1px solid {colors.line.faint}',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderTopColor: 'text.2' },
  },
})
