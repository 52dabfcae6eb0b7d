import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of `/jobs`: `content/pages/jobs.yaml`. */
const schema = v.strictObject({
  title: line(40),
  description,
  heading: v.strictTuple([line(24), line(24)]),
  lead: prose(20, 160),
  chart: prose(20, 120),
  search: v.strictObject({ label: line(30), placeholder: line(40), categories: line(30) }),
  categories: v.strictObject({ all: line(12), tech: line(12), sales: line(12) }),
  groups: v.strictObject({ tech: line(30), sales: line(30) }),
  none: v.strictObject({ heading: line(40), text: prose(10, 120), action: line(30) }),
  apply: line(20),
  applying: line(80),
  general: line(40),
  end: v.strictObject({
    heading: line(60),
    lead: prose(10, 120),
    write: v.strictObject({ name: line(30), text: prose(10, 100) }),
    call: v.strictObject({ name: line(30), text: prose(10, 220), action: line(20) }),
    mail: v.strictObject({ name: line(30), text: prose(10, 100), action: line(20) }),
  }),
})

export const jobsWords = { name: 'pages/jobs', files: 'pages/jobs.yaml', schema } as const

export type JobsWords = Fixed<v.InferOutput<typeof schema>>
