import { styleSheet } from '#ui/style-sheet.ts'
import { fourAndEight } from '#ui/theme/section-heads.ts'

export const styles = styleSheet({
  questions: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: fourAndEight },
    gap: '{spacing.6} {spacing.column}',
    '& > h2': {
      textStyle: 'h2',
      position: { lg: 'sticky' },
      top: 'calc(7rem + {spacing.safe.top})',
      alignSelf: 'start',
      maxWidth: { lg: '9em' },
    },
    '& summary': { paddingBlock: '3', lineHeight: 1.25 },
    '& summary > h3': { textWrap: 'balance' },
  },
})
