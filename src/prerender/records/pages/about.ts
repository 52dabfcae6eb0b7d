import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, prose } from '../fields.ts'

/** Words of `/about`: `content/pages/about.yaml`. */
const schema = v.strictObject({
  timeline: v.strictObject({ heading: line(50), note: prose(20, 120) }),
})

export const aboutWords = { name: 'pages/about', files: 'pages/about.yaml', schema } as const

export type AboutWords = Fixed<v.InferOutput<typeof schema>>
