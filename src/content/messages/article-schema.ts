import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages in the texts of articles: `content/messages/article.yaml`. */
const schema = v.strictObject({
  footnotes: singleLine(30),
  footnote: template(['number'], 40),
  back: template(['number'], 80),
  backTo: template(['number', 'place'], 80),
  task: v.strictObject({ done: singleLine(20), open: singleLine(20) }),
})

export const collection = defineCollection({ files: 'messages/article.yaml', schema })
