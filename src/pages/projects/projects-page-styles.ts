import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** Its first two words nearly fill the line of a phone, so they would move the page when the heading's font arrives. */
  head: { display: 'contents', '& h1': { paddingInlineEnd: { base: 'max(0px, 100% - 9em)', sm: '0' } } },
  cards: {
    position: 'relative',
    paddingTop: { base: '4', lg: 'clamp(3rem, 5vw, 5rem)' },
    paddingBottom: 'section',
  },
  examples: { color: 'text.2', maxWidth: 'measure', marginBottom: 'clamp(2rem, 4vw, 3.5rem)', textWrap: 'pretty' },
  grid: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
    },
    gap: 'clamp(3rem, 5vw, 5.5rem) {spacing.column}',
  },
})
