import * as v from 'valibot'
import type { DeepReadonly } from '../collection.ts'
import { metaDescription, paragraph, singleLine } from '../field-schemas.ts'

/** The words of `/products`: `content/pages/products.yaml`. */
const schema = v.strictObject({
  title: singleLine(40),
  description: metaDescription,
  heading: singleLine(50),
  lead: paragraph(20, 160),
  see: singleLine(30),
  /** What the row of plates is called. */
  strip: singleLine(30),
  /** Below a plate whose product does not say what its drawing counts. */
  drawn: paragraph(10, 120),
  prices: v.strictObject({
    heading: singleLine(40),
    note: paragraph(20, 280),
    unit: singleLine(16),
    action: singleLine(20),
  }),
  closing: v.strictObject({
    question: paragraph(20, 140),
    /** What is to be known of packages beside their price. */
    text: paragraph(10, 160),
    action: singleLine(20),
  }),
})

export const productsPageCollection = { name: 'pages/products', files: 'pages/products.yaml', schema } as const

export type ProductsPageContent = DeepReadonly<v.InferOutput<typeof schema>>
