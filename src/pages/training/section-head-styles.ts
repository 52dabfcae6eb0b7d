import { styleSheet } from '#ui/style-sheet.ts'
import { columnHead } from '#ui/theme/section-heads.ts'

export const styles = styleSheet({
  sectionHead: columnHead.head,
  sectionHeading: {
    textStyle: 'h2',
    gridColumn: '1 / 9',
    maxWidth: '12em',
    // keeps each heading that the visitor's clock may select on one line on the narrowest phone
    '&#batches': { fontSize: { base: 'min(1.9375rem, 8.5vw)', sm: 'clamp(1.9375rem, 1.4rem + 2.2vw, 3.5rem)' } },
  },
  sectionNote: columnHead.sentence,
})
