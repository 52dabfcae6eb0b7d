import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  values: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 'clamp(2rem, 5vw, 5rem)',
  },
  value: {
    display: 'grid',
    gap: '0.6rem',
    alignContent: 'start',
    borderTop: '1px solid {colors.line}',
    paddingTop: { base: '1.25rem', lg: '1.75rem' },
    paddingBottom: { base: '1.5rem', lg: '2.5rem' },
    '& > h3': { textStyle: 'h3' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
})
