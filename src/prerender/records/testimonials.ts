import * as v from 'valibot'
import type { RecordOf } from './collection.ts'
import { line, prose, whole } from './fields.ts'

/** What a client says: an item of `content/testimonials.yaml`. */
const schema = v.strictObject({
  author: line(40),
  /** Ends in the name of a client. */
  role: line(60),
  content: prose(40, 200),
  /** The ground of the portrait: 0 indigo, 1 patina, 2 ember; in turn where there is none. */
  ink: v.optional(whole(0, 2)),
})

export const testimonials = {
  name: 'testimonials',
  files: 'testimonials.yaml',
  schema,
  listedBy: 'author',
  endsIn: { role: 'clients.name' },
} as const

export type Testimonial = RecordOf<typeof schema>
