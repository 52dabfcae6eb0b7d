import * as v from 'valibot'
import { defineCollection, type ReadOtherCollection, type RecordOf } from '#prerender/records/collection.ts'
import { integerBetween, paragraph, singleLine, slug } from '#prerender/records/field-schemas.ts'
import { projectAddresses, collection as projectsCollection } from './projects/schema.ts'

/** A quotation from a client: an item of `content/testimonials.yaml`. */
const schema = v.strictObject({
  author: singleLine(40),
  /** Has to end with the name of a client. */
  role: singleLine(60),
  content: paragraph(40, 200),
  /** The file name of the project that the quotation is about. */
  project: v.exactOptional(slug),
  /** The background of the portrait: 0 indigo, 1 patina, 2 ember. By default, the backgrounds alternate. */
  ink: v.optional(integerBetween(0, 2)),
})

export const collection = defineCollection({
  files: 'testimonials.yaml',
  schema,
  idField: 'author',
  mustEndWith: { role: 'clients.name' },
  references: { project: 'projects' },
  derive: deriveTestimonials,
})

type TestimonialRecord = RecordOf<typeof schema>
export type Testimonial = Omit<TestimonialRecord, 'project'> & {
  /** The title of the project that the quotation is about, and the address of its page or card. */
  readonly project?: { readonly title: string; readonly href: string }
}

/** Returns the testimonials with the titles and addresses of their projects. */
export function deriveTestimonials(
  all: readonly TestimonialRecord[],
  readOther: ReadOtherCollection,
): readonly Testimonial[] {
  const projects = readOther(projectsCollection)
  const addresses = projectAddresses(projects)
  return all.map(({ project: id = '', ...testimonial }) => {
    const project = projects.find((candidate) => candidate.id === id)
    if (!project) return testimonial
    return { ...testimonial, project: { title: project.title, href: addresses.get(id) ?? '' } }
  })
}
