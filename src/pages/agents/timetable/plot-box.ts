import { TALL_TIMETABLE, WIDE_TIMETABLE } from '#lib/engrave/timetable.ts'

/** Returns a part of the drawing in percent. */
export const percent = (value: number, total: number) => `${Math.round((value / total) * 1e4) / 100}%`

/** The box of the steps on the wide drawing. */
export const plotWide = {
  left: percent(WIDE_TIMETABLE.x0, WIDE_TIMETABLE.w),
  width: percent(8 * WIDE_TIMETABLE.step, WIDE_TIMETABLE.w),
  top: percent(WIDE_TIMETABLE.top, WIDE_TIMETABLE.h),
  bottom: percent(30, WIDE_TIMETABLE.h),
}

/** The box of the steps on the tall drawing. */
export const plotTall = {
  left: '0',
  width: '100%',
  top: percent(TALL_TIMETABLE.top, TALL_TIMETABLE.h),
  bottom: percent(TALL_TIMETABLE.h - TALL_TIMETABLE.top - 8 * TALL_TIMETABLE.step, TALL_TIMETABLE.h),
}
