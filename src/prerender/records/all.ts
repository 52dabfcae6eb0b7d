import { join } from 'node:path'
import { pageRows } from '#content/pages.ts'
import type { Move } from '../redirects.ts'
import type { Collection } from './collection.ts'
import { collections } from './collections.ts'
import { type Entry, entriesOf, isFolder, recordIdsOf, unreadFiles } from './files.ts'
import { wantedOfField } from './issues.ts'
import { type Mistake, report } from './mistake.ts'
import { namesIn, type Settings } from './names.ts'
import { fillIn, type Names } from './placeholders.ts'
import type { Known } from './texts.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the collection of a name; undefined where there is none. */
export function collectionOf(name: string): Collection | undefined {
  return Object.hasOwn(collections, name) ? collections[name]?.collection : undefined
}

/** Returns what is wanted of a field of a collection where a text is not it; null where it is. */
export function wantedIn(name: string, field: string, said: string | readonly string[]): string | null {
  const collection = collectionOf(name)
  return collection ? wantedOfField(collection, field, said) : null
}

/** Returns whether a file of `src/content` holds records. */
export function isOfRecords(content: string, file: string): boolean {
  return Object.values(collections).some(({ collection }) =>
    isFolder(collection)
      ? file.startsWith(join(content, collection.files.replace(/\*.*$/, '')))
      : file === join(content, collection.files),
  )
}

/** Returns the records of one collection. @throws an Error whose message lists every mistake in it, each with its file and line */
export function recordsOf(content: string, name: string, settings: Settings): readonly object[] {
  const reader = collections[name]
  if (!reader) return []
  const known = knownIn(content, settings)
  const { records, mistakes } = reader.read(content, known)
  if (mistakes.length > 0) throw mistaken(mistakes)
  return reader.complete(content, records, known)
}

/** Returns every mistake in all collections, and every file that is in none. */
export function mistakesIn(content: string, settings: Settings): readonly Mistake[] {
  const known = knownIn(content, settings)
  const found = Object.values(collections).flatMap((one) => one.read(content, known).mistakes)
  return [...unreadFiles(content, allCollections()), ...found]
}

/** Returns what is computed from all records of one collection together, such as the months of a chart. */
export function planOf(content: string, name: string, records: readonly object[], settings: Settings): object {
  return collections[name]?.plan(records, knownIn(content, settings)) ?? {}
}

/** Reads all collections. @throws an Error whose message lists every mistake in all of them */
export function refuseMistakes(content: string, settings: Settings): void {
  const mistakes = mistakesIn(content, settings)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

/** Returns what there are collections of. */
export function allCollections(): readonly Collection[] {
  return Object.values(collections).map(({ collection }) => collection)
}

/** Returns the addresses of all pages of the site. */
export function addressesIn(content: string): readonly string[] {
  const ofRecords = allCollections().flatMap(({ name, pathOf }) => (pathOf ? idsIn(content, name).map(pathOf) : []))
  return [...pageRows.map(({ path }) => path), ...ofRecords]
}

/** Returns the pages whose records or rows name addresses that they had before. */
export function movesIn(content: string): readonly Move[] {
  const ofPages = pageRows.flatMap(({ path, formerly = [] }) => formerly.map((from) => ({ from, to: path })))
  const ofRecords = allCollections().flatMap(({ name, pathOf }) =>
    entriesIn(content, name).flatMap(({ id, source: { fields } }) =>
      pathOf && Array.isArray(fields.formerly)
        ? fields.formerly.map((from) => ({ from: pathOf(String(from)), to: pathOf(id) }))
        : [],
    ),
  )
  return [...ofPages, ...ofRecords]
}

function knownIn(content: string, settings: Settings): Known {
  let addresses: ReadonlySet<string> | null = null
  const ids = new Map<string, readonly string[]>()
  const names = namesIn(content, allCollections(), settings)
  return {
    names,
    idsOf: (name) => {
      const found = ids.get(name) ?? idsIn(content, name, names)
      ids.set(name, found)
      return found
    },
    isAddress: (path) => {
      addresses ??= new Set(addressesIn(content))
      return addresses.has(path)
    },
  }
}

function entriesIn(content: string, name: string): readonly Entry[] {
  const collection = collectionOf(name)
  return collection ? entriesOf(content, collection).entries : []
}

/** The ids of the records of a collection, or what they say in a field, as `faq.title`, or each of a list in them, as `agents.agents.title`. */
function idsIn(content: string, name: string, names: Names = new Map()): readonly string[] {
  const [list = '', ...path] = name.split('.')
  const collection = collectionOf(list)
  // a record that cannot be read is there all the same
  if (path.length === 0 && collection && isFolder(collection) && collection.listedBy === undefined)
    return recordIdsOf(content, collection)
  return entriesIn(content, list).flatMap(({ id, source }) =>
    path.length === 0 ? [id] : valuesAt(source.fields, path).map((said) => fillIn(said, names).text),
  )
}

function valuesAt(value: unknown, [field, ...rest]: readonly string[]): readonly string[] {
  if (field === undefined) return typeof value === 'string' ? [value] : []
  return [value].flat().flatMap((one) => (one && typeof one === 'object' ? valuesAt((one as Fields)[field], rest) : []))
}

/** An error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}
