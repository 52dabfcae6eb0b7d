import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  list: { maxWidth: '46rem', width: '100%' },
  result: {
    background: 'none',
    display: 'block',
    width: '100%',
    minHeight: 'tap',
    padding: '{spacing.3} 0',
    borderWidth: '1px 0 0',
    borderStyle: 'solid',
    borderColor: 'line.faint',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'text.2' },
  },
})
