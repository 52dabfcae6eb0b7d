import { styleSheet } from '#ui/style-sheet.ts'

/** The cards are three columns of which the texts below continue the lines, and rows on a phone. */
export const styles = styleSheet({
  cards: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', sm: 'column' },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gap: '1.1rem',
    alignContent: 'start',
    alignItems: 'start',
    '& > div': { display: 'grid', gap: '0.4rem' },
    '& p:first-child': { textStyle: 'data', color: 'text.3' },
    '& h3': {
      textStyle: { base: 'title', lg: 'row' },
      lineHeight: { base: 1.35, lg: 1.25 },
      textWrap: { base: 'pretty', lg: 'balance' },
      paddingRight: '5',
    },
    '& h3 + p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
  },
  cover: {
    display: 'block',
    overflow: 'hidden',
    aspectRatio: { base: '1', sm: '16 / 10' },
    background: 'plate',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 1.4s {easings.settle}' },
    _itemHover: { '& img': { transform: 'scale(1.035)' } },
    _edged: { border: '1px solid CanvasText' },
  },
  limit: {
    display: 'grid',
    gap: '0.35rem',
    alignContent: 'start',
    '& > h3': { textStyle: 'title' },
    '& > p': { textStyle: 'small', color: 'text.2', maxWidth: 'measure', textWrap: 'pretty' },
  },
})
