import { styleSheet } from '#ui/style-sheet.ts'
import { nameAndFigure } from './name-and-figure.ts'

const rule = '1px solid {colors.line}'

export const styles = styleSheet({
  inventory: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'clamp(2rem, 5vw, 5rem)',
  },
  inventoryItem: {
    ...nameAndFigure,
    alignContent: 'start',
    borderTop: rule,
    paddingBlock: '1.25rem 1.75rem',
    '& > h3': { textStyle: 'title' },
    '& > :nth-child(2)': { textStyle: 'data', color: 'cold', textAlign: { base: 'end', _largeText: 'start' } },
    '& > :nth-child(3)': { color: 'text.2', gridColumn: '1 / -1', maxWidth: '32rem', textWrap: { lg: 'balance' } },
  },
})
