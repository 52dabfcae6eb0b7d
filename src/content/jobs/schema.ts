import * as v from 'valibot'
import { type Placed, spotsFor } from '#lib/engrave/free-places.ts'
import { hasPassed } from '#lib/has-begun.ts'
import { buildDate } from '#prerender/build-date.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import {
  between,
  isoDate,
  lucideIcon,
  markdownBlocks,
  paragraph,
  singleLine,
  sortOrder,
} from '#prerender/records/field-schemas.ts'
import { jobPath, paths } from '../paths.ts'
import { jobCategories } from './categories.ts'
import { jobLocations } from './locations.ts'

/** How many jobs a page of the list has. */
const JOBS_ON_PAGE = 30

/**
 * An opening: a file in `content/jobs`. Its file name is its id. If the file has a text below the fields, the opening
 * has a page of its own.
 */
const fields = v.strictObject({
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
  /** What the job is, and who it is for: in the list and in the chat. */
  summary: paragraph(60, 200),
  pay: v.exactOptional(singleLine(60)),
  hours: v.exactOptional(singleLine(60)),
  /** The day on which the opening was first published. */
  posted: v.exactOptional(isoDate),
  /** The last day for applications, in India. Afterwards the job is filled. */
  until: v.exactOptional(isoDate),
  /** The street and town of the place of work. */
  address: v.exactOptional(singleLine(120)),
  /** The country of the place of work or, for remote work, in which applicants may live. */
  country: v.exactOptional(singleLine(40)),
  body: v.optional(markdownBlocks),
})

const schema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { posted = '', until: value } = dataset.value
    if (value === undefined || value >= posted) return
    const path = { type: 'object', origin: 'value', input: dataset.value, key: 'until', value } as const
    addIssue({ message: `${posted} (the day it was posted) or later`, input: value, path: [path] })
  }),
)

export const collection = defineCollection({
  files: 'jobs/*.md',
  schema,
  unique: ['title', 'label', 'summary'],
  groupedBy: 'category',
  isCounted: ({ until }) => typeof until !== 'string' || !hasPassed(until, buildDate().getTime()),
  pathOf: jobPath,
  isArticle: true,
  isTextOptional: true,
  details: ['body'],
  views: {
    openings: ['id', 'title', 'label', 'category', 'location', 'place', 'until', 'wasFilled', 'hasPage', 'listPage'],
    summaries: ['summary'],
  },
  notOnPage: ['label', 'place', 'icon', 'hasPage', 'listPage'],
  list: {
    path: paths.jobs,
    size: JOBS_ON_PAGE,
    fields: ['id', 'title', 'category', 'location', 'icon', 'summary', 'until', 'hasPage', 'listPage'],
    compare: compareCategories,
  },
  derive: deriveJobs,
})

type JobRecord = RecordOf<typeof schema>
export type Job = Omit<JobRecord, 'label' | 'place' | 'order'> & {
  readonly label: string
  readonly place: Placed | null
  readonly hasPage: boolean
  /** The page of the list that has the job, if it was open at build time. */
  readonly listPage: number
  /** Set if the last day for applications had passed at build time. */
  readonly wasFilled?: true
}

/**
 * Returns the openings with their names and positions on the chart; a position is null if the chart is full or the job
 * is filled.
 * @param buildTime the time of the build, in milliseconds since 1970
 */
export function jobsAsOf(all: readonly JobRecord[], buildTime: number): readonly Job[] {
  const jobs = all.map(({ order: _, place, ...job }) => ({
    ...job,
    label: job.label ?? job.title,
    wanted: place,
    hasPage: job.body !== undefined,
    isFilled: job.until !== undefined && hasPassed(job.until, buildTime),
  }))
  const open = jobs.filter(({ isFilled }) => !isFilled)
  const listed = open.toSorted(compareCategories)
  const places = spotsFor(open.map(({ label, wanted }) => ({ label, place: wanted })))
  return jobs.map(({ wanted: _, isFilled, ...job }) => ({
    ...job,
    listPage:
      Math.floor(
        Math.max(
          0,
          listed.findIndex(({ id }) => id === job.id),
        ) / JOBS_ON_PAGE,
      ) + 1,
    place: places[open.findIndex(({ id }) => id === job.id)] ?? null,
    ...(isFilled && { wasFilled: true as const }),
  }))
}

/** Compares jobs as they stand in the list: by category, in which they keep their order. */
function compareCategories(a: Pick<JobRecord, 'category'>, b: Pick<JobRecord, 'category'>): number {
  const positionOf = (category: string) => jobCategories.findIndex(({ id }) => id === category)
  return positionOf(a.category) - positionOf(b.category)
}

/** Returns the openings as of the current build. */
export function deriveJobs(all: readonly JobRecord[]): readonly Job[] {
  return jobsAsOf(all, buildDate().getTime())
}
