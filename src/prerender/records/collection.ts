import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { slugify } from '#lib/slugify.ts'
import { type Entry, entriesOf, isFolder, type Place } from './files.ts'
import type { Mistake } from './mistake.ts'
import { fillInAll } from './placeholders.ts'
import { deadLinks, type Known, NO_PAGE, nameOf, textOf, unknownFact } from './texts.ts'

/** Records of one kind, under the name they are imported by. */
export type Collection<S extends v.GenericSchema = v.GenericSchema> = Place & {
  readonly name: string
  readonly schema: S
  /** Fields that no two records share. */
  readonly unique?: readonly string[]
  /** Fields that hold the id of a record of another collection, or a list of such ids, with that collection's name; `faq.title` is a field instead. */
  readonly refers?: Readonly<Record<string, string>>
  /** A field by which records are counted in groups, too: `{jobs.tech.count}`. */
  readonly groupedBy?: string
  /** What texts may name of the list beside its number and names, such as `{team.roles}`: told from its records as they are written. */
  readonly tells?: (inOrder: readonly Readonly<Record<string, unknown>>[]) => Readonly<Record<string, string | number>>
  /** Fields whose braces are none of ours, such as a prompt. */
  readonly verbatim?: readonly string[]
  /** Whether the text below the fields is an article, which becomes blocks, or else a paragraph. */
  readonly isArticle?: boolean
  /** Fields that the list leaves out: they are loaded with the record, one by one; those of a list in one file all together. */
  readonly details?: readonly string[]
  /** Lists of a few fields each, for places that need no more: `virtual:records/services/menu`. */
  readonly views?: Readonly<Record<string, readonly string[]>>
  /** Whether these are loaded for all records at once instead. */
  readonly isLoadedWhole?: boolean
}
export type RecordOf<S extends v.GenericSchema> = Fixed<v.InferOutput<S>> & { readonly id: string }

/** A type as it is, but that nothing in it can be changed. */
export type Fixed<T> = T extends object ? { readonly [Field in keyof T]: Fixed<T[Field]> } : T

/** Reads another collection, for what records take from it. */
export type Others = <S extends v.GenericSchema>(collection: Collection<S>) => readonly RecordOf<S>[]
const MOST_NAMED = 30 // records a mistake lists; more would be no help

type Read<S extends v.GenericSchema> = {
  readonly records: readonly RecordOf<S>[]
  readonly mistakes: readonly Mistake[]
}
type Found = Omit<Entry, 'source'> & { readonly lineOf: Entry['source']['lineOf']; readonly record: object }

/** Reads all records of a collection, in order, with what their texts name filled in, and every mistake in them. */
export function readCollection<S extends v.GenericSchema>(
  content: string,
  collection: Collection<S>,
  known: Known,
): Read<S> {
  const { schema, unique = [], verbatim = [], listedBy } = collection
  const { entries, mistakes: unread } = entriesOf(content, collection)
  const mistakes = [...unread]
  const found: Found[] = []
  const ofLists = isFolder(collection) && listedBy !== undefined
  for (const { file, id, source } of entries) {
    const { fields, lineOf } = source
    const { value, unknown } = fillInAll(without(fields, verbatim), known.names)
    for (const { path, name } of unknown) mistakes.push(unknownFact(file, lineOf(path), nameOf(path), name))
    for (const { path, address } of deadLinks(value, known.isAddress))
      mistakes.push({ file, line: lineOf(path), field: nameOf(path), found: address, wanted: NO_PAGE })
    const text = collection.files.endsWith('.md') ? textOf(file, source, collection, known) : null
    mistakes.push(...(text?.mistakes ?? []))
    const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => verbatim.includes(field)))
    const parsed = v.safeParse(schema, { ...value, ...kept, ...(text && { body: text.body }) })
    if (parsed.success)
      found.push({ file, id, lineOf, record: { ...(parsed.output as object), id, ...(ofLists && { file }) } })
    else mistakes.push(...parsed.issues.map((issue) => mistakeOf(file, issue, lineOf)))
  }
  for (const field of listedBy === undefined ? unique : [...unique, 'id'])
    mistakes.push(...doubles(field, found, listedBy))
  mistakes.push(...takenFormers(found))
  for (const [field, to] of Object.entries(collection.refers ?? {}))
    mistakes.push(...strays(field, to, found, known, collection.name === to))
  for (const field of collection.pictures ?? []) mistakes.push(...missing(field, join(content, collection.name), found))
  const records = found.map(({ record }) => record as RecordOf<S>)
  return { records: isFolder(collection) && listedBy === undefined ? inOrder(records) : records, mistakes }
}

