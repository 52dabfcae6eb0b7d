import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** On wide screens, the answer stays in view while the form scrolls. */
  answerColumn: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.75rem',
    alignContent: 'start',
    position: { '@media (min-width: 51.25rem)': 'sticky' },
    top: '1.5rem',
    scrollMarginTop: '1rem',
    _focusVisible: { outline: 'none' },
  },
  sampleButton: { justifySelf: 'start' },
})
