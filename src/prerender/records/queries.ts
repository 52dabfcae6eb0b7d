import { join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { pageRows } from '#content/pages.ts'
import type { Redirect } from '#hosts/site-rules.ts'
import { listPagePath } from '#lib/list-address.ts'
import { pageCount } from '#lib/list-pages.ts'
import { type Collection, type ReadOtherCollection, type RecordOf, readCollection } from './collection.ts'
import { collections } from './collections.ts'
import { hasVisibleText } from './field-schemas.ts'
import { fileRecordIds, isFolderCollection, type RecordEntry, readEntries, strayFiles } from './files.ts'
import { fieldValueProblem } from './issues.ts'
import { formatMistakes, type Mistake } from './mistake.ts'
import { collectPlaceholderValues, type Settings } from './placeholder-values.ts'
import { interpolate, type PlaceholderValues } from './placeholders.ts'
import type { ContentContext } from './record-texts.ts'
import { redirectMistakes, redirectsOf } from './redirects.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns the collection with this name; undefined if there is none. */
export function findCollection(name: string): Collection | undefined {
  return Object.hasOwn(collections, name) ? collections[name] : undefined
}

/** Returns a description of the valid values of a field; null if the value is valid. */
export function fieldProblem(name: string, field: string, value: string | number | readonly string[]): string | null {
  const collection = findCollection(name)
  return collection ? fieldValueProblem(collection, field, value) : null
}

/** Returns whether a file of `src/content` belongs to a collection. */
export function isRecordFile(content: string, file: string): boolean {
  return allCollections().some((collection) =>
    isFolderCollection(collection)
      ? file.startsWith(join(content, collection.files.replace(/\*.*$/, '')))
      : file === join(content, collection.files),
  )
}

/** The records in a folder. Each collection is read and checked once, until `forget` is called. */
export type SiteContent = {
  readonly folder: string
  readonly settings: Settings
  /**
   * Returns the published records of one collection. In development, `showsUnpublished` adds all others.
   * @throws an Error whose message lists every mistake in it, each with its file and line
   */
  readonly records: (name: string, showsUnpublished?: boolean) => readonly object[]
  /** Returns the layout that all records of a collection share, such as the months of a chart. */
  readonly layout: (name: string, records: readonly object[]) => object
  /** Returns every mistake in all collections, and one for every YAML or Markdown file outside them. */
  readonly mistakes: () => readonly Mistake[]
  /** Forgets what has been read, because a file has changed. */
  readonly forget: () => void
}

/** Returns the records in a folder, with placeholders filled in for an owner's settings. */
export function openContent(folder: string, settings: Settings): SiteContent {
  let context: ContentContext | null = null
  const results = new Map<string, ReturnType<typeof readCollection>>()
  const derived = new Map<string, readonly object[]>()
  const contextOf = () => {
    context ??= contentContext(folder, settings)
    return context
  }
  const read = (collection: Collection) => {
    const result = results.get(collection.name) ?? readCollection(folder, collection, contextOf())
    results.set(collection.name, result)
    return result
  }
  return {
    folder,
    settings,
    records(name, showsUnpublished = false) {
      const key = `${name}, ${showsUnpublished ? 'all' : 'published'}`
      const known = derived.get(key)
      if (known) return known
      const collection = findCollection(name)
      if (!collection) return []
      const published = <S extends GenericSchema>(
        { isPublished = () => true }: Collection<S>,
        all: readonly RecordOf<S>[],
      ) => (showsUnpublished ? all : all.filter(isPublished))
      const { records, mistakes } = read(collection)
      if (mistakes.length > 0) throw contentError(mistakes)
      const readOther: ReadOtherCollection = <S extends GenericSchema>(other: Collection<S>) =>
        published(other, read(other as unknown as Collection).records as readonly RecordOf<S>[])
      const own = collection.derive(published(collection, records), readOther, contextOf())
      derived.set(key, own)
      return own
    },
    layout: (name, records) => findCollection(name)?.layout(records, contextOf()) ?? {},
    mistakes() {
      const recordMistakes = allCollections().flatMap((collection) => read(collection).mistakes)
      const redirects = redirectsOf(allCollections(), (name) => entriesByName(folder, name))
      return [
        ...strayFiles(folder, allCollections()),
        ...recordMistakes,
        ...redirectMistakes(redirects, contextOf().isAddress),
      ]
    },
    forget() {
      context = null
      results.clear()
      derived.clear()
    },
  }
}

/** Returns the published records of one collection, see `SiteContent`. */
export function readRecords(
  folder: string,
  name: string,
  settings: Settings,
  showsUnpublished = false,
): readonly object[] {
  return openContent(folder, settings).records(name, showsUnpublished)
}

/** Returns every mistake in a folder of records, see `SiteContent`. */
export function findMistakes(folder: string, settings: Settings): readonly Mistake[] {
  return openContent(folder, settings).mistakes()
}

/** Returns sentences about the records that no build of today shows: the drafts, and those of a later day. */
export function unpublishedNotes(content: string): readonly string[] {
  const unpublished = allCollections().flatMap(({ name }) => unpublishedRecords(content, name))
  const drafts = unpublished.filter(({ fields }) => fields.draft === true)
  const scheduled = unpublished.filter(({ fields }) => fields.draft !== true)
  return [
    ...(drafts.length === 0 ? [] : [`${counted(drafts, 'draft')}: ${drafts.map(({ file }) => file).join(', ')}.`]),
    ...(scheduled.length === 0
      ? []
      : [
          `${counted(scheduled, 'scheduled article')}, which a build on its day publishes: ` +
            `${scheduled.map(({ file, fields }) => `${file} (${fields.date})`).join(', ')}.`,
        ]),
  ]
}

function counted({ length }: readonly unknown[], noun: string): string {
  return length === 1 ? `One ${noun}` : `${length} ${noun}s`
}

/** A record that no build of today shows. */
type UnpublishedRecord = { readonly file: string; readonly id: string; readonly fields: Fields }

/** Returns the records of a collection that are not published yet. */
export function unpublishedRecords(content: string, name: string): readonly UnpublishedRecord[] {
  const { isPublished = () => true } = findCollection(name) ?? {}
  return entriesByName(content, name).flatMap(({ file, id, source: { fields } }) =>
    isPublished(fields) ? [] : [{ file, id, fields }],
  )
}

/** Checks all collections. @throws an Error whose message lists every mistake, including stray files */
export function assertValidContent({ mistakes }: SiteContent): void {
  const found = mistakes()
  if (found.length > 0) throw contentError(found)
}

/** Returns all collections. */
export function allCollections(): readonly Collection[] {
  return Object.values(collections)
}

/** Returns the addresses of all pages of the site. */
export function pageAddresses(content: string): readonly string[] {
  const recordAddresses = allCollections().flatMap(({ name, pathOf, isTextOptional }) => {
    if (!pathOf) return []
    const withoutPage = [
      ...(isTextOptional ? idsWithoutText(content, name) : []),
      ...unpublishedRecords(content, name).map(({ id }) => id),
    ]
    return idsOrValues(content, name)
      .filter((id) => !withoutPage.includes(id))
      .map(pathOf)
  })
  const ofLists = allCollections().flatMap((collection) => furtherPages(content, collection))
  return [...pageRows.map(({ path }) => path), ...ofLists, ...recordAddresses]
}

/** Returns the addresses of the second and all further pages of a collection's list. */
function furtherPages(content: string, collection: Collection): readonly string[] {
  const { name, list, isCounted = () => true, isPublished = () => true } = collection
  if (!list) return []
  const isListed = ({ source: { fields } }: RecordEntry) => isCounted(fields) && isPublished(fields)
  const count = pageCount(entriesByName(content, name).filter(isListed).length, list.size)
  return Array.from({ length: count - 1 }, (_, index) => listPagePath(list.path, index + 2))
}

/**
 * Returns a redirect for every former address of a page or record, for those of `redirects.yaml`, and from the first
 * page of each list of several pages to the list.
 */
export function contentRedirects(content: string): readonly Redirect[] {
  const moved = redirectsOf(allCollections(), (name) => entriesByName(content, name))
  const firstPages = allCollections().flatMap((collection) =>
    collection.list && furtherPages(content, collection).length > 0
      ? [{ from: `${collection.list.path}/page/1`, to: collection.list.path }]
      : [],
  )
  return [...moved.map(({ from, to }) => ({ from, to })), ...firstPages]
}

function contentContext(content: string, settings: Settings): ContentContext {
  let addresses: ReadonlySet<string> | null = null
  let unpublished: ReadonlySet<string> | null = null
  const ids = new Map<string, readonly string[]>()
  const names = collectPlaceholderValues(content, allCollections(), settings)
  return {
    names,
    idsOf: (name) => {
      const values = ids.get(name) ?? idsOrValues(content, name, names)
      ids.set(name, values)
      return values
    },
    isAddress: (path) => {
      addresses ??= new Set(pageAddresses(content))
      return addresses.has(path)
    },
    isUnpublished: (path) => {
      unpublished ??= new Set(
        allCollections().flatMap(({ name, pathOf }) =>
          pathOf ? unpublishedRecords(content, name).map(({ id }) => pathOf(id)) : [],
        ),
      )
      return unpublished.has(path)
    },
  }
}

function entriesByName(content: string, name: string): readonly RecordEntry[] {
  const collection = findCollection(name)
  return collection ? readEntries(content, collection).entries : []
}

function idsWithoutText(content: string, name: string): readonly string[] {
  return entriesByName(content, name).flatMap(({ id, source }) => (hasVisibleText(source.body) ? [] : [id]))
}

/**
 * Returns the ids of the records of a collection, or the values of a field: `faq.title`, or `agents.agents.title` for a
 * field of each item in a list.
 */
function idsOrValues(content: string, name: string, names: PlaceholderValues = new Map()): readonly string[] {
  const [list = '', ...path] = name.split('.')
  const collection = findCollection(list)
  // a record that cannot be read still counts as existing
  if (path.length === 0 && collection && isFolderCollection(collection) && collection.idField === undefined)
    return fileRecordIds(content, collection)
  return entriesByName(content, list).flatMap(({ id, source }) =>
    path.length === 0 ? [id] : valuesAt(source.fields, path).map((value) => interpolate(value, names).text),
  )
}

function valuesAt(value: unknown, [field, ...innerPath]: readonly string[]): readonly string[] {
  if (field === undefined) return typeof value === 'string' ? [value] : []
  return [value]
    .flat()
    .flatMap((item) => (item && typeof item === 'object' ? valuesAt((item as Fields)[field], innerPath) : []))
}

/** Returns an error that lists all mistakes. It has no stack, which would not help the authors of content. */
function contentError(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(formatMistakes(mistakes)), { stack: '' })
}
