import { join } from 'node:path'
import { pageRows } from '#content/pages.ts'
import type { Redirect } from '../redirects.ts'
import type { Collection } from './collection.ts'
import { collections } from './collections.ts'
import { fileRecordIds, isFolderCollection, type RecordEntry, readEntries, strayFiles } from './files.ts'
import { fieldValueProblem } from './issues.ts'
import { formatMistakes, type Mistake } from './mistake.ts'
import { collectPlaceholderValues, type Settings } from './placeholder-values.ts'
import { interpolate, type PlaceholderValues } from './placeholders.ts'
import type { ContentContext } from './record-texts.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the collection of a name; undefined where there is none. */
export function findCollection(name: string): Collection | undefined {
  return Object.hasOwn(collections, name) ? collections[name]?.collection : undefined
}

/** Returns what is wanted of a field of a collection where a text is not it; null where it is. */
export function fieldProblem(name: string, field: string, said: string | readonly string[]): string | null {
  const collection = findCollection(name)
  return collection ? fieldValueProblem(collection, field, said) : null
}

/** Returns whether a file of `src/content` holds records. */
export function isRecordFile(content: string, file: string): boolean {
  return Object.values(collections).some(({ collection }) =>
    isFolderCollection(collection)
      ? file.startsWith(join(content, collection.files.replace(/\*.*$/, '')))
      : file === join(content, collection.files),
  )
}

/** Returns the records of one collection. @throws an Error whose message lists every mistake in it, each with its file and line */
export function readRecords(content: string, name: string, settings: Settings): readonly object[] {
  const reader = collections[name]
  if (!reader) return []
  const known = contentContext(content, settings)
  const { records, mistakes } = reader.read(content, known)
  if (mistakes.length > 0) throw contentError(mistakes)
  return reader.derive(content, records, known)
}

/** Returns every mistake in all collections, and every file that is in none. */
export function findMistakes(content: string, settings: Settings): readonly Mistake[] {
  const known = contentContext(content, settings)
  const found = Object.values(collections).flatMap((one) => one.read(content, known).mistakes)
  return [...strayFiles(content, allCollections()), ...found]
}

/** Returns what is computed from all records of one collection together, such as the months of a chart. */
export function computePlan(content: string, name: string, records: readonly object[], settings: Settings): object {
  return collections[name]?.plan(records, contentContext(content, settings)) ?? {}
}

/** Reads all collections. @throws an Error whose message lists every mistake in all of them */
export function assertValidContent(content: string, settings: Settings): void {
  const mistakes = findMistakes(content, settings)
  if (mistakes.length > 0) throw contentError(mistakes)
}

/** Returns what there are collections of. */
export function allCollections(): readonly Collection[] {
  return Object.values(collections).map(({ collection }) => collection)
}

/** Returns the addresses of all pages of the site. */
export function pageAddresses(content: string): readonly string[] {
  const ofRecords = allCollections().flatMap(({ name, pathOf }) =>
    pathOf ? idsOrValues(content, name).map(pathOf) : [],
  )
  return [...pageRows.map(({ path }) => path), ...ofRecords]
}

/** Returns the pages whose records or rows name addresses that they had before. */
export function contentRedirects(content: string): readonly Redirect[] {
  const ofPages = pageRows.flatMap(({ path, formerly = [] }) => formerly.map((from) => ({ from, to: path })))
  const ofRecords = allCollections().flatMap(({ name, pathOf }) =>
    entriesByName(content, name).flatMap(({ id, source: { fields } }) =>
      pathOf && Array.isArray(fields.formerly)
        ? fields.formerly.map((from) => ({ from: pathOf(String(from)), to: pathOf(id) }))
        : [],
    ),
  )
  return [...ofPages, ...ofRecords]
}

function contentContext(content: string, settings: Settings): ContentContext {
  let addresses: ReadonlySet<string> | null = null
  const ids = new Map<string, readonly string[]>()
  const names = collectPlaceholderValues(content, allCollections(), settings)
  return {
    names,
    idsOf: (name) => {
      const found = ids.get(name) ?? idsOrValues(content, name, names)
      ids.set(name, found)
      return found
    },
    isAddress: (path) => {
      addresses ??= new Set(pageAddresses(content))
      return addresses.has(path)
    },
  }
}

function entriesByName(content: string, name: string): readonly RecordEntry[] {
  const collection = findCollection(name)
  return collection ? readEntries(content, collection).entries : []
}

/** The ids of the records of a collection, or what they say in a field, as `faq.title`, or each of a list in them, as `agents.agents.title`. */
function idsOrValues(content: string, name: string, names: PlaceholderValues = new Map()): readonly string[] {
  const [list = '', ...path] = name.split('.')
  const collection = findCollection(list)
  // a record that cannot be read is there all the same
  if (path.length === 0 && collection && isFolderCollection(collection) && collection.listedBy === undefined)
    return fileRecordIds(content, collection)
  return entriesByName(content, list).flatMap(({ id, source }) =>
    path.length === 0 ? [id] : valuesAt(source.fields, path).map((said) => interpolate(said, names).text),
  )
}

function valuesAt(value: unknown, [field, ...rest]: readonly string[]): readonly string[] {
  if (field === undefined) return typeof value === 'string' ? [value] : []
  return [value].flat().flatMap((one) => (one && typeof one === 'object' ? valuesAt((one as Fields)[field], rest) : []))
}

/** An error that tells all mistakes, and nothing of the program that found them. */
function contentError(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(formatMistakes(mistakes)), { stack: '' })
}
