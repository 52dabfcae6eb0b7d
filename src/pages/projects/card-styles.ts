import { styleSheet } from '#ui/style-sheet.ts'

/**
 * Matches the cards that are half a row wide. Rows of three and of two cards alternate, so these are the last two of
 * every five cards, and the cards of an incomplete last row of three.
 */
const halfRow =
  '&:nth-child(5n+4), &:nth-child(5n+5), &:nth-child(5n+1):nth-last-child(2), &:nth-child(5n+1):nth-last-child(3), &:nth-child(5n+2):nth-last-child(2)'

export const styles = styleSheet({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '1.1rem',
    gridColumn: { lg: 'span 2' },
    [halfRow]: { gridColumn: { lg: 'span 3' } },
    scrollMarginTop: '7rem',
    _hover: { '& h2': { underlined: 'signal' } },
    '&:target h2': { underlined: 'signal' },
  },
  cover: {
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    background: 'plate',
    '& img': { width: '100%', height: '100%', fills: '50% 50%', transition: 'transform 1.4s {easings.settle}' },
    _itemHover: { '& img': { transform: 'scale(1.035)' } },
    _edged: { border: '1px solid CanvasText' },
  },
  // aligns the links of the cards in a row
  cardText: {
    display: 'grid',
    gridTemplateRows: 'repeat(4, auto) 1fr',
    gap: '0.55rem',
    justifyItems: 'start',
    color: 'text.2',
    textWrap: 'pretty',
    // above the link of the title, which covers the card
    '& > :last-child:not(p)': { position: 'relative', alignSelf: 'end' },
  },
  title: {
    textStyle: 'h3',
    color: 'text',
    overflowWrap: 'anywhere',
    // makes the whole card a link
    '& > a::after': { content: '""', position: 'absolute', inset: '0' },
  },
  technologies: { textStyle: 'data', marginTop: '0.15rem' },
})
