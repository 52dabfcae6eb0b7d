import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  questions: {
    twelveColumns: true,
    '& > h2': { textStyle: 'h2', gridColumn: { lg: '1 / 6' } },
  },
  questionList: { gridColumn: { lg: '6 / -1' }, '& > details > div': { maxWidth: '40rem' } },
  question: { '& > summary': { textStyle: 'h3', minHeight: '4.75rem' } },
  answer: { textStyle: 'lead', paddingInlineEnd: { sm: '3.5rem' } },
  amount: { whiteSpace: 'nowrap' },
})
