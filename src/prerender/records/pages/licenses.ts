import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of the page: `content/pages/licenses.yaml`. */
const schema = v.strictObject({
  title: line(20),
  description,
  heading: line(20),
  lead: prose(10, 160),
  packages: v.strictObject({ heading: line(20), note: prose(10, 160) }),
  icons: v.strictObject({ heading: line(20), note: prose(10, 240) }),
  fonts: v.strictObject({ heading: line(20), note: prose(10, 100) }),
  texts: v.strictObject({ heading: line(20), note: prose(10, 120), none: prose(10, 100) }),
})

export const licensesWords = { name: 'pages/licenses', files: 'pages/licenses.yaml', schema } as const

export type LicensesWords = Fixed<v.InferOutput<typeof schema>>
