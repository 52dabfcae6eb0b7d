import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import * as v from 'valibot'
import { slugify } from '#lib/slugify.ts'
import type { Mistake } from './mistake.ts'
import { fillInAll, type Names } from './placeholders.ts'
import { readList, readSource, type Source } from './source.ts'

/** Records of one kind: a folder of files below `src/content`, or one file that lists them. */
export type Collection<S extends v.GenericSchema = v.GenericSchema> = {
  /** The folder, or the file without its ending. */
  readonly name: string
  readonly schema: S
  /** Fields that no two records share. */
  readonly unique: readonly string[]
  /** A list of records takes their ids from this field. */
  readonly listedBy?: string
}
export type RecordOf<S extends v.GenericSchema> = v.InferOutput<S> & { readonly id: string }
type Read<S extends v.GenericSchema> = {
  readonly records: readonly RecordOf<S>[]
  readonly mistakes: readonly Mistake[]
}
type Path = readonly (string | number)[]
type Found = { readonly file: string; readonly lineOf: Source['lineOf']; readonly record: object }

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads all records of a collection, in order, with what their texts name filled in, and every mistake in them. */
export function readCollection<S extends v.GenericSchema>(
  content: string,
  { name, schema, unique, listedBy }: Collection<S>,
  names: Names,
): Read<S> {
  const { entries, mistakes: unread } = listedBy
    ? listed(content, name, listedBy)
    : filed(content, filesOf(content, { name, schema, unique }))
  const mistakes = [...unread]
  const found: Found[] = []
  for (const { file, id, source } of entries) {
    const { fields, body, lineOf } = source
    const { value, unknown } = fillInAll(listedBy ? fields : { ...fields, body }, names)
    for (const one of unknown)
      mistakes.push({
        file,
        line: lineOf(one.path),
        field: nameOf(one.path),
        found: `{${one.name}}`,
        wanted: 'a fact that is known; \\{ is a brace',
      })
    const parsed = v.safeParse(schema, value)
    if (parsed.success) found.push({ file, lineOf, record: { ...(parsed.output as object), id } })
    else mistakes.push(...parsed.issues.map((issue) => mistakeOf(file, issue, lineOf)))
  }
  for (const field of unique) mistakes.push(...doubles(field, found))
  const records = found.map(({ record }) => record as RecordOf<S>)
  return { records: listedBy ? records : inOrder(records), mistakes }
}

/** Returns what is wanted of a field where a text is not it; null where it is. */
export function wantedOfField({ schema }: Collection, field: string, said: string): string | null {
  const { entries = {} } = schema as { readonly entries?: Readonly<Record<string, v.GenericSchema>> }
  const parsed = entries[field] && v.safeParse(entries[field], said)
  return !parsed || parsed.success ? null : wantedOf(parsed.issues[0], false)
}

/** Returns the files that a collection lies in. */
export function filesOf(content: string, { name, listedBy }: Collection): readonly string[] {
  if (listedBy) return [join(content, `${name}.yaml`)]
  const files = readdirSync(join(content, name)).filter((file) => file !== 'README.md' && !file.startsWith('.'))
  return files.sort().map((file) => join(content, name, file))
}

/** Returns how many records a collection has, whether they are right or not. */
export function countOf(content: string, collection: Collection): number {
  const { name, listedBy } = collection
  return listedBy
    ? listed(content, name, listedBy).entries.length
    : filesOf(content, collection).filter(isRecord).length
}

function isRecord(file: string): boolean {
  return extname(file) === '.md'
}

type Entries = {
  readonly entries: readonly { readonly file: string; readonly id: string; readonly source: Source }[]
  readonly mistakes: readonly Mistake[]
}

/** The files of a folder, each a record. */
function filed(content: string, files: readonly string[]): Entries {
  const mistakes: Mistake[] = []
  const entries = files.flatMap((path) => {
    const file = relative(content, path).replaceAll('\\', '/')
    const id = basename(path, extname(path))
    const wrong = (field: string, found: string, wanted: string) =>
      mistakes.push({ file, line: null, field, found, wanted })
    if (!isRecord(path)) {
      wrong('', `ends in ${extname(path)}`, 'a name that ends in .md')
      return []
    }
    if (!ID.test(id)) wrong('the name of the file', id, 'lower-case words joined by hyphens')
    const source = readSource(file, readFileSync(path))
    if (!isRead(source)) mistakes.push(...source)
    return isRead(source) ? [{ file, id, source }] : []
  })
  return { entries, mistakes }
}

/** The items of a list, each by what one of its fields says. */
function listed(content: string, name: string, field: string): Entries {
  const file = `${name}.yaml`
  const items = readList(file, readFileSync(join(content, file)))
  const mistakes = items.filter((item) => !isRead(item)) as readonly Mistake[]
  const entries = items
    .filter(isRead)
    .map((source) => ({ file, id: slugify(String(source.fields[field] ?? '')), source }))
  return { entries, mistakes }
}

function isRead(source: Source | Mistake | readonly Mistake[]): source is Source {
  return 'fields' in source
}

function inOrder<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  const orderOf = (record: object) => (record as { readonly order?: number }).order ?? 0
  return [...records].sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id))
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

function doubles(field: string, found: readonly Found[]): readonly Mistake[] {
  const fieldOf = (record: object) => (record as Record<string, unknown>)[field]
  return found.flatMap(({ file, lineOf, record }, index) => {
    const said = fieldOf(record)
    const twin = found.slice(0, index).find((other) => said !== undefined && said === fieldOf(other.record))
    if (!twin) return []
    return {
      file,
      line: lineOf([field]),
      field,
      found: JSON.stringify(said),
      wanted: `another one than in ${twin.file}`,
    }
  })
}
