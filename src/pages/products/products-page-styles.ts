import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  closing: { paddingBottom: 'section' },
  closingRow: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '{spacing.5} {spacing.7}',
  },
  question: { textStyle: 'h3', maxWidth: '23em' },
  closingText: { textStyle: 'small', color: 'text.2', marginTop: '3' },
})
