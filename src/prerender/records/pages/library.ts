import * as v from 'valibot'
import type { DeepReadonly } from '../collection.ts'
import { metaDescription, paragraph, singleLine } from '../field-schemas.ts'

/** The title and introduction of the AI Agents Library: `content/pages/library.yaml`. */
const schema = v.strictObject({
  title: singleLine(40),
  description: metaDescription,
  heading: singleLine(40),
  lead: paragraph(20, 120),
})

export const libraryPageCollection = { name: 'pages/library', files: 'pages/library.yaml', schema } as const

export type LibraryPageContent = DeepReadonly<v.InferOutput<typeof schema>>
