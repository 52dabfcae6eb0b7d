import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  text: { textStyle: 'small', color: 'text.2', textWrap: { lg: 'balance' }, maxWidth: '34rem' },
})
