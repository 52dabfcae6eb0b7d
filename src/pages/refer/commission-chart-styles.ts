import { COMMISSION } from '#lib/engrave/commission.ts'
import { styleSheet } from '#ui/style-sheet.ts'

const left = `${(100 * COMMISSION.left) / COMMISSION.w}%`

const bottomEdge = `${(100 * COMMISSION.foot) / COMMISSION.h}%`

/** The drawing and the labels around it. `commission-chart.tsx` positions the labels according to the amounts. */
export const styles = styleSheet({
  /**
   * The figure. Its labels are in the margins of the drawing, which have a fixed width and do not shrink with the
   * drawing.
   */
  commissionChart: {
    maxWidth: '42rem',
    paddingBlock: { base: '1.5rem 2.25rem', sm: '1.5rem 3.25rem' },
    paddingInline: { base: '2.875rem 2.25rem', sm: '4.5rem 3rem' },
    background: 'color-mix(in srgb, {colors.ground} 82%, transparent)',
    boxShadow: '0 0 50px 40px color-mix(in srgb, {colors.ground} 82%, transparent)',
    _forced: { forcedColorAdjust: 'none', backgroundColor: 'ground', boxShadow: 'none', color: 'text' },
  },
  plot: { position: 'relative' },
  drawing: { width: '100%', height: 'auto' },
  axisLabel: {
    position: 'absolute',
    textStyle: 'data',
    color: 'text.3',
    whiteSpace: 'nowrap',
    '&:first-of-type': { left, bottom: '100%', translate: '-2.5rem -0.25rem' },
    '&:last-of-type': { right: '0', top: bottomEdge, translate: '0 calc(-100% - 0.5rem)' },
  },
  shareLabel: {
    position: 'absolute',
    fontWeight: 600,
    translate: '0.7rem -50%',
  },
  earningLabel: {
    position: 'absolute',
    right: `calc(100% - ${left})`,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&:first-child': { translate: { base: '-0.5rem -75%', sm: '-1.1rem -50%' } },
    '&:last-child': { translate: { base: '-0.5rem -25%', sm: '-1.1rem -50%' } },
  },
  valueLabel: {
    position: 'absolute',
    textStyle: 'data',
    lineHeight: '1.5rem',
    color: 'text.3',
    whiteSpace: 'nowrap',
    top: bottomEdge,
    translate: { base: '-50% 0.75rem', sm: '-50% 1.5rem' },
    '&:first-child': {
      fontFamily: 'body',
      fontSize: '1.0625rem',
      fontWeight: 600,
      color: 'text',
    },
    '&:nth-child(2), &:nth-child(3)': { display: { base: 'none', sm: 'block' } },
  },
})
