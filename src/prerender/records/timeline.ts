import * as v from 'valibot'
import { longDate } from '#lib/dates.ts'
import { monthsSince } from '#lib/engrave/catalogue.ts'
import { type ExposureWords, exposureWords } from '#lib/engrave/exposure-words.ts'
import type { Collection, RecordOf } from './collection.ts'
import { isoMonth, paragraph } from './field-schemas.ts'

/** An event in the agency's history: an item of `content/timeline.yaml`. */
const schema = v.strictObject({ month: isoMonth, text: paragraph(20, 75) })

export const timelineCollection = {
  name: 'timeline',
  files: 'timeline.yaml',
  schema,
  listedBy: 'text',
  /** `{timeline.months}`: the months from the first event to the last, inclusive; `{timeline.until}`: 'April 2025'. */
  tells: (all) => {
    const inOrder = all.map(({ month }) => String(month)).sort()
    const [first = '', last = ''] = [inOrder[0], inOrder.at(-1)]
    return { months: monthsSince(first, last) + 1 || 0, until: longDate(`${last}-01`).replace(' 1,', '') }
  },
} as const satisfies Collection<typeof schema>

type Read = RecordOf<typeof schema>
export type TimelineEvent = Omit<Read, 'id'> & {
  /** Months since the first event. */
  readonly since: number
  /** Where its text is set in the exposure. Null for all events if not all texts fit; then they are listed below it. */
  readonly words: ExposureWords | null
}

/** Returns the events, oldest first, with their positions in the exposure. */
export function deriveTimeline(all: readonly Read[]): readonly TimelineEvent[] {
  const inOrder = [...all].sort((a, b) => a.month.localeCompare(b.month))
  const first = inOrder[0]?.month ?? ''
  const since = inOrder.map((event) => monthsSince(first, event.month))
  const words = exposureWords(inOrder.map(({ text }, index) => ({ since: since[index] ?? 0, text })))
  return inOrder.map(({ month, text }, index) => ({
    month,
    text,
    since: since[index] ?? 0,
    words: words?.[index] ?? null,
  }))
}
