import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  item: { dashed: true, textStyle: 'small', lineHeight: 1.45, color: 'text.2', textWrap: { lg: 'balance' } },
})
