import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The title and introduction of the AI Agents Library: `content/pages/library.yaml`. */
const schema = v.strictObject({
  title: singleLine(40),
  description: metaDescription,
  heading: singleLine(40),
  lead: paragraph(20, 200),
})

export const collection = defineCollection({ files: 'pages/library.yaml', schema })
