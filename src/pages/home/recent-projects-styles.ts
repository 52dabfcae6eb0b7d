import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  projects: {
    '& > ul': {
      display: { sm: 'grid' },
      gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
      gap: { sm: 'column' },
      // two projects share one row, and a single project is larger
      '&:has(> :nth-last-child(2):first-child)': { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } },
      '& > li': { position: 'relative', display: 'grid', alignContent: 'start', gap: '0.4rem' },
      '& > li:only-child': { gridColumn: '1 / -1', maxWidth: '40rem' },
      '& h3': { textStyle: 'h3' },
      '& h3 + p': { textStyle: 'data', color: 'text.3' },
      '& p + p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    },
  },
  cover: {
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    marginBottom: '0.7rem',
    background: 'plate',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 1.4s {easings.settle}' },
    _itemHover: { '& > img': { transform: 'scale(1.035)' } },
    _edged: { border: '1px solid CanvasText' },
  },
})
