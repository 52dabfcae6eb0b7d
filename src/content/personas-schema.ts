import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

/** An agent with a name, a role, and the star it is named after: an item of `content/personas.yaml`. */
const schema = v.strictObject({
  name: v.pipe(
    singleLine(14),
    v.check((name) => (name.match(/[a-z]/gi) ?? []).length >= 3, 'a name of at least three letters'),
  ),
  role: singleLine(24),
  star: singleLine(24),
})

export const collection = defineCollection({
  files: 'personas.yaml',
  schema,
  idField: 'name',
  unique: ['star'],
  details: ['id'],
})
