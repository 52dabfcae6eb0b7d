import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  resultHeader: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', minHeight: 'tap' },
  resultHeading: {
    textStyle: 'data',
    fontWeight: 500,
    lineHeight: 1,
    color: 'text.3',
    marginInlineEnd: 'auto',
  },
  resultActions: { display: 'flex', flexWrap: 'wrap', gap: '0 {spacing.5}' },
})
