import * as v from 'valibot'
import { barPosition, calendarOf, daysBetween, monthLabels } from '#lib/calendar.ts'
import { longDate, shortDate } from '#lib/dates.ts'
import { hasBegun } from '#lib/has-begun.ts'
import { buildDate } from '#prerender/build-date.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { isoDate, paragraph, price, singleLine } from '#prerender/records/field-schemas.ts'

/** A training batch: an item of `content/batches.yaml`. */
const schema = v.strictObject({
  name: singleLine(40),
  starts: isoDate,
  duration: v.pipe(
    v.string(),
    v.check((text) => /^(1 week|([2-9]|[1-4]\d|5[0-2]) weeks)$/.test(text), 'a number of weeks, such as 4 weeks'),
  ),
  mode: v.picklist(['Online', 'Hybrid', 'On-site']),
  price,
  text: paragraph(20, 150),
})

export const collection = defineCollection({
  files: 'batches.yaml',
  schema,
  idField: 'name',
  details: ['text', 'bar'],
  /**
   * Returns `{batches.cheapest}`; `{batches.weeks}`: '3 to 8 weeks'; `{batches.terms}`, `{batches.dates}` and `{batches.fees}`, which list all batches by
   * name; and `{batches.span}`: 'from August to the end of October 2025'.
   */
  listPlaceholders: (all) => {
    const dollars = all.map(({ price }) => Number(String(price).replace(/[$,]/g, '')))
    const cheapest = all[dollars.indexOf(Math.min(...dollars))]?.price
    const listBatches = (format: (batch: BatchRecord) => string) =>
      (all as readonly BatchRecord[]).map((batch) => `${batch.name}: ${format(batch)}`).join('; ')
    return {
      cheapest: String(cheapest ?? ''),
      weeks: weeksOf(all as readonly BatchRecord[]),
      terms: listBatches(({ duration, mode, price }) => `${duration}, ${mode}, ${price}`),
      dates: listBatches(({ starts }) => shortDate(String(starts))),
      fees: listBatches(({ price }) => price),
      span: spanOf(all as readonly BatchRecord[]),
    }
  },
  derive: deriveBatches,
  layout: calendarLayout,
})

type BatchRecord = RecordOf<typeof schema>
/**
 * A batch on the calendar: where its bar begins, the length of the bar, where its text begins (all CSS lengths), and
 * the number of its weeks.
 */
type Bar = { readonly left: string; readonly width: string; readonly words: string; readonly weeks: number }
export type Batch = Omit<BatchRecord, 'text' | 'id'> & {
  /** The start date as the page shows it. */
  readonly date: string
  /** Set if the batch had begun at build time. */
  readonly wasBegun?: true
}
export type BatchDetails = Pick<BatchRecord, 'text'> & { readonly bar: Bar }

/**
 * Returns the batches with their dates and calendar bars, and marks those that have begun.
 * @param buildTime the time of the build, in milliseconds since 1970
 */
export function batchesAsOf(all: readonly BatchRecord[], buildTime: number): readonly (Batch & BatchDetails)[] {
  const calendar = calendarOf(all)
  return all.map(({ id: _, ...batch }) => ({
    ...batch,
    date: shortDate(batch.starts),
    ...(hasBegun(batch.starts, buildTime) && { wasBegun: true as const }),
    bar: barPosition(batch, calendar),
  }))
}

/** Returns the batches as of the current build. */
export function deriveBatches(all: readonly BatchRecord[]): readonly (Batch & BatchDetails)[] {
  return batchesAsOf(all, buildDate().getTime())
}

/** Returns the months whose names fit on the calendar, and where each begins. */
export function calendarLayout(all: readonly Pick<BatchRecord, 'starts' | 'duration'>[]) {
  const { from, days, months } = calendarOf(all)
  return [...monthLabels(months)].map(([month, name]) => ({
    name,
    left: `${((100 * daysBetween(from, `${month}-01`)) / days).toFixed(2)}%`,
  }))
}

function weeksOf(all: readonly BatchRecord[]): string {
  const sorted = all.map(({ duration }) => Number.parseInt(duration, 10)).sort((a, b) => a - b)
  const [fewest = 1, most = 1] = [sorted[0], sorted.at(-1)]
  return `${fewest === most ? '' : `${fewest} to `}${most} ${most === 1 ? 'week' : 'weeks'}`
}

function spanOf(all: readonly BatchRecord[]): string {
  const { months } = calendarOf(all)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return ''
  const name = (month: string) => longDate(`${month}-01`).replace(/ .*/, '')
  const [from, until] = [first.slice(0, 4), last.slice(0, 4)]
  return `from ${name(first)}${from === until ? '' : ` ${from}`} to the end of ${name(last)} ${until}`
}
