import * as v from 'valibot'
import { compareText } from '#lib/compare-text.ts'
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

/** What is written down about records of one kind: where they are, what is valid, and what is computed from them. */
type Definition<S extends v.GenericSchema, T extends object, L extends object> = CollectionFiles & {
  readonly schema: S
  /** Fields whose values must differ between records. */
  readonly unique?: readonly string[]
  /**
   * Maps a field to the collection whose records it refers to, by an id or a list of ids. With `faq.title` as the
   * collection, the field contains titles instead of ids. A key may be a path, such as `questions.shown`.
   */
  readonly references?: Readonly<Record<string, string>>
  /** Returns the ids of records of this kind that are generated from other collections. */
  readonly generatedIds?: (idsOf: ContentContext['idsOf']) => readonly string[]
  /** Fields whose text has to end with one of the values of another collection's field, such as `clients.name`. */
  readonly mustEndWith?: Readonly<Record<string, string>>
  /** Returns the address of a record's page. */
  readonly pathOf?: (id: string) => string
  /** A field by which records are also counted in groups: `{jobs.tech.count}`. */
  readonly groupedBy?: string
  /** Returns whether a record counts in `{jobs.count}` and similar placeholders. By default, all do. */
  readonly isCounted?: (fields: Readonly<Record<string, unknown>>) => boolean
  /** Returns further placeholders for this list, such as `{team.roles}`, computed from its valid records. */
  readonly listPlaceholders?: (
    records: readonly Readonly<Record<string, unknown>>[],
  ) => Readonly<Record<string, string | number>>
  /** Returns whether visitors see a record in a build of today. By default, they see all. */
  readonly isPublished?: (fields: Readonly<Record<string, unknown>>) => boolean
  /** Fields whose braces are not placeholders, such as a prompt. */
  readonly verbatim?: readonly string[]
  /**
   * Whether the text below the fields is an article, which is parsed into blocks. Otherwise the text is a paragraph or
   * a prompt.
   */
  readonly isArticle?: boolean
  /** Whether a visitor can ask to keep all records on the device, also those beyond the bound of the offline copy. */
  readonly isKeptOnRequest?: boolean
  /** Whether the text below the fields may be missing. A record without it has no page. */
  readonly isTextOptional?: boolean
  /**
   * Fields left out of the list. They load for each record, or for all records at once if the list is a single file or
   * `loadsDetailsTogether` is set.
   */
  readonly details?: readonly string[]
  /**
   * Further lists, each with a name and only a few fields, for places that need no more:
   * `virtual:records/services/menu`.
   */
  readonly views?: Readonly<Record<string, readonly string[]>>
  /** Whether the details load for all records of a folder at once. */
  readonly loadsDetailsTogether?: boolean
  /**
   * A long field that is left out of list and details, and loads for one record at a time:
   * `virtual:records/library/sample` has a function for each record with a sample.
   */
  readonly loadsAlone?: string
  /** Fields of a record that its own page does not need, and that are left out of the file that the page loads. */
  readonly notOnPage?: readonly string[]
  /**
   * How the records are listed on pages (`#lib/list-pages.ts`): the address of the first page, how many records a page
   * has, and the fields that the list shows or searches. `compare` sorts them, if the list has an order of its own.
   * Records that do not count are left out.
   */
  readonly list?: {
    readonly path: string
    readonly size: number
    readonly fields: readonly string[]
    compare?(a: NoInfer<T>, b: NoInfer<T>): number
  }
  /** Returns valid records with derived fields, which may depend on all of them. */
  derive?(records: readonly RecordOf<S>[], readOther: ReadOtherCollection, context: ContentContext): readonly T[]
  /** Returns a layout for all records together, such as the months of a chart. */
  layout?(records: readonly NoInfer<T>[], context: ContentContext): L
}

/** Records of one kind. Modules import them by `name`: `jobs`, `pages/home`. */
export type Collection<
  S extends v.GenericSchema = v.GenericSchema,
  T extends object = object,
  L extends object = object,
> = Definition<S, T, L> & Required<Pick<Definition<S, T, L>, 'derive' | 'layout'>> & { readonly name: string }

/** Defines a collection. Its name is that of its files; by default, records stay as they are and the layout is empty. */
export function defineCollection<
  const S extends v.GenericSchema,
  T extends object = RecordOf<S>,
  L extends object = object,
>(definition: Definition<S, T, L>): Collection<S, T, L> {
  return {
    name: definition.files.replace(/(\/\*)?\.\w+$/, ''),
    derive: (records) => records as readonly object[] as readonly T[],
    layout: () => ({}) as L,
    ...definition,
  }
}

