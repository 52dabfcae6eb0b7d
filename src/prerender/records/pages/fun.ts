import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of the page: `content/pages/fun.yaml`. */
const schema = v.strictObject({
  title: line(20),
  description,
  heading: line(30),
  lead: prose(10, 100),
  pictures: line(30),
})

export const funWords = { name: 'pages/fun', files: 'pages/fun.yaml', schema } as const

export type FunWords = Fixed<v.InferOutput<typeof schema>>
