import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  goodToKnowHeading: { textStyle: 'h2' },
  fact: { display: 'grid', gap: '0.35rem', alignContent: 'start' },
  factName: { textStyle: 'title' },
  text: { textStyle: 'small', color: 'text.2', textWrap: { lg: 'balance' }, maxWidth: '34rem' },
})
