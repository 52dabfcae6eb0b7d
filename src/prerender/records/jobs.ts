import * as v from 'valibot'
import type { RecordOf } from './collection.ts'
import { icon, line, order, prose } from './fields.ts'

/** An opening: a file of `content/jobs`, whose name is its id. The text below the front matter is its description. */
export const job = v.strictObject({
  /** The position, as an application names it. */
  title: line(60),
  /** The name on the chart; the title where there is none. */
  label: v.optional(line(24)),
  category: v.picklist(['tech', 'sales']),
  location: v.picklist(['Remote', 'Hybrid', 'On-site']),
  icon: v.optional(icon, 'briefcase'),
  order: v.optional(order, 1000),
  /** Where it stands on the chart, around the full stop of the heading; the chart finds a place for one without. */
  place: v.optional(
    v.strictObject({
      r: v.pipe(v.number(), v.minValue(100), v.maxValue(760)),
      degrees: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      isNamedLeft: v.optional(v.boolean(), false),
    }),
  ),
  body: prose(60, 200),
})

export type Job = RecordOf<typeof job>
