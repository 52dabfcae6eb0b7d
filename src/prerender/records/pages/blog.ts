import * as v from 'valibot'
import type { DeepReadonly } from '../collection.ts'
import { metaDescription, paragraph, singleLine } from '../field-schemas.ts'

/** The content of the blog page: `content/pages/blog.yaml`. */
const schema = v.strictObject({
  title: singleLine(20),
  description: metaDescription,
  heading: singleLine(20),
  lead: paragraph(10, 160),
  none: v.strictObject({ heading: singleLine(30), text: singleLine(60), action: singleLine(30) }),
})

export const blogPageCollection = { name: 'pages/blog', files: 'pages/blog.yaml', schema } as const

export type BlogPageContent = DeepReadonly<v.InferOutput<typeof schema>>
