import { styleSheet } from '#ui/style-sheet.ts'

/** The styles of the right column: the result of a run, the actions for it, and the earlier runs. */
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
