import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  questions: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    paddingBlock: 'section',
    '& > h2': { textStyle: 'h2', gridColumn: { lg: '1 / 5' }, maxWidth: { lg: '5em' } },
  },
  questionList: { gridColumn: { lg: '6 / -1' }, '& > details > div': { maxWidth: '40rem' } },
  question: { '& > summary': { textStyle: 'h3', minHeight: '4.75rem' } },
  answer: { textStyle: 'lead', paddingInlineEnd: { sm: '3.5rem' } },
  amount: { whiteSpace: 'nowrap' },
})
