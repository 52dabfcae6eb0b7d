import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, href, line, prose } from '../fields.ts'

/** The words of the page: `content/pages/about.yaml`. */
const schema = v.strictObject({
  title: line(20),
  description,
  heading: v.strictTuple([line(20), line(30), line(30)]),
  story: v.strictObject({ label: line(20), lead: prose(10, 220), text: v.array(prose(10, 280)), action: line(20) }),
  tiles: v.strictObject({
    heading: line(30),
    items: v.array(v.strictObject({ name: line(20), text: prose(10, 180), art: line(20), href })),
  }),
  values: v.strictObject({
    heading: line(30),
    note: prose(10, 80),
    items: v.array(v.strictObject({ name: line(20), text: prose(10, 120) })),
  }),
  timeline: v.strictObject({ heading: line(50), note: prose(10, 120) }),
  figures: v.array(v.strictObject({ reading: line(20), name: line(20), text: prose(10, 80) })),
  closing: v.strictObject({ question: line(50), action: line(20) }),
})

export const aboutWords = { name: 'pages/about', files: 'pages/about.yaml', schema } as const

export type AboutWords = Fixed<v.InferOutput<typeof schema>>
