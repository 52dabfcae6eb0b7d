import { styleSheet } from './style-sheet.ts'

/** The space between two sections is that below the first, if both have the same background. */
export const styles = styleSheet({
  section: {
    position: 'relative',
    paddingBlock: 'section',
    '&[data-space=below]': { paddingTop: '0', scrollMarginTop: '7rem' },
    '&[data-space=above]': { paddingBottom: '0' },
  },
})
