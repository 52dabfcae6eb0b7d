import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import * as v from 'valibot'
import type { Mistake } from './mistake.ts'
import { fillInAll, type Names } from './placeholders.ts'
import { readSource } from './source.ts'

/** A folder of `src/content` whose files are records of one kind. */
export type Collection<S extends v.GenericSchema = v.GenericSchema> = {
  readonly name: string
  readonly schema: S
  /** Fields that no two records share. */
  readonly unique: readonly string[]
}
export type RecordOf<S extends v.GenericSchema> = v.InferOutput<S> & { readonly id: string }
type Read<S extends v.GenericSchema> = {
  readonly records: readonly RecordOf<S>[]
  readonly mistakes: readonly Mistake[]
}

type Path = readonly (string | number)[]

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads all records of a collection, in order, with what their texts name filled in, and every mistake in them. */
export function readCollection<S extends v.GenericSchema>(
  content: string,
  { name, schema, unique }: Collection<S>,
  names: Names,
): Read<S> {
  const mistakes: Mistake[] = []
  const found: {
    readonly file: string
    readonly lineOf: (path: Path) => number | null
    readonly record: RecordOf<S>
  }[] = []
  for (const fileName of readdirSync(join(content, name)).sort()) {
    const file = `${name}/${fileName}`
    if (fileName === 'README.md' || fileName.startsWith('.')) continue
    const id = basename(fileName, extname(fileName))
    const source = /\.(md|ya?ml)$/.test(fileName)
      ? readSource(file, readFileSync(join(content, file)))
      : [
          {
            file,
            line: null,
            field: '',
            found: `ends in ${extname(fileName)}`,
            wanted: 'a name that ends in .md',
          },
        ]
    if (Array.isArray(source)) {
      mistakes.push(...source)
      continue
    }
    const { fields, body, lineOf } = source as Exclude<typeof source, readonly Mistake[]>
    if (!ID.test(id))
      mistakes.push({
        file,
        line: null,
        field: 'the name of the file',
        found: id,
        wanted: 'lower-case words joined by hyphens',
      })
    const { value, unknown } = fillInAll({ ...fields, body }, names)
    for (const one of unknown)
      mistakes.push({
        file,
        line: lineOf(one.path),
        field: nameOf(one.path),
        found: `{${one.name}}`,
        wanted: 'a fact that is known; \\{ is a brace',
      })
    const parsed = v.safeParse(schema, value)
    if (parsed.success) found.push({ file, lineOf, record: { ...(parsed.output as object), id } as RecordOf<S> })
    else mistakes.push(...parsed.issues.map((issue) => mistakeOf(file, issue, lineOf)))
  }
  for (const field of unique) mistakes.push(...doubles(field, found))
  const orderOf = (record: unknown) => (record as { readonly order?: number }).order ?? 0
  const records = found.map(({ record }) => record).sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id))
  return { records, mistakes }
}

function mistakeOf(file: string, issue: v.BaseIssue<unknown>, lineOf: (path: Path) => number | null): Mistake {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  const field = nameOf(path)
  const found = issue.input === undefined ? null : isUnknown ? 'no field of this kind' : JSON.stringify(issue.input)
  return { file, line: lineOf(path), field, found, wanted: wantedOf(issue, isUnknown) }
}

/** The text below the fields has no line and no name of its own. */
function nameOf(path: Path): string {
  return path.join('.').replace(/^body$/, 'the text')
}

function wantedOf(issue: v.BaseIssue<unknown>, isUnknown: boolean): string {
  if (issue.input === undefined) return 'this field'
  if (isUnknown) return 'a field that the README names'
  if (issue.kind === 'validation' && issue.type === 'check') return issue.message
  const expected = issue.expected ?? issue.message
  if (expected.includes(' | ')) return `one of ${expected.replace(/[()"]/g, '').split(' | ').join(', ')}`
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false', Object: 'fields of its own' }[expected] ??
    `${expected.replace(/"/g, '')}`
  )
}

function doubles(
  field: string,
  found: readonly {
    readonly file: string
    readonly lineOf: (path: Path) => number | null
    readonly record: object
  }[],
): readonly Mistake[] {
  const fieldOf = (record: object) => (record as Record<string, unknown>)[field]
  return found.flatMap(({ file, lineOf, record }, index) => {
    const twin = found
      .slice(0, index)
      .find((other) => fieldOf(record) !== undefined && fieldOf(other.record) === fieldOf(record))
    if (!twin) return []
    return {
      file,
      line: lineOf([field]),
      field,
      found: JSON.stringify(fieldOf(record)),
      wanted: `another one than in ${twin.file}`,
    }
  })
}
