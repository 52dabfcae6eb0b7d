import * as v from 'valibot'
import type { FieldPath } from './yaml.ts'

/** The parts of an object schema (`entries`), a tuple schema (`items`) or an array schema (`item`). */
type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly items?: readonly Schema[]
  readonly item?: Schema
}

/** Returns the names that the text at a path keeps in braces until it is shown (`template` in `field-schemas.ts`). */
export function runtimePlaceholders(schema: Schema, path: FieldPath): readonly string[] {
  const fieldSchema = path.reduce<Schema | undefined>(
    (parent, key) => parent?.entries?.[key] ?? parent?.items?.[Number(key)] ?? parent?.item,
    schema,
  )
  const { later } = (fieldSchema ? v.getMetadata(fieldSchema) : {}) as { readonly later?: readonly string[] }
  return later ?? []
}
