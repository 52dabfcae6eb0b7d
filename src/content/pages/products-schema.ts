import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of `/products`: `content/pages/products.yaml`. */
const schema = v.strictObject({
  title: singleLine(60),
  description: metaDescription,
  heading: singleLine(50),
  lead: paragraph(20, 160),
  see: singleLine(30),
  /** The name of the row of drawings. */
  strip: singleLine(30),
  prices: v.strictObject({
    heading: singleLine(40),
    note: paragraph(20, 420),
    unit: singleLine(16),
    action: singleLine(20),
  }),
  closing: v.strictObject({
    question: paragraph(20, 140),
    /** Information about packages other than their price. */
    text: v.exactOptional(paragraph(10, 120)),
    action: singleLine(20),
  }),
})

export const collection = defineCollection({ files: 'pages/products.yaml', schema })
