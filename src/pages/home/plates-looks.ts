/** Four products on four inks. */
export const platesLooks = {
  products: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    gap: '{spacing.7} {spacing.column}',
    '& > li': { display: 'grid', alignContent: 'start', gap: '0.7rem' },
    '& h3': { textStyle: 'title' },
    '& h3 + p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
  },
  productPlate: {
    position: 'relative',
    aspectRatio: { base: '1.5', sm: '1 / 1.08' },
    marginBottom: '4',
    overflow: 'hidden',
    backgroundImage: '{gradients.azure}',
    'li:nth-child(2) > &': { backgroundImage: '{gradients.indigo}' },
    'li:nth-child(3) > &': { backgroundImage: '{gradients.ember}' },
    'li:nth-child(4) > &': { backgroundImage: '{gradients.patina}' },
    '& > img': {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: { base: 'auto', sm: '86%' },
      height: { base: '92%', sm: 'auto' },
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
} as const
