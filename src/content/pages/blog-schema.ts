import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the blog page: `content/pages/blog.yaml`. */
const schema = v.strictObject({
  title: singleLine(60),
  description: metaDescription,
  heading: singleLine(20),
  lead: paragraph(10, 160),
  missing: singleLine(90),
  none: v.strictObject({ heading: singleLine(30), text: singleLine(60), action: singleLine(30) }),
})

export const collection = defineCollection({ files: 'pages/blog.yaml', schema })
