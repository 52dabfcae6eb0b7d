import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The timetable of the demonstration. Its time axis runs downwards below 1080 px, and to the right on wider screens.
 */
export const styles = styleSheet({
  figure: {
    scrollMarginTop: '1rem',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 26rem) minmax(0, 1fr)', xl: 'minmax(0, 1fr)' },
    columnGap: 'clamp(1rem, 4vw, 3rem)',
  },
})
