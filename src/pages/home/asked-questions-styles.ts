import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  questions: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.5} {spacing.column}',
    '& > div:last-child': { gridColumn: { lg: '6 / -1' } },
  },
  questionsHead: {
    gridColumn: { lg: '1 / 5' },
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
})
