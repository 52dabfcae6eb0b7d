import * as v from 'valibot'
import type { RecordOf } from './collection.ts'
import { line } from './fields.ts'

/** An agent with a name of its own, what it does, and the star it is named for: an item of `content/personas.yaml`. */
const schema = v.strictObject({
  name: v.pipe(
    line(14),
    v.check((name) => (name.match(/[a-z]/gi) ?? []).length >= 3, 'a name of three letters and more'),
  ),
  role: line(24),
  star: line(24),
})

export const personas = {
  name: 'personas',
  files: 'personas.yaml',
  schema,
  listedBy: 'name',
  unique: ['star'],
  details: ['id'],
} as const

export type Persona = Omit<RecordOf<typeof schema>, 'id'>
