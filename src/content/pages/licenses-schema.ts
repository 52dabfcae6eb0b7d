import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the licences page: `content/pages/licenses.yaml`. */
const schema = v.strictObject({
  title: singleLine(20),
  description: metaDescription,
  heading: singleLine(20),
  lead: paragraph(10, 160),
  packages: v.strictObject({ heading: singleLine(20), note: paragraph(10, 160) }),
  icons: v.strictObject({ heading: singleLine(20), note: paragraph(10, 240) }),
  fonts: v.strictObject({ heading: singleLine(20), note: paragraph(10, 100) }),
  texts: v.strictObject({ heading: singleLine(20), note: paragraph(10, 120), none: paragraph(10, 100) }),
})

export const collection = defineCollection({ files: 'pages/licenses.yaml', schema })
