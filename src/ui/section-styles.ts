import { styleSheet } from './style-sheet.ts'

/** The space of a section. The space between two sections is that below the first, if both have the same background. */
export const styles = styleSheet({
  around: { position: 'relative', paddingBlock: 'section' },
  below: { position: 'relative', paddingBottom: 'section', scrollMarginTop: '7rem' },
  above: { position: 'relative', paddingTop: 'section' },
})
