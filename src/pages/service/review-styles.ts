import { styleSheet } from '#ui/style-sheet.ts'

/**
 * A line of steps down the middle, with the text of one store on each side. Below 900 px the line is on the left, and
 * both texts are on its right.
 */
export const styles = styleSheet({
  stores: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) 12rem minmax(0, 1fr)',
    columnGap: '6',
    paddingBottom: '5',
    '& > span': { textStyle: 'h3', textAlign: 'end' },
    '& > span:last-child': { gridColumn: '3', textAlign: 'start' },
  },
  review: { position: 'relative' },
  reviewStep: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 12rem minmax(0, 1fr)' },
    gap: '{spacing.3} {spacing.6}',
    paddingInlineStart: { base: '2.25rem', lg: '0' },
    paddingBlock: { base: '0 2.25rem', lg: '1.4rem' },
    alignItems: 'center',
    _before: {
      content: '""',
      position: 'absolute',
      width: '1px',
      background: 'line.strong',
      insetInlineStart: { base: '6px', lg: '50%' },
      top: { base: '1rem', lg: '0' },
      height: '100%',
      zIndex: 'behind',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '&:first-child::before': { top: { lg: '50%' }, height: { lg: '50%' } },
    '&:last-child::before': { display: { base: 'none', lg: 'block' }, height: { lg: '50%' } },
    '& > h3': {
      position: 'relative',
      textStyle: 'h3',
      gridColumn: { lg: '2' },
      gridRow: '1',
      justifySelf: { lg: 'center' },
      paddingInline: { lg: '4' },
      paddingBlock: { lg: '1' },
      background: { lg: 'ground' },
      _after: {
        content: '""',
        display: { lg: 'none' },
        position: 'absolute',
        insetInlineStart: '-2.25rem',
        top: 'calc(0.6lh - 6.5px)',
        stepRing: '13px',
        background: 'ground',
      },
    },
    '&:last-child > h3::after': {
      background: 'signal',
      borderColor: 'signal',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText', borderColor: 'CanvasText' },
    },
    '& > dl': { display: { base: 'grid', lg: 'contents' }, gap: '3' },
  },
  storeText: {
    gridRow: { lg: '1' },
    gridColumn: { lg: '3' },
    '&:first-child': { gridColumn: { lg: '1' }, textAlign: { lg: 'end' }, justifySelf: { lg: 'end' } },
    '& > dt': { textStyle: 'data', color: 'star.o', srOnly: { lg: true } },
    '& > dd': { color: 'text.2', maxWidth: '29rem', textWrap: { lg: 'balance' } },
  },
})
