import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** The section. It clips the corners of the rotating box, which extend beyond the page. */
  clippedSection: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem', overflow: 'clip' },
})
