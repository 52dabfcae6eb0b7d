import { TALL_TIMETABLE, WIDE_TIMETABLE } from '#lib/engrave/timetable.ts'
import { styleSheet } from '#ui/style-sheet.ts'
import { percent, plotTall, plotWide } from './plot-box.ts'

const rowsTop = percent(WIDE_TIMETABLE.y0 - WIDE_TIMETABLE.row / 2, WIDE_TIMETABLE.h)

const rowsHeight = percent(5 * WIDE_TIMETABLE.row, WIDE_TIMETABLE.h)

/**
 * The timetable of the demonstration. Its time axis runs downwards below 1080 px, and to the right on wider screens.
 */
export const styles = styleSheet({
  times: {
    display: { base: 'none', xl: 'flex' },
    position: 'absolute',
    left: plotWide.left,
    width: plotWide.width,
    top: percent(WIDE_TIMETABLE.top - 28, WIDE_TIMETABLE.h),
    justifyContent: 'space-between',
    textStyle: 'data',
    color: 'text.3',
    '& > span': { width: '0', display: 'flex', justifyContent: 'center', lineHeight: 1 },
  },
  numbers: {
    display: { base: 'grid', sm: 'none' },
    position: 'absolute',
    left: '0',
    top: plotTall.top,
    bottom: plotTall.bottom,
    gridTemplateRows: 'repeat(8, 1fr)',
    textStyle: 'data',
    color: 'text.3',
    lineHeight: 1,
    paddingBlockStart: '0.5rem',
  },
  rows: {
    position: 'absolute',
    display: 'grid',
    left: {
      base: percent(TALL_TIMETABLE.x0 - TALL_TIMETABLE.row / 2, TALL_TIMETABLE.w),
      xl: percent(34, WIDE_TIMETABLE.w),
    },
    width: {
      base: percent(5 * TALL_TIMETABLE.row, TALL_TIMETABLE.w),
      xl: percent(WIDE_TIMETABLE.x0 - 42, WIDE_TIMETABLE.w),
    },
    top: { base: '0', xl: rowsTop },
    height: { base: percent(TALL_TIMETABLE.top - 16, TALL_TIMETABLE.h), xl: rowsHeight },
    gridTemplateColumns: { base: 'repeat(5, 1fr)', xl: '1fr' },
    gridTemplateRows: { base: '1fr', xl: 'repeat(5, 1fr)' },
    alignItems: { base: 'end', xl: 'center' },
  },
  row: {
    position: 'relative',
    display: 'grid',
    justifyItems: { base: 'center', xl: 'start' },
    textAlign: { base: 'center', xl: 'start' },
    lineHeight: 1.25,
    '& > b': {
      fontWeight: 600,
      fontSize: { base: 'min(max(0.7rem, 3.4vw), 3.5vw, 0.8125rem)', sm: '0.9375rem', xl: '1.0625rem' },
      width: { base: 'min-content', xl: 'auto' },
      lineHeight: { base: 1.2, xl: 1.3 },
    },
    '& > span': {
      fontSize: '0.9375rem',
      color: 'text.2',
      srOnly: { base: true, xl: false },
    },
    _before: {
      content: '""',
      position: 'absolute',
      width: '6px',
      height: '6px',
      borderRadius: 'round',
      background: 'cold',
      opacity: 0,
      left: { base: 'calc(50% - 3px)', xl: '-13px' },
      top: { base: '-12px', xl: '0.5rem' },
    },
    '&[data-active]::before': { opacity: 1 },
  },
  answeredLabel: {
    display: { base: 'none', xl: 'block' },
    position: 'absolute',
    left: percent(WIDE_TIMETABLE.x0 + 7 * WIDE_TIMETABLE.step + 16, WIDE_TIMETABLE.w),
    top: percent(WIDE_TIMETABLE.y0 + 4 * WIDE_TIMETABLE.row, WIDE_TIMETABLE.h),
    translate: '0 -50%',
    fontWeight: 550,
    lineHeight: 1,
  },
})
