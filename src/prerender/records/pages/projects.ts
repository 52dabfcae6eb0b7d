import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of `/projects`: `content/pages/projects.yaml`. */
const schema = v.strictObject({
  title: line(40),
  description,
  heading: line(34),
  lead: prose(20, 200),
  start: line(30),
  chart: v.strictObject({ name: line(50), note: prose(20, 220) }),
  visit: v.strictObject({ action: line(20), note: prose(10, 120), placeholder: line(60) }),
  next: v.strictObject({ heading: line(50), text: prose(20, 160), action: line(24) }),
})

export const projectsWords = { name: 'pages/projects', files: 'pages/projects.yaml', schema } as const

export type ProjectsWords = Fixed<v.InferOutput<typeof schema>>
