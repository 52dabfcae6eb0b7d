import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { listOf, metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of `/services`: `content/pages/services.yaml`. */
const schema = v.strictObject({
  title: singleLine(51),
  description: metaDescription,
  heading: singleLine(48),
  lead: paragraph(20, 250),
  start: singleLine(30),
  ai: v.strictObject({ heading: singleLine(48), text: paragraph(20, 220), action: singleLine(28) }),
  list: singleLine(30),
  row: v.strictObject({ action: singleLine(20), more: singleLine(20) }),
  process: v.strictObject({
    heading: singleLine(60),
    note: paragraph(10, 180),
    steps: listOf(3, 8, v.strictObject({ name: singleLine(14), text: paragraph(10, 90) })),
  }),
  closing: v.strictObject({
    question: v.strictTuple([singleLine(56), singleLine(70)]),
    action: singleLine(20),
    sheet: singleLine(30),
  }),
  carousel: singleLine(44),
})

export const collection = defineCollection({ files: 'pages/services.yaml', schema })