export type RecordOf<S extends v.GenericSchema> = DeepReadonly<v.InferOutput<S>> & { readonly id: string }

/** A type with every property read-only, at any depth. */
export type DeepReadonly<T> = T extends object ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> } : T

/** Reads another collection that records are derived from. */
export type ReadOtherCollection = <S extends v.GenericSchema>(collection: Collection<S>) => readonly RecordOf<S>[]

type ReadResult<S extends v.GenericSchema> = {
  readonly records: readonly RecordOf<S>[]
  readonly mistakes: readonly Mistake[]
}

/** Reads all records of a collection, in order and with placeholders filled in, and collects every mistake in them. */
export function readCollection<S extends v.GenericSchema>(
  content: string,
  collection: Collection<S>,
  context: ContentContext,
): ReadResult<S> {
  const { entries, mistakes: fileMistakes } = readEntries(content, collection)
  const hasLists = isFolderCollection(collection) && collection.idField !== undefined
  const results = entries.map((entry) => ({ ...entry, ...readRecord(content, entry, collection, context) }))
  const parsedRecords: readonly ParsedRecord[] = results.map(({ file, id, source, value }) => ({
    ...{ file, id, lineOf: source.lineOf },
    record: value,
  }))
  const records = results.flatMap(({ file, id, value, isValid }) =>
    isValid ? [{ ...value, id, ...(hasLists && { file }) } as object as RecordOf<S>] : [],
  )
  return {
    records: isFolderCollection(collection) && collection.idField === undefined ? sortByOrder(records) : records,
    mistakes: [
      ...fileMistakes,
      ...results.flatMap(({ mistakes }) => mistakes),
      ...referenceMistakes(content, collection, parsedRecords, context),
    ],
  }
}

/**
 * Reads one record. Returns the output of its schema, or, if the record is invalid, its fields with placeholders filled
 * in. Also returns every mistake in it.
 */
function readRecord(
  content: string,
  { file, id, source }: RecordEntry,
  collection: Collection,
  context: ContentContext,
) {
  const { schema, verbatim = [], idField } = collection
  const { fields, lineOf } = source
  const { value, unknown } = interpolateAll(omitFields(fields, verbatim), context.names, [], (path) =>
    runtimePlaceholders(schema, path),
  )
  // texts that are published together later may already link to each other
  const isVisible = collection.isPublished?.(fields) ?? true
  const isAddress = (path: string) => context.isAddress(path) || (!isVisible && context.isUnpublished?.(path) === true)
  const hasNoId = idField !== undefined && id === '' && hasVisibleText(String(fields[idField] ?? ''))
  const problems: readonly PlaceholderProblem[] = [
    ...unknown,
    ...brokenLinks(value, fields, isAddress).map((link) => ({ ...link, wanted: PAGE_ADDRESS_WANTED })),
    ...invisibleCharacters(fields),
    ...(hasNoId
      ? [{ path: [idField], found: JSON.stringify(fields[idField]), wanted: 'text with letters or digits' }]
      : []),
  ]
  const fieldMistakes = problems.map(({ path, part, found, wanted }): Mistake => {
    const fullPath = part === undefined ? path : [...path, part]
    return { file, line: lineOf(fullPath), field: fieldLabel(fullPath), found, wanted }
  })
  const text = collection.files.endsWith('.md')
    ? readRecordText(content, file, source, collection, { ...context, isAddress })
    : null
  const textMistakes = text?.mistakes ?? []
  const verbatimFields = Object.fromEntries(Object.entries(fields).filter(([field]) => verbatim.includes(field)))
  const parsed = v.safeParse(schema, { ...value, ...verbatimFields, ...(text && { body: text.body }) })
  // for a field that already has a mistake, the schema would only report its consequences
  const hasProblem = (field: string) =>
    (field === 'the text' && textMistakes.length > 0) || problems.some(({ path }) => fieldLabel(path) === field)
  const issues = (parsed.issues ?? []).filter((issue) => !hasProblem(fieldLabel(issuePath(issue))))
  return {
    value: (parsed.success ? parsed.output : value) as Readonly<Record<string, unknown>>,
    isValid: parsed.success,
    mistakes: [...fieldMistakes, ...textMistakes, ...issues.map((issue) => mistakeFromIssue(file, issue, lineOf))],
  }
}

function omitFields(
  fields: Readonly<Record<string, unknown>>,
  omitted: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !omitted.includes(field)))
}

function sortByOrder<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  const orderOf = (record: object) => (record as { readonly order?: number }).order ?? 0
  return [...records].sort((a, b) => orderOf(a) - orderOf(b) || compareText(a.id, b.id))
}
