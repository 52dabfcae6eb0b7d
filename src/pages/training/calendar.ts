import { trainingBatches } from '#content/facts.ts'
import { batchCalendar } from '#content/training.ts'

const DAY_MS = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Whole days from one ISO day to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Days on the calendar: the whole months of `batchCalendar`. */
export const calendarDays = daysBetween(batchCalendar.from, batchCalendar.until)

function percent(days: number): string {
  return `${((100 * days) / calendarDays).toFixed(2)}%`
}

/** Each batch as a bar: where it begins, how long it is, and its weeks. */
export const bars = trainingBatches.map(({ starts, duration }) => {
  const weeks = Number.parseInt(duration, 10)
  return { left: percent(daysBetween(batchCalendar.from, starts)), width: percent(weeks * 7), weeks }
})

const firstMonth = Number(batchCalendar.from.slice(5, 7))

/** The first day of each month on the calendar. */
export const months = Array.from({ length: Number(batchCalendar.until.slice(5, 7)) - firstMonth }, (_, index) => {
  const month = firstMonth + index
  const first = `${batchCalendar.from.slice(0, 4)}-${`${month}`.padStart(2, '0')}-01`
  const days = daysBetween(batchCalendar.from, first)
  return { name: MONTHS[month - 1] ?? '', days, left: percent(days) }
})

/** A tick for each day, ten units apart, a longer one each week; months stand apart in `monthTicks`. */
export const dayTicks = Array.from(
  { length: calendarDays + 1 },
  (_, day) => `M${day * 10} 0v${day % 7 === 0 ? 9 : 5}`,
).join('')

export const monthTicks = months.map(({ days }) => `M${days * 10} 0v20`).join('')
