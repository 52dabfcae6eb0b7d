import * as v from 'valibot'
import { compareText } from '#lib/compare-text.ts'
import { monthAndYear, monthsAfter } from '#lib/dates.ts'
import { labelledMonths, monthAxis, monthsSince, percentOf, starAt } from '#lib/engrave/catalogue.ts'
import { catalogueStarPlaces } from '#lib/engrave/catalogue-places.ts'
import { COVER_PHOTOGRAPH, type PhotographSources, photographSources } from '#lib/photographs.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import {
  httpsUrl,
  isoMonth,
  markdownBlocks,
  nameList,
  paragraph,
  photoFileName,
  singleLine,
  slug,
} from '#prerender/records/field-schemas.ts'
import type { ContentContext } from '#prerender/records/record-texts.ts'
import { collection as factsCollection } from '../facts-schema.ts'
import { paths, projectPath } from '../paths.ts'
import { projectFields } from '../project-fields.ts'
import { projectHref } from '../record-address.ts'

/** How many projects a page of the list has. */
const PROJECTS_ON_PAGE = 30

/**
 * A finished project: a file in `content/projects`. Its file name is the anchor of its card. If the file has a text
 * below the fields, the project has a page of its own.
 */
const schema = v.strictObject({
  title: singleLine(45),
  /** The name on the chart; defaults to the title. */
  label: v.optional(singleLine(20)),
  field: v.picklist(projectFields),
  /** The kind of client. */
  client: singleLine(24),
  completed: isoMonth,
  technologies: nameList(6, 20),
  /** The address of the finished work. An address that ends in `.example` marks an invented project. */
  href: v.exactOptional(httpsUrl),
  /** The file name of the service that the project belongs to. */
  service: v.exactOptional(slug),
  /** A photograph that replaces the drawn cover. */
  cover: v.optional(photoFileName),
  /** What the project does for its users, on cards and in the chat. */
  summary: paragraph(30, 120),
  body: v.optional(markdownBlocks),
})

export const collection = defineCollection({
  files: 'projects/*.md',
  schema,
  unique: ['title', 'label', 'href', 'cover', 'summary'],
  references: { service: 'services' },
  pathOf: projectPath,
  isArticle: true,
  isTextOptional: true,
  details: ['body', 'previous', 'next'],
  notOnPage: ['label', 'hasPage', 'listPage', 'star'],
  views: {
    answers: ['slug', 'title', 'label', 'field', 'completed', 'technologies', 'href', 'summary', 'hasPage', 'listPage'],
  },
  list: {
    path: paths.projects,
    size: PROJECTS_ON_PAGE,
    fields: [
      ...['slug', 'title', 'label', 'field', 'client', 'completed', 'technologies', 'href', 'cover', 'summary'],
      ...['hasPage', 'star'],
    ],
  },
  groupedBy: 'field',
  pictures: ['cover'],
  derive: deriveProjects,
  layout: projectChartLayout,
})

type ProjectFile = RecordOf<typeof schema>
type ProjectName = { readonly slug: string; readonly title: string }
export type ProjectRecord = Omit<ProjectFile, 'id' | 'label' | 'cover'> & {
  readonly cover?: PhotographSources | undefined
  /** The anchor of the project's card, the name of its cover and the last part of its page's address. */
  readonly slug: string
  readonly label: string
  readonly hasPage: boolean
  /** The page of the list that has the project. */
  readonly listPage: number
  /** The projects with a page that come before and after this one, newest first. */
  readonly previous?: ProjectName
  readonly next?: ProjectName
  /** The position of the project's star on the chart, and of the name beside it. */
  readonly star: ReturnType<typeof catalogueStarPlaces>[number]
}

/**
 * Returns the first month and the number of months of the chart, which are also those on the covers. Also returns the
 * positions of those months that have labels, and of the rows.
 */
export function projectChartLayout(all: readonly ProjectRecord[], { names }: ContentContext) {
  const { first, months } = monthAxis(
    yearFounded(names),
    all.map(({ completed }) => completed),
  )
  return {
    first,
    months,
    named: labelledMonths(months).map((month) => ({
      name: monthAndYear(monthsAfter(first, month)),
      left: percentOf(starAt({ month, row: 0 }, months))[0],
    })),
    rows: projectFields.map((name, row) => ({ name, top: percentOf(starAt({ month: 0, row }, months))[1] })),
  }
}

/** Returns the projects, newest first, each with its star on the chart. */
export function deriveProjects(
  all: readonly ProjectFile[],
  _: unknown,
  context: ContentContext,
): readonly ProjectRecord[] {
  const newestFirst = sortByMonth(all)
  const { first, months } = monthAxis(
    yearFounded(context.names),
    newestFirst.map(({ completed }) => completed),
  )
  const stars = catalogueStarPlaces(
    newestFirst.map(({ title, label = title, completed, field }) => ({
      label,
      month: monthsSince(first, completed),
      row: projectFields.indexOf(field),
    })),
    months,
  )
  return newestFirst.flatMap(({ id, label, cover, ...project }, index) => {
    const star = stars[index]
    const files = cover === undefined ? {} : { cover: photographSources(COVER_PHOTOGRAPH, `project-${id}`, cover) }
    const { title, body } = project
    const hasPage = body !== undefined
    const listPage = listPageOf(index)
    return star
      ? [{ ...project, ...files, slug: id, label: label ?? title, hasPage, listPage, ...neighbours(id), star }]
      : []
  })

  /** Returns the names of the projects beside one in the order of their pages. */
  function neighbours(id: string): Pick<ProjectRecord, 'previous' | 'next'> {
    const withPage = newestFirst.filter(({ body }) => body !== undefined)
    const position = withPage.findIndex((project) => project.id === id)
    if (position === -1) return {}
    const [previous, next] = [withPage[position - 1], withPage[position + 1]]
    return { ...(previous && { previous: nameOf(previous) }), ...(next && { next: nameOf(next) }) }
  }
}

const nameOf = ({ id, title }: ProjectFile): ProjectName => ({ slug: id, title })

/** Returns the address of each project by its id: of its page or, if it has none, of its card in the list. */
export function projectAddresses(all: readonly ProjectFile[]): ReadonlyMap<string, string> {
  return new Map(
    sortByMonth(all).map(({ id, body }, index) => [
      id,
      projectHref({ slug: id, hasPage: body !== undefined, listPage: listPageOf(index) }),
    ]),
  )
}

/** Returns the projects, newest first. */
function sortByMonth(all: readonly ProjectFile[]): readonly ProjectFile[] {
  return [...all].sort((a, b) => compareText(b.completed, a.completed) || compareText(a.id, b.id))
}

/** Returns the number of the page of the list that has the project at an index. */
const listPageOf = (index: number) => Math.floor(index / PROJECTS_ON_PAGE) + 1

/** Returns the founding year, or 2000 if the year is invalid: the mistake is reported with the facts. */
function yearFounded(names: ContentContext['names']): number {
  const founded = names.get('founded')
  return v.is(factsCollection.schema.entries.founded, founded) ? founded : 2000
}
