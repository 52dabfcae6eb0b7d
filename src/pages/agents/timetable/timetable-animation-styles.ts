import { TALL_TIMETABLE, WIDE_TIMETABLE } from '#lib/engrave/timetable.ts'
import { styleSheet } from '#ui/style-sheet.ts'
import { LOOP_MS } from './loop-duration.ts'

const percent = (value: number, total: number) => `${Math.round((value / total) * 1e4) / 100}%`

const plotWide = {
  left: percent(WIDE_TIMETABLE.x0, WIDE_TIMETABLE.w),
  width: percent(8 * WIDE_TIMETABLE.step, WIDE_TIMETABLE.w),
  top: percent(WIDE_TIMETABLE.top, WIDE_TIMETABLE.h),
  bottom: percent(30, WIDE_TIMETABLE.h),
}

const plotTall = {
  left: '0',
  width: '100%',
  top: percent(TALL_TIMETABLE.top, TALL_TIMETABLE.h),
  bottom: percent(TALL_TIMETABLE.h - TALL_TIMETABLE.top - 8 * TALL_TIMETABLE.step, TALL_TIMETABLE.h),
}

/**
 * The timetable of the demonstration. Its time axis runs downwards below 1080 px, and to the right on wider screens.
 */
export const styles = styleSheet({
  sheet: {
    position: 'relative',
    '& img': { width: '100%', height: 'auto' },
    _forced: { forcedColorAdjust: 'none', background: 'ground', color: 'text' },
  },
  plot: {
    position: 'absolute',
    pointerEvents: 'none',
    overflow: 'clip',
    overflowClipMargin: '2px',
    left: { base: plotTall.left, xl: plotWide.left },
    width: { base: plotTall.width, xl: plotWide.width },
    top: { base: plotTall.top, xl: plotWide.top },
    bottom: { base: plotTall.bottom, xl: plotWide.bottom },
  },
  cursor: {
    display: 'block',
    width: '100%',
    height: '100%',
    borderColor: 'signal',
    borderTopWidth: { base: '2px', xl: '0' },
    borderInlineStartWidth: { base: '0', xl: '2px' },
    borderStyle: 'solid',
    borderBottomWidth: '0',
    borderInlineEndWidth: '0',
    '--crossed': { base: 'translateY(100%)', xl: 'translateX(100%)' },
    animation: `cross ${LOOP_MS}ms linear infinite`,
    animationPlayState: 'paused',
    '[data-moving] &': { animationPlayState: 'running' },
    '&[hidden]': { display: 'none' },
    _still: { display: 'none' },
  },
  steps: {
    display: 'grid',
    counterReset: 'step',
    gridTemplateColumns: { base: '1fr', xl: 'repeat(8, 1fr)' },
    gridTemplateRows: {
      sm: `${TALL_TIMETABLE.top}fr repeat(8, ${TALL_TIMETABLE.step}fr) ${TALL_TIMETABLE.h - TALL_TIMETABLE.top - 8 * TALL_TIMETABLE.step}fr`,
      xl: 'auto',
    },
    gap: { base: '0.5rem', sm: '0' },
    marginTop: { base: '1.5rem', sm: '0', xl: '1rem' },
    marginInlineStart: { xl: plotWide.left },
    marginInlineEnd: { xl: percent(WIDE_TIMETABLE.w - WIDE_TIMETABLE.x0 - 8 * WIDE_TIMETABLE.step, WIDE_TIMETABLE.w) },
    color: 'text.2',
    '& > li': {
      counterIncrement: 'step',
      display: { base: 'grid', xl: 'block' },
      gridTemplateColumns: '2rem 1fr',
      alignContent: { sm: 'center', xl: 'start' },
      paddingInlineEnd: { xl: '0.75rem' },
      alignItems: 'baseline',
      borderTop: { sm: '1px solid {colors.line}', xl: '0' },
      fontSize: { base: '0.9375rem', xl: '0.875rem' },
      lineHeight: 1.4,
      textWrap: { lg: 'balance' },
    },
    _before: { content: '""', display: { base: 'none', sm: 'block', xl: 'none' } },
    '& > li::before': {
      content: 'counter(step)',
      display: 'block',
      textStyle: 'data',
      fontWeight: 500,
      color: 'text.3',
      lineHeight: { base: 1.4, xl: 1.8 },
    },
    '& > li[aria-current]': { color: 'text' },
    '& > li[aria-current]::before': { color: 'signal' },
  },
  caption: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: 'tap',
    marginTop: '1.5rem',
    textStyle: 'data',
    color: 'text.3',
    textWrap: { lg: 'balance' },
  },
})
