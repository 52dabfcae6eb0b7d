import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  emptyResult: {
    display: 'grid',
    gap: '3',
    color: 'text.3',
    textStyle: 'small',
    '& li': { dashed: true, marginTop: '1' },
  },
})
