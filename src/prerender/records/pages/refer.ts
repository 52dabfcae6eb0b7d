import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of the page: `content/pages/refer.yaml`. */
const schema = v.strictObject({
  title: line(20),
  description,
  heading: line(50),
  lead: prose(10, 160),
  action: line(30),
  message: prose(10, 120),
  drawing: prose(10, 80),
  steps: v.strictObject({
    heading: line(20),
    items: v.array(v.strictObject({ name: line(30), text: prose(10, 160) })),
    days: line(60),
  }),
  questions: v.strictObject({
    heading: line(30),
    items: v.array(v.strictObject({ name: line(40), text: prose(10, 280) })),
  }),
  closing: line(30),
  call: line(30),
})

export const referWords = { name: 'pages/refer', files: 'pages/refer.yaml', schema } as const

export type ReferWords = Fixed<v.InferOutput<typeof schema>>
