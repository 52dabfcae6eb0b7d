import { styleSheet } from './style-sheet.ts'
import { sectionHead } from './theme/section-heads.ts'

export const styles = styleSheet({
  head: {
    ...sectionHead,
    '& > h2': { textStyle: 'h2', maxWidth: { lg: '15em' } },
    '& > p': { color: 'text.2', maxWidth: 'measure', textWrap: 'pretty', paddingBottom: { lg: '0.35rem' } },
  },
})
