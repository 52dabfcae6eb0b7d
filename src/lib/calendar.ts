import { monthAndYear, monthName, monthsAfter } from './dates.ts'
import { leadingNumber } from './leading-number.ts'

const DAY_MS = 86_400_000

type Run = { readonly starts: string; readonly duration: string }

/** A calendar of whole months: its first day, how many days it has, and its months as `2025-08`. */
export type Calendar = { readonly from: string; readonly days: number; readonly months: readonly string[] }

/** The shortest rule (280 px) and the space that a short and a long month label need, in px. */
const [RULE, SHORT, LONG] = [280, 34, 80]
/** From this percentage on, a bar's text, which is up to 16.5rem long, is moved left where it would leave the page. */
const [END_ALIGNED_FROM, WORDS] = [5, '16.5rem']

/** Returns the calendar from the month of the first start to the month of the last end; empty without runs. */
export function calendarOf(runs: readonly Run[]): Calendar {
  if (runs.length === 0) return { from: '', days: 0, months: [] }
  const first =
    runs
      .map(({ starts }) => starts)
      .sort()[0]
      ?.slice(0, 7) ?? ''
  const last = Math.max(...runs.map((run) => Date.parse(run.starts) + (weeksOf(run) * 7 - 1) * DAY_MS))
  const end = new Date(last).toISOString().slice(0, 7)
  const months: string[] = []
  for (let month = first; month <= end; month = monthsAfter(month, 1)) months.push(month)
  return { from: `${first}-01`, days: daysBetween(`${first}-01`, `${monthsAfter(end, 1)}-01`), months }
}

/** Returns the number of whole days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Returns the duration of a run in weeks: 4 for '4 weeks'. */
function weeksOf({ duration }: Pick<Run, 'duration'>): number {
  return leadingNumber(duration)
}

/** Returns where the bar of a run begins, how long it is, and where its text begins. */
export function barPosition(run: Run, { from, days }: Calendar) {
  const percent = (count: number) => `${((100 * count) / days).toFixed(2)}%`
  const before = daysBetween(from, run.starts)
  const left = percent(before)
  const words = (100 * before) / days > END_ALIGNED_FROM ? `min(${left}, 100% - ${WORDS})` : left
  return { left, width: percent(weeksOf(run) * 7), words, weeks: weeksOf(run) }
}

/** Returns the labels of the months that have room for one, with the year when the months span several years. */
export function monthLabels(months: readonly string[]): ReadonlyMap<string, string> {
  const isOneYear = months[0]?.slice(0, 4) === months.at(-1)?.slice(0, 4)
  const share = (isOneYear ? SHORT : LONG) / RULE
  const step =
    [1, 2, 3, 6, 12].find((one) => one / months.length >= share) ?? 12 * Math.ceil((share * months.length) / 12)
  const isNamed = (index: number) => index % step === 0 && index / months.length <= 1 - share
  const nameOf = isOneYear ? monthName : monthAndYear
  return new Map(months.flatMap((month, index) => (isNamed(index) ? [[month, nameOf(month)] as const] : [])))
}
