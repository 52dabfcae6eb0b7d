import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** The words of the AI Agents Library that count its agents: `content/pages/library.yaml`. */
const schema = v.strictObject({
  title: line(40),
  description,
  heading: line(40),
  lead: prose(20, 100),
})

export const libraryWords = { name: 'pages/library', files: 'pages/library.yaml', schema } as const

export type LibraryWords = Fixed<v.InferOutput<typeof schema>>
