import { styleSheet } from '#ui/style-sheet.ts'
import { sectionHead } from '#ui/theme/section-heads.ts'

export const styles = styleSheet({
  blockHead: {
    ...sectionHead,
    marginBottom: 'clamp(2.25rem, 1.6rem + 2.4vw, 4rem)',
    '& > h2': { textStyle: 'h2', maxWidth: '15em' },
    '& > p': { color: 'text.2', maxWidth: 'measure', textWrap: { lg: 'balance' }, paddingBottom: { lg: '0.45rem' } },
  },
})
