import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of the page: `content/pages/not-found.yaml`. */
const schema = v.strictObject({
  title: line(30),
  description,
  heading: line(40),
  lead: prose(10, 140),
  home: line(20),
  tell: line(40),
  map: line(20),
})

export const notFoundWords = { name: 'pages/not-found', files: 'pages/not-found.yaml', schema } as const

export type NotFoundWords = Fixed<v.InferOutput<typeof schema>>
