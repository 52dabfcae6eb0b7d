import * as v from 'valibot'
import type { Collection } from './collection.ts'
import type { RecordEntry } from './files.ts'
import type { Mistake } from './mistake.ts'
import { fieldLabel } from './record-texts.ts'
import type { FieldPath } from './yaml.ts'

/** Returns a description of the valid values of a field such as `card.description`; null if the value is valid. */
export function fieldValueProblem(
  { schema, isArticle, isTextOptional }: Collection,
  field: string,
  value: string | number | readonly string[],
) {
  if (isArticle && field === 'body') return value === '' && !isTextOptional ? 'a paragraph' : null
  const fieldSchema = field
    .split('.')
    .reduce<v.GenericSchema | undefined>((parent, name) => entriesIn(parent)[name], schema)
  const parsed = fieldSchema && v.safeParse(fieldSchema, value)
  return !parsed || parsed.success ? null : describeWanted(parsed.issues[0], false)
}

function entriesIn(schema: v.GenericSchema | undefined): Readonly<Record<string, v.GenericSchema>> {
  return (schema as { readonly entries?: Readonly<Record<string, v.GenericSchema>> } | undefined)?.entries ?? {}
}

/** Returns the path of the field that a schema issue is about. */
export function issuePath(issue: v.BaseIssue<unknown>): FieldPath {
  return (issue.path ?? []).map(({ key }) => key as string | number)
}

/** Converts a schema issue into a mistake. */
export function mistakeFromIssue(
  file: string,
  issue: v.BaseIssue<unknown>,
  lineOf: RecordEntry['source']['lineOf'],
): Mistake {
  const path = issuePath(issue)
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  return {
    file,
    line: lineOf(path),
    field: fieldLabel(path),
    found: describeInput(issue, isUnknown),
    wanted: describeWanted(issue, isUnknown),
  }
}

function describeInput({ input }: v.BaseIssue<unknown>, isUnknown: boolean): string | null {
  if (input === undefined) return null
  if (isUnknown) return 'not a known field'
  if (input === null || (Array.isArray(input) && input.length === 0)) return 'empty'
  return (JSON.stringify(input) ?? typeof input).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, escapeCharacter)
}

/** Escapes an invisible character as in a JSON string, such as `\u200b`. */
function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function describeWanted(issue: v.BaseIssue<unknown>, isUnknown: boolean): string {
  if (issue.input === undefined) return issue.kind === 'validation' ? issue.message : 'a value'
  if (isUnknown) return 'a field listed in the README'
  if (issue.kind === 'validation' || issue.type === 'union') return issue.message // already worded by the schema
  const expected = issue.expected ?? issue.message
  if (expected.includes(' | ')) return `one of ${expected.replace(/[()"]/g, '').split(' | ').join(', ')}`
  if (expected === 'string' && isFactUnquoted(issue.input)) return 'quotes around text that begins with a brace'
  if (expected === 'string' && ['number', 'boolean'].includes(typeof issue.input)) return 'text in quotes'
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', Array: 'a list', Object: 'fields of its own' }[
      expected
    ] ?? `${expected.replace(/"/g, '')}`
  )
}

/** Returns whether a value is a fact without quotes: YAML reads `{city}` as a field `city` with no value. */
function isFactUnquoted(input: unknown): boolean {
  return input !== null && typeof input === 'object' && Object.values(input).every((value) => value === null)
}
