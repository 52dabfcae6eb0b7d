import { styleSheet } from '#ui/style-sheet.ts'

/** An item, with a hairline between its dot and the horizon. */
const item = {
  position: 'relative',
  display: 'grid',
  gap: '0.2rem',
  paddingInline: '1.15rem 0.5rem',
  borderInlineStart: '1px solid {colors.line.strong}',
  '& > b': { fontWeight: 600 },
  '& > span': { color: 'text.2', textWrap: { lg: 'balance' } },
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-5px',
    top: '5px',
    width: '9px',
    height: '9px',
    borderRadius: 'round',
    background: 'text',
    boxShadow: '0 0 0 5px {colors.ground}',
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText', boxShadow: 'none' },
  },
} as const

/** The figure of the privacy page: a horizon, with items above and below it. From 900 px the items are side by side. */
export const styles = styleSheet({
  horizon: {
    position: 'relative',
    display: { base: 'grid', lg: 'block' },
    paddingTop: 'clamp(1rem, 2vw, 2rem)',
    marginBottom: 'clamp(1.5rem, 4vw, 3.5rem)',
    textStyle: 'small',
    lineHeight: 1.45,
  },
  items: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: { base: 'row', lg: 'column' },
    columnGap: 'column',
  },
  itemAbove: { ...item, alignContent: 'start', paddingBlock: { base: '0 1.25rem', lg: '0 2.25rem' } },
  itemBelow: {
    ...item,
    alignContent: { base: 'start', lg: 'end' },
    paddingBlock: { base: '0 1.25rem', lg: '2.5rem 0.1rem' },
    _before: {
      ...item._before,
      top: { base: '5px', lg: 'auto' },
      bottom: { lg: '-1px' },
      background: 'cold',
    },
  },
  horizonLine: {
    // the names of both sides are at the ends of the horizon, or above the lists if the lists are stacked
    display: { base: 'contents', lg: 'flex' },
    alignItems: 'center',
    gap: '1rem',
    textStyle: 'data',
    color: 'text.2',
    whiteSpace: 'nowrap',
    '& > span': { marginBottom: { base: '4', lg: '0' } },
    '& > span:first-child': { order: { base: -1, lg: 0 } },
  },
  ruler: {
    flex: '1',
    height: '14px',
    marginTop: { lg: '14px' },
    borderTop: '1.5px solid {colors.text}',
    limb: true,
    _forced: { background: 'none', borderTopColor: 'CanvasText' },
  },
})
