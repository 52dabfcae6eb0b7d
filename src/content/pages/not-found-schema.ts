import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the not-found page: `content/pages/not-found.yaml`. */
const schema = v.strictObject({
  title: singleLine(30),
  description: metaDescription,
  heading: singleLine(40),
  lead: paragraph(10, 140),
  home: singleLine(20),
  tell: singleLine(40),
  map: singleLine(20),
})

export const collection = defineCollection({ files: 'pages/not-found.yaml', schema })