/** Returns what is wanted of a field, such as `card.description`, where a text is not it; null where it is. */
export function wantedOfField({ schema, isArticle }: Collection, field: string, said: string | readonly string[]) {
  if (isArticle && field === 'body') return said === '' ? 'a paragraph' : null
  const found = field.split('.').reduce<v.GenericSchema | undefined>((at, name) => entriesIn(at)[name], schema)
  const parsed = found && v.safeParse(found, said)
  return !parsed || parsed.success ? null : wantedOf(parsed.issues[0], false)
}

function entriesIn(schema: v.GenericSchema | undefined): Readonly<Record<string, v.GenericSchema>> {
  return (schema as { readonly entries?: Readonly<Record<string, v.GenericSchema>> } | undefined)?.entries ?? {}
}

function without(
  fields: Readonly<Record<string, unknown>>,
  left: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)))
}

/** Addresses of before that another record has now, or had, too. */
function takenFormers(found: readonly Found[]): readonly Mistake[] {
  const formersOf = (record: object) => (record as { readonly formerly?: readonly string[] }).formerly ?? []
  return found.flatMap(({ file, lineOf, record }, index) =>
    formersOf(record).flatMap((former) => {
      const other =
        found.find(({ id }) => id === former) ??
        found.slice(0, index).find((one) => formersOf(one.record).includes(former))
      if (!other) return []
      return {
        file,
        line: lineOf(['formerly']),
        field: 'formerly',
        found: JSON.stringify(former),
        wanted: `another one than that of ${other.file}`,
      }
    }),
  )
}

/** References to records that are not there, and of a record to itself. */
function strays(
  field: string,
  to: string,
  found: readonly Found[],
  { idsOf }: Known,
  areOfOneKind: boolean,
): readonly Mistake[] {
  return found.flatMap(({ file, id: own, lineOf, record }) => {
    const said = (record as Record<string, unknown>)[field] ?? []
    const ids = idsOf(to).filter((id) => !(areOfOneKind && id === own))
    return [said]
      .flat()
      .map((id, index) => ({ id: String(id), path: Array.isArray(said) ? [field, index] : [field] }))
      .filter(({ id }) => !ids.includes(id) && !ids.includes(slugify(id)))
      .map(({ id, path }) => ({ file, line: lineOf(path), field, found: JSON.stringify(id), wanted: oneOf(ids, to) }))
  })
}

function oneOf(ids: readonly string[], of: string): string {
  if (ids.length === 0) return `nothing here: there is no other record in ${of}`
  return ids.length > MOST_NAMED ? `one of those in ${of.replace('.', ', by its ')}` : `one of ${ids.join(', ')}`
}

/** Pictures that are named and not there. */
function missing(field: string, folder: string, found: readonly Found[]): readonly Mistake[] {
  return found.flatMap(({ file, lineOf, record }) => {
    const name = (record as Record<string, unknown>)[field]
    if (typeof name !== 'string' || statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) return []
    const wanted = `a picture of this name in src/content/${basename(folder)}`
    return { file, line: lineOf([field]), field, found: `${JSON.stringify(name)}, which is not there`, wanted }
  })
}

function inOrder<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  const orderOf = (record: object) => (record as { readonly order?: number }).order ?? 0
  return [...records].sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id))
}

function mistakeOf(file: string, issue: v.BaseIssue<unknown>, lineOf: Entry['source']['lineOf']): Mistake {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  const field = nameOf(path)
  const found = issue.input === undefined ? null : isUnknown ? 'no field of this kind' : JSON.stringify(issue.input)
  return { file, line: lineOf(path), field, found, wanted: wantedOf(issue, isUnknown) }
}

function wantedOf(issue: v.BaseIssue<unknown>, isUnknown: boolean): string {
  if (issue.input === undefined) return 'this field'
  if (isUnknown) return 'a field that the README names'
  if (issue.kind === 'validation') return issue.message // a sentence of the schema
  const expected = issue.expected ?? issue.message
  if (expected.includes(' | ')) return `one of ${expected.replace(/[()"]/g, '').split(' | ').join(', ')}`
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false', Array: 'a list', Object: 'fields of its own' }[
      expected
    ] ?? `${expected.replace(/"/g, '')}`
  )
}

function doubles(field: string, found: readonly Found[], listedBy?: string): readonly Mistake[] {
  const place = field === 'id' && listedBy !== undefined ? listedBy : field
  const fieldOf = (record: object) => (record as Record<string, unknown>)[field]
  return found.flatMap(({ file, lineOf, record }, index) => {
    const said = fieldOf(record)
    const twin = found.slice(0, index).find((other) => said !== undefined && said === fieldOf(other.record))
    if (!twin) return []
    return {
      file,
      line: lineOf([place]),
      field: place,
      found: JSON.stringify(said),
      wanted: `another one than in ${twin.file}`,
    }
  })
}
