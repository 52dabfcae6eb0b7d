import { styleSheet } from '#ui/style-sheet.ts'

const rule = '1px solid {colors.line}'

export const styles = styleSheet({
  cases: { borderBottom: rule },
  case: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gap: '{spacing.2} {spacing.column}',
    alignItems: 'baseline',
    borderTop: rule,
    paddingBlock: '1.6rem',
    '& > h3': { textStyle: 'row', lineHeight: 1.3, maxWidth: '19em', textWrap: 'balance' },
    '& > p': {
      color: 'text.2',
      maxWidth: '36rem',
      borderInlineStart: '2px solid {colors.cold}',
      paddingInlineStart: '5',
      textWrap: { lg: 'balance' },
    },
  },
})
