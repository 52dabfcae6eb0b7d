import { record as weekdayHours } from 'virtual:records/facts/weekdayHours'
import { record as weekendHours } from 'virtual:records/facts/weekendHours'
import { type Hours, parseHours } from '#lib/parse-hours.ts'

const [onWeekdays, onWeekends] = [parseHours(weekdayHours), parseHours(weekendHours)]

/** Returns the office hours of a day of the week (0 is Sunday), in India's time. */
export function officeHoursOf(weekday: number): Hours | null {
  return weekday === 0 || weekday === 6 ? onWeekends : onWeekdays
}
