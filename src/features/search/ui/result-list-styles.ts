import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  list: { maxWidth: '46rem', width: '100%' },
  result: {
    plainButton: true,
    display: 'block',
    width: '100%',
    minHeight: 'tap',
    padding: '{spacing.3} 0',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.faint',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderTopColor: 'text.2' },
  },
})
