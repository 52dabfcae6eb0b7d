import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of `/search`: `content/pages/search.yaml`. */
const schema = v.strictObject({
  title: singleLine(40),
  description: metaDescription,
  heading: singleLine(40),
  lead: paragraph(20, 200),
  script: paragraph(20, 160),
  search: v.strictObject({ label: singleLine(30), placeholder: singleLine(40) }),
  list: singleLine(30),
})

export const collection = defineCollection({ files: 'pages/search.yaml', schema })
