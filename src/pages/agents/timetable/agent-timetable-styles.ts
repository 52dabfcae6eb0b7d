import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  figure: {
    scrollMarginTop: '1rem',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 26rem) minmax(0, 1fr)', xl: 'minmax(0, 1fr)' },
    columnGap: 'clamp(1rem, 4vw, 3rem)',
  },
})
