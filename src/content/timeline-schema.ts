import * as v from 'valibot'
import { compareText } from '#lib/compare-text.ts'
import { monthsSince } from '#lib/engrave/catalogue.ts'
import { type ExposureWords, exposureWords } from '#lib/engrave/exposure-words.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { isoMonth, paragraph } from '#prerender/records/field-schemas.ts'

/** An event in the agency's history: an item of `content/timeline.yaml`. */
const schema = v.strictObject({ month: isoMonth, text: paragraph(20, 75) })

export const collection = defineCollection({
  files: 'timeline.yaml',
  schema,
  idField: 'text',
  /** Returns `{timeline.months}`: the number of months from the first event to the last, both included. */
  listPlaceholders: (all) => {
    const sorted = all.map(({ month }) => String(month)).sort()
    const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
    return { months: monthsSince(first, last) + 1 || 0 }
  },
  derive: deriveTimeline,
})

type EventRecord = RecordOf<typeof schema>
export type TimelineEvent = Omit<EventRecord, 'id'> & {
  /** Months since the first event. */
  readonly since: number
  /** The position of the text in the drawing. Null for all events if not all texts fit; a list then shows them. */
  readonly words: ExposureWords | null
}

/** Returns the events, oldest first, with their positions in the drawing. */
export function deriveTimeline(all: readonly EventRecord[]): readonly TimelineEvent[] {
  const sorted = [...all].sort((a, b) => compareText(a.month, b.month))
  const first = sorted[0]?.month ?? ''
  const since = sorted.map((event) => monthsSince(first, event.month))
  const words = exposureWords(sorted.map(({ text }, index) => ({ since: since[index] ?? 0, text })))
  return sorted.map(({ month, text }, index) => ({
    month,
    text,
    since: since[index] ?? 0,
    words: words?.[index] ?? null,
  }))
}
