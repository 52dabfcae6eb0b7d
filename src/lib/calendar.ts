import { monthAndYear, monthName, monthsAfter } from './dates.ts'
import { leadingNumber } from './leading-number.ts'

const DAY_MS = 86_400_000

type Batch = { readonly starts: string; readonly duration: string }

/** A calendar of whole months: its first day, how many days it has, and its months as `2025-08`. */
export type Calendar = { readonly from: string; readonly days: number; readonly months: readonly string[] }

/** The length of the month scale where it is shortest, and the space for a short and a long month label, in px. */
const [MIN_RULE_PX, SHORT_LABEL_PX, LONG_LABEL_PX] = [280, 34, 80]
/** If a bar begins after 5% of the calendar, its text, which is up to 16.5rem wide, moves left to stay on the page. */
const [END_ALIGNED_FROM_PERCENT, MAX_TEXT_WIDTH] = [5, '16.5rem']

/**
 * Returns the calendar from the month in which the first batch starts to the month in which the last one ends. Without
 * batches, it is empty.
 */
export function calendarOf(batches: readonly Batch[]): Calendar {
  if (batches.length === 0) return { from: '', days: 0, months: [] }
  const firstMonth =
    batches
      .map(({ starts }) => starts)
      .sort()[0]
      ?.slice(0, 7) ?? ''
  const lastDayMs = Math.max(...batches.map((batch) => Date.parse(batch.starts) + (weeksOf(batch) * 7 - 1) * DAY_MS))
  const lastMonth = new Date(lastDayMs).toISOString().slice(0, 7)
  const months: string[] = []
  for (let month = firstMonth; month <= lastMonth; month = monthsAfter(month, 1)) months.push(month)
  return { from: `${firstMonth}-01`, days: daysBetween(`${firstMonth}-01`, `${monthsAfter(lastMonth, 1)}-01`), months }
}

/** Returns the number of whole days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Returns the duration of a batch in weeks: 4 for '4 weeks'. */
function weeksOf({ duration }: Pick<Batch, 'duration'>): number {
  return leadingNumber(duration)
}

/** Returns the CSS position and width of a batch's bar, the CSS position of its text, and its duration in weeks. */
export function barPosition(batch: Batch, { from, days }: Calendar) {
  const percent = (count: number) => `${((100 * count) / days).toFixed(2)}%`
  const daysBefore = daysBetween(from, batch.starts)
  const left = percent(daysBefore)
  const words = (100 * daysBefore) / days > END_ALIGNED_FROM_PERCENT ? `min(${left}, 100% - ${MAX_TEXT_WIDTH})` : left
  return { left, width: percent(weeksOf(batch) * 7), words, weeks: weeksOf(batch) }
}

/** Returns labels for the months that have room for one. If the months span several years, each label has its year. */
export function monthLabels(months: readonly string[]): ReadonlyMap<string, string> {
  const isOneYear = months[0]?.slice(0, 4) === months.at(-1)?.slice(0, 4)
  const share = (isOneYear ? SHORT_LABEL_PX : LONG_LABEL_PX) / MIN_RULE_PX
  const step =
    [1, 2, 3, 6, 12].find((count) => count / months.length >= share) ?? 12 * Math.ceil((share * months.length) / 12)
  const isNamed = (index: number) => index % step === 0 && index / months.length <= 1 - share
  const nameOf = isOneYear ? monthName : monthAndYear
  return new Map(months.flatMap((month, index) => (isNamed(index) ? [[month, nameOf(month)] as const] : [])))
}
