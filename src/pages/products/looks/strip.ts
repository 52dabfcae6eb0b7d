import type { SystemStyleObject } from '@pandacss/dev'

/** The three plates and the words under them. */
export const strip = {
  products: { position: 'relative', paddingTop: 'clamp(1rem, 2vw, 2rem)' },
  strip: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'repeat(4, auto) 1fr' },
    rowGap: { base: '3rem', md: '0' },
  },
  product: {
    display: 'grid',
    gridRow: { md: 'span 5' },
    gridTemplateRows: { md: 'subgrid' },
    scrollMarginTop: '6rem',
    '--inset': { base: '0', md: 'clamp(1rem, 2vw, 2rem)' },
    '&:first-child': { '--inset': '0' },
  },
  plate: {
    width: '100%',
    height: { base: 'auto', md: '100%' },
    aspectRatio: { base: '1.15', md: '460 / 500' },
    fills: '50% 50%',
    _forced: { border: '1px solid CanvasText' },
  },
  caption: {
    textStyle: 'data',
    color: 'text.3',
    padding: { base: '1rem 0 0', md: '1rem 1.5rem 1.25rem var(--inset)' },
    textWrap: 'balance',
  },
  words: {
    display: 'grid',
    gridRow: { md: 'span 3' },
    gridTemplateRows: { md: 'subgrid' },
    gap: '0.6rem',
    alignContent: 'start',
    padding: { base: '1rem 0 0', md: '0.5rem 1.5rem 0.5rem var(--inset)' },
    'li:not(:first-child) > &': { borderInlineStart: { md: '1px solid {colors.line}' } },
  },
  name: { textStyle: 'h3' },
  promise: { color: 'text.2', textWrap: 'balance' },
  features: {
    display: 'grid',
    gap: '2',
    marginTop: '3',
    '& > li': {
      dashed: true,
      textStyle: 'small',
      lineHeight: 1.45,
      color: 'text.2',
      textWrap: 'balance',
    },
  },
} as const satisfies Record<string, SystemStyleObject>
