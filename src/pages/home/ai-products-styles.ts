import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  products: {
    '& > ul': {
      display: { sm: 'grid' },
      gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
      gap: { sm: '{spacing.7} {spacing.column}' },
      '& > li': { position: 'relative', display: 'grid', alignContent: 'start', gap: '0.7rem' },
      '& h3': { textStyle: 'title' },
      '& h3 + p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    },
  },
  productPicture: {
    position: 'relative',
    aspectRatio: { base: '1.8', sm: '1.5', xl: '1 / 1.08' },
    marginBottom: '2',
    overflow: 'hidden',
    backgroundImage: '{gradients.azure}',
    'li:nth-child(2) > &': { backgroundImage: '{gradients.indigo}' },
    'li:nth-child(3) > &': { backgroundImage: '{gradients.ember}' },
    'li:nth-child(4) > &': { backgroundImage: '{gradients.patina}' },
    '& > img': {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: { base: 'auto', xl: '86%' },
      height: { base: '92%', xl: 'auto' },
      transition: 'transform 1.2s {easings.settle}',
    },
    _itemHover: { '& > img': { transform: 'rotate(9deg)' } },
    _forced: { forcedColorAdjust: 'none' },
  },
  features: {
    display: 'grid',
    gap: '2',
    marginTop: '0.6rem',
    '& > li': {
      dashed: true,
      textStyle: 'small',
      color: 'text.2',
    },
  },
})
