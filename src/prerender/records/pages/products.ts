import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of `/products`: `content/pages/products.yaml`. */
const schema = v.strictObject({
  title: line(40),
  description,
  heading: line(50),
  lead: prose(20, 160),
  see: line(30),
  /** What the row of plates is called. */
  strip: line(30),
  /** Below a plate whose product does not say what its drawing counts. */
  drawn: prose(10, 120),
  prices: v.strictObject({
    heading: line(40),
    note: prose(20, 280),
    unit: line(16),
    action: line(20),
  }),
  closing: v.strictObject({
    question: prose(20, 140),
    /** What is to be known of packages beside their price. */
    text: prose(10, 160),
    action: line(20),
  }),
})

export const productsWords = { name: 'pages/products', files: 'pages/products.yaml', schema } as const

export type ProductsWords = Fixed<v.InferOutput<typeof schema>>
