import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of the page: `content/pages/blog.yaml`. */
const schema = v.strictObject({
  title: line(20),
  description,
  heading: line(20),
  lead: prose(10, 160),
  none: v.strictObject({ heading: line(30), text: line(60), action: line(30) }),
})

export const blogWords = { name: 'pages/blog', files: 'pages/blog.yaml', schema } as const

export type BlogWords = Fixed<v.InferOutput<typeof schema>>
