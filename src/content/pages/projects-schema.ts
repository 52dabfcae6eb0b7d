import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of `/projects`: `content/pages/projects.yaml`. */
const schema = v.strictObject({
  title: singleLine(51),
  description: metaDescription,
  heading: singleLine(34),
  lead: paragraph(20, 200),
  start: singleLine(30),
  chart: v.strictObject({ name: singleLine(50) }),
  visit: v.strictObject({ action: singleLine(20), example: singleLine(20) }),
  examples: paragraph(20, 200),
  next: v.strictObject({ heading: singleLine(50), text: paragraph(20, 160), action: singleLine(24) }),
})

export const collection = defineCollection({ files: 'pages/projects.yaml', schema })
