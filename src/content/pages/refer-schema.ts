import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { listOf, metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the Refer & Earn page: `content/pages/refer.yaml`. */
const schema = v.strictObject({
  title: singleLine(60),
  description: metaDescription,
  heading: singleLine(50),
  lead: paragraph(10, 200),
  action: singleLine(30),
  message: v.pipe(
    listOf(1, 6, singleLine(120)),
    v.transform((lines) => lines.join('\n')),
  ),
  drawing: paragraph(10, 80),
  steps: v.strictObject({
    heading: singleLine(20),
    items: v.array(v.strictObject({ name: singleLine(30), text: paragraph(10, 160) })),
    days: singleLine(60),
  }),
  questions: v.strictObject({
    heading: singleLine(30),
    items: v.array(v.strictObject({ name: singleLine(40), text: paragraph(10, 280) })),
  }),
  closing: singleLine(30),
  call: singleLine(30),
})

export const collection = defineCollection({ files: 'pages/refer.yaml', schema })
