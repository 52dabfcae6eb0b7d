import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /**
   * A group of Markdown blocks. While a group is out of view it is neither laid out nor painted (`offscreenGroup`), so
   * that a long answer grows as cheaply as a short one. The last groups have no such style, because browsers lay out
   * the page twice in a frame in which the remembered size of an element changes or a skipped element becomes visible.
   */
  blockGroup: {
    display: 'grid',
    gap: '0.85rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    contain: 'content',
  },
  finishedGroup: { containIntrinsicSize: 'auto 30rem' },
  offscreenGroup: { contentVisibility: 'auto' },
})
