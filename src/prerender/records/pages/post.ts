import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, prose } from '../fields.ts'

/** The words of the page: `content/pages/post.yaml`. */
const schema = v.strictObject({
  back: line(20),
  contents: line(30),
  tags: line(30),
  updated: line(20),
  related: line(30),
  popular: line(20),
  more: line(20),
  unknown: v.strictObject({ title: line(30), description: prose(10, 160), text: prose(10, 100) }),
})

export const postWords = { name: 'pages/post', files: 'pages/post.yaml', schema } as const

export type PostWords = Fixed<v.InferOutput<typeof schema>>
