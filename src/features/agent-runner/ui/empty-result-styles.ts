import { styleSheet } from '#ui/style-sheet.ts'

/** The styles of the right column: the result of a run, the actions for it, and the earlier runs. */
export const styles = styleSheet({
  emptyResult: {
    display: 'grid',
    gap: '3',
    color: 'text.3',
    textStyle: 'small',
    '& li': { dashed: true, marginTop: '1' },
  },
})
