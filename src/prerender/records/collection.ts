import * as v from 'valibot'
import { hasVisibleText } from './field-schemas.ts'
import { type CollectionFiles, isFolderCollection, type RecordEntry, readEntries } from './files.ts'
import { issuePath, mistakeFromIssue } from './issues.ts'
import type { Mistake } from './mistake.ts'
import { interpolateAll, type PlaceholderProblem } from './placeholders.ts'
import {
  brokenLinks,
  type ContentContext,
  fieldLabel,
  invisibleCharacters,
  PAGE_ADDRESS_WANTED,
  readRecordText,
} from './record-texts.ts'
import { type ParsedRecord, referenceMistakes } from './references.ts'
import { runtimePlaceholders } from './runtime-placeholders.ts'

/** Records of one kind, under the name they are imported by. */
export type Collection<S extends v.GenericSchema = v.GenericSchema> = CollectionFiles & {
  readonly name: string
  readonly schema: S
  /** Fields that no two records share. */
  readonly unique?: readonly string[]
  /**
   * Fields that hold the id of a record of another collection, or a list of such ids, with that collection's name; `faq.title` is a field
   * instead. `questions.shown` is a field within a field.
   */
  readonly refers?: Readonly<Record<string, string>>
  /** The ids of further records of this kind, which are made of those of other kinds. */
  readonly made?: (idsOf: ContentContext['idsOf']) => readonly string[]
  /** Fields whose texts end in what a record of another collection says in a field, such as `clients.name`. */
  readonly endsIn?: Readonly<Record<string, string>>
  /** The address of a record's page. */
  readonly pathOf?: (id: string) => string
  /** A field by which records are counted in groups, too: `{jobs.tech.count}`. */
  readonly groupedBy?: string
  /** What texts may name of the list beside its number and names, such as `{team.roles}`: told from its records that are right. */
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
export type RecordOf<S extends v.GenericSchema> = DeepReadonly<v.InferOutput<S>> & { readonly id: string }

/** A type as it is, but that nothing in it can be changed. */
export type DeepReadonly<T> = T extends object ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> } : T

/** Reads another collection, for what records take from it. */
export type ReadOtherCollection = <S extends v.GenericSchema>(collection: Collection<S>) => readonly RecordOf<S>[]

type Read<S extends v.GenericSchema> = {
  readonly records: readonly RecordOf<S>[]
  readonly mistakes: readonly Mistake[]
}

/** Reads all records of a collection, in order, with what their texts name filled in, and every mistake in them. */
export function readCollection<S extends v.GenericSchema>(
  content: string,
  collection: Collection<S>,
  known: ContentContext,
): Read<S> {
  const { entries, mistakes: unread } = readEntries(content, collection)
  const isOfLists = isFolderCollection(collection) && collection.listedBy !== undefined
  const read = entries.map((entry) => ({ ...entry, ...readRecord(entry, collection, known) }))
  const found: readonly ParsedRecord[] = read.map(({ file, id, source, value }) => ({
    ...{ file, id, lineOf: source.lineOf },
    record: value,
  }))
  const records = read.flatMap(({ file, id, value, isRight }) =>
    isRight ? [{ ...value, id, ...(isOfLists && { file }) } as object as RecordOf<S>] : [],
  )
  return {
    records: isFolderCollection(collection) && collection.listedBy === undefined ? inOrder(records) : records,
    mistakes: [
      ...unread,
      ...read.flatMap(({ mistakes }) => mistakes),
      ...referenceMistakes(content, collection, found, known),
    ],
  }
}

/** Reads one record: what its schema makes of it, or else its fields as they stand, and every mistake in them. */
function readRecord({ file, id, source }: RecordEntry, collection: Collection, known: ContentContext) {
  const { schema, verbatim = [], listedBy } = collection
  const { fields, lineOf } = source
  const { value, unknown } = interpolateAll(without(fields, verbatim), known.names, [], (path) =>
    runtimePlaceholders(schema, path),
  )
  const hasNoId = listedBy !== undefined && id === '' && hasVisibleText(String(fields[listedBy] ?? ''))
  const told: readonly PlaceholderProblem[] = [
    ...unknown,
    ...brokenLinks(value, fields, known.isAddress).map((one) => ({ ...one, wanted: PAGE_ADDRESS_WANTED })),
    ...invisibleCharacters(fields),
    ...(hasNoId
      ? [{ path: [listedBy], found: JSON.stringify(fields[listedBy]), wanted: 'a text with letters or figures' }]
      : []),
  ]
  const inFields = told.map(({ path, part, found, wanted }): Mistake => {
    const whole = part === undefined ? path : [...path, part]
    return { file, line: lineOf(whole), field: fieldLabel(whole), found, wanted }
  })
  const text = collection.files.endsWith('.md') ? readRecordText(file, source, collection, known) : null
  const inText = text?.mistakes ?? []
  const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => verbatim.includes(field)))
  const parsed = v.safeParse(schema, { ...value, ...kept, ...(text && { body: text.body }) })
  // of what is told already, the schema would say what follows from it
  const isTold = (field: string) =>
    (field === 'the text' && inText.length > 0) || told.some(({ path }) => fieldLabel(path) === field)
  const issues = (parsed.issues ?? []).filter((issue) => !isTold(fieldLabel(issuePath(issue))))
  return {
    value: (parsed.success ? parsed.output : value) as Readonly<Record<string, unknown>>,
    isRight: parsed.success,
    mistakes: [...inFields, ...inText, ...issues.map((issue) => mistakeFromIssue(file, issue, lineOf))],
  }
}

function without(
  fields: Readonly<Record<string, unknown>>,
  left: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)))
}

function inOrder<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  const orderOf = (record: object) => (record as { readonly order?: number }).order ?? 0
  return [...records].sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id))
}
