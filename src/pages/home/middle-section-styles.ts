import { styleSheet } from '#ui/style-sheet.ts'
import { sectionHead } from '#ui/theme/section-heads.ts'

/** The styles that several sections of the home page share. */
export const styles = styleSheet({
  /** A section after one with the same background. */
  nextSection: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem' },
  sectionHead: {
    ...sectionHead,
    marginBottom: 'partHead',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty', paddingBottom: { lg: '0.35rem' } },
  },
  columnGrid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'column',
    rowGap: '5',
  },
})
