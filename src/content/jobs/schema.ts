import * as v from 'valibot'
import { type Placed, spotsFor } from '#lib/engrave/free-places.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { between, lucideIcon, paragraph, singleLine, sortOrder } from '#prerender/records/field-schemas.ts'
import { jobCategories } from './categories.ts'
import { jobLocations } from './locations.ts'

/** An opening: a file in `content/jobs`. Its file name is its id; the text below the front matter describes it. */
const schema = v.strictObject({
  /** The name of the position in applications. */
  title: singleLine(60),
  /** The name on the chart; defaults to the title. */
  label: v.optional(singleLine(24)),
  category: v.picklist(jobCategories.map(({ id }) => id)),
  location: v.picklist(jobLocations.map(({ name }) => name)),
  icon: v.optional(lucideIcon, 'briefcase'),
  order: v.optional(sortOrder, 1000),
  /** The position on the chart around the heading's full stop. The build finds one for an opening without it. */
  place: v.optional(
    v.strictObject({
      r: between(100, 760),
      degrees: between(-180, 180),
      isNamedLeft: v.optional(v.boolean(), false),
    }),
  ),
  body: paragraph(60, 200),
})

export const collection = defineCollection({
  files: 'jobs/*.md',
  schema,
  unique: ['title', 'label', 'body'],
  groupedBy: 'category',
  derive: deriveJobs,
})

type JobRecord = RecordOf<typeof schema>
export type Job = Omit<JobRecord, 'label' | 'place' | 'order'> & {
  readonly label: string
  readonly place: Placed | null
}

/** Returns the openings with their names and positions on the chart; a position is null if the chart is full. */
export function deriveJobs(all: readonly JobRecord[]): readonly Job[] {
  const labelled = all.map(({ order: _, ...job }) => ({ ...job, label: job.label ?? job.title }))
  const places = spotsFor(labelled)
  return labelled.map((job, index) => ({ ...job, place: places[index] ?? null }))
}
