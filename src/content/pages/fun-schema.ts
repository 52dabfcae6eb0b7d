import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the fun page: `content/pages/fun.yaml`. */
const schema = v.strictObject({
  title: singleLine(51),
  description: metaDescription,
  heading: singleLine(30),
  lead: paragraph(10, 100),
  pictures: singleLine(30),
})

export const collection = defineCollection({ files: 'pages/fun.yaml', schema })
