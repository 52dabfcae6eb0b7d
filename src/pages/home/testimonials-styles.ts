import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** A section with a new background or a new topic. */
  section: { position: 'relative', paddingBlock: 'part', scrollMarginTop: '7rem' },
})
