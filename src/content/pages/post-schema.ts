import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of article pages: `content/pages/post.yaml`. */
const schema = v.strictObject({
  back: singleLine(20),
  contents: singleLine(30),
  tags: singleLine(30),
  updated: singleLine(20),
  related: singleLine(30),
  popular: singleLine(20),
  more: singleLine(20),
  unknown: v.strictObject({ title: singleLine(30), description: paragraph(10, 160), text: paragraph(10, 100) }),
})

export const collection = defineCollection({ files: 'pages/post.yaml', schema })
