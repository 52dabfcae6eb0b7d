import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '{spacing.2} {spacing.4}',
    textStyle: 'data',
    color: 'text.2',
  },
  resultBadge: { borderColor: 'star.k !important', borderStyle: 'dashed !important', color: 'star.k !important' },
})
