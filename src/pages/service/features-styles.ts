import { styleSheet } from '#ui/style-sheet.ts'

const inlinePadding = 'clamp(1.25rem, 2.4vw, 2.5rem)'

const rule = '1px solid {colors.line}'

const wideCell = {
  paddingBlock: { lg: '2.75rem 3.25rem' },
  '& > h3': { fontSize: { lg: 'clamp(1.625rem, 1.3rem + 1.3vw, 2.5rem)' } },
}

/**
 * Wide cells above narrow ones, separated only by hairlines. Five cells, for example, are two wide cells above three
 * narrow cells.
 */
export const styles = styleSheet({
  features: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(6, minmax(0, 1fr))' },
  },
  feature: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: { base: '3.25rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '0.7rem',
    gridColumn: { lg: 'span 2' },
    paddingBlock: { base: '1.75rem', lg: '2.25rem 2.75rem' },
    paddingInlineEnd: { lg: inlinePadding },
    borderTop: rule,
    // one or two cells that do not fill a row of three come first and are wide
    '&:first-child:nth-last-child(3n + 1)': { gridColumn: { lg: '1 / -1' }, ...wideCell },
    '&:first-child:nth-last-child(3n + 2), &:nth-child(2):nth-last-child(3n + 1)': {
      gridColumn: { lg: 'span 3' },
      ...wideCell,
    },
    '&:not(:first-child, :nth-last-child(3n))': {
      borderInlineStart: { lg: rule },
      paddingInlineStart: { lg: inlinePadding },
    },
    '& > svg': {
      width: '2.25rem',
      height: '2.25rem',
      strokeWidth: 1.15,
      color: 'cold',
      gridRow: { base: '1 / 3', lg: 'auto' },
      marginBottom: { lg: '5' },
    },
    '& > h3': { textStyle: 'h3' },
    '& > p': { color: 'text.2', maxWidth: '30em', textWrap: { lg: 'balance' } },
  },
})
