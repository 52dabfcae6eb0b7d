import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of lists that have several pages: `content/messages/lists.yaml`. */
const schema = v.strictObject({
  title: template(['title', 'number'], 40),
  description: template(['number', 'count', 'description'], 80),
  links: v.strictObject({
    label: singleLine(40),
    previous: singleLine(40),
    next: singleLine(40),
    page: template(['number'], 40),
  }),
  whole: v.strictObject({ loading: singleLine(80), failed: singleLine(100), again: singleLine(40) }),
  more: singleLine(40),
  allTags: singleLine(40),
})

export const collection = defineCollection({ files: 'messages/lists.yaml', schema })
