import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { href, metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of the about page: `content/pages/about.yaml`. */
const schema = v.strictObject({
  title: singleLine(60),
  description: metaDescription,
  heading: v.strictTuple([singleLine(20), singleLine(30), singleLine(30)]),
  story: v.strictObject({
    label: singleLine(20),
    lead: paragraph(10, 220),
    text: v.array(paragraph(10, 280)),
    action: singleLine(20),
  }),
  tiles: v.strictObject({
    heading: singleLine(30),
    items: v.array(v.strictObject({ name: singleLine(20), text: paragraph(10, 180), art: singleLine(20), href })),
  }),
  values: v.strictObject({
    heading: singleLine(30),
    items: v.array(v.strictObject({ name: singleLine(20), text: paragraph(10, 120) })),
  }),
  timeline: v.strictObject({ heading: singleLine(50) }),
  figures: v.array(v.strictObject({ reading: singleLine(20), name: singleLine(20), text: paragraph(10, 80) })),
  closing: v.strictObject({ question: singleLine(50), action: singleLine(20) }),
})

export const collection = defineCollection({ files: 'pages/about.yaml', schema })
