import { styleSheet } from '#ui/style-sheet.ts'

/** Matches the closing cell if the last card would be alone in its row. Both then share the row. */
const besideSingleCard = '&:nth-child(5n+2), &:nth-child(5n)'

export const styles = styleSheet({
  closing: {
    gridColumn: { lg: '1 / -1' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
    justifyItems: 'start',
    alignItems: 'center',
    alignContent: { base: 'space-between', lg: 'center' },
    gap: '1.5rem clamp(1.5rem, 4vw, 4rem)',
    position: 'relative',
    padding: 'calc(clamp(2rem, 4vw, 4rem) + 1px)',
    // a pseudo-element, because a border of the element could count as a layout shift (see `below-fold.ts`)
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      border: '1.5px dashed {colors.star.k}',
      pointerEvents: 'none',
    },
    // in two columns, the cell fills a whole row, unless it follows an odd number of cards
    '&:nth-child(odd)': { gridColumn: { smToLg: '1 / -1' } },
    [besideSingleCard]: {
      gridColumn: { lg: 'span 3' },
      gridTemplateColumns: { lg: 'minmax(0, 1fr)' },
      alignContent: { lg: 'space-between' },
    },
    '& p': { textStyle: 'lead', color: 'text.2', marginTop: '4', maxWidth: 'measure', textWrap: 'pretty' },
  },
  closingDrawing: { width: '5.5rem', height: '5.5rem' },
  closingTitle: { textStyle: { base: 'h2', sm: 'h3', lg: 'h2' } },
})
