import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The drawings and the texts below them. Below 900 px the products are stacked. From 640 to 900 px each text is beside
 * its drawing.
 */
export const styles = styleSheet({
  products: { position: 'relative', paddingTop: 'clamp(1rem, 2vw, 2rem)' },
  strip: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    gridTemplateRows: { lg: 'repeat(3, auto) 1fr' },
    rowGap: { base: '3rem', lg: '0' },
    '&[data-columns="2"]': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
    // a single product has its text beside its drawing
    '&[data-columns="1"]': { display: 'block' },
  },
  product: {
    display: 'grid',
    gridRow: { lg: 'span 4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 7fr)', lg: 'minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'subgrid' },
    columnGap: { sm: '2rem', lg: '0' },
    scrollMarginTop: '6rem',
    '--inset': { base: '0', lg: 'clamp(1rem, 2vw, 2rem)' },
    '&:first-child': { '--inset': '0' },
    paddingTop: { lg: 'var(--apart)' },
    '[data-columns="1"] > &': {
      gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      gridTemplateRows: { lg: 'none' },
      columnGap: { lg: '4rem' },
    },
  },
  drawing: {
    width: '100%',
    height: { base: 'auto', lg: '100%' },
    aspectRatio: { base: '1.15', sm: '460 / 500' },
    fills: '50% 50%',
    _edged: { border: '1px solid CanvasText' },
  },
  productText: {
    display: 'grid',
    gridColumn: { sm: '2', lg: 'auto' },
    gridRow: { sm: '1', lg: 'span 3' },
    gridTemplateRows: { lg: 'subgrid' },
    gap: '0.6rem',
    alignContent: 'start',
    padding: { base: '1rem 0 0', sm: '0', lg: '2rem 1.5rem 0.5rem var(--inset)' },
    '[data-columns="1"] &': {
      gridColumn: { lg: '2' },
      gridRow: { lg: '1' },
      gridTemplateRows: { lg: 'none' },
      paddingTop: { lg: '0' },
    },
    'li:not(:first-child) > &': { borderInlineStart: { lg: '1px solid {colors.line}' } },
  },
  name: { textStyle: 'h3' },
  promise: { color: 'text.2', textWrap: { lg: 'balance' } },
  features: {
    display: 'grid',
    gap: '2',
    marginTop: '3',
  },
})
