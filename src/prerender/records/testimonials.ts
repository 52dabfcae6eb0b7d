import * as v from 'valibot'
import type { RecordOf } from './collection.ts'
import { between, line, prose } from './fields.ts'

/** What a client says: an item of `content/testimonials.yaml`. */
const schema = v.strictObject({
  author: line(40),
  role: line(60),
  content: prose(40, 200),
  /** The ground of the portrait: 0 indigo, 1 patina, 2 ember; in turn where there is none. */
  ink: v.optional(between(0, 2)),
})

export const testimonials = { name: 'testimonials', files: 'testimonials.yaml', schema, listedBy: 'author' } as const

export type Testimonial = RecordOf<typeof schema>
