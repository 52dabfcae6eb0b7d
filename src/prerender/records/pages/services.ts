import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, list, prose } from '../fields.ts'

/** The words of `/services`: `content/pages/services.yaml`. */
const schema = v.strictObject({
  title: line(40),
  description,
  heading: line(48),
  lead: prose(20, 200),
  start: line(30),
  ai: v.strictObject({ heading: line(48), text: prose(20, 220), action: line(28) }),
  list: line(30),
  row: v.strictObject({ action: line(20), more: line(20) }),
  process: v.strictObject({
    heading: line(60),
    note: prose(10, 90),
    steps: list(3, 8, v.strictObject({ name: line(14), text: prose(10, 90) })),
  }),
  closing: v.strictObject({ question: v.strictTuple([line(56), line(70)]), action: line(20) }),
  carousel: line(44),
})

export const servicesWords = { name: 'pages/services', files: 'pages/services.yaml', schema } as const

export type ServicesWords = Fixed<v.InferOutput<typeof schema>>
