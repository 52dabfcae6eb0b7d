import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { slugify } from '#lib/slugify.ts'
import { closestMatch } from './closest-match.ts'
import type { Mistake } from './mistake.ts'
import { type RecordSource, readMarkdownRecord, readYamlList, readYamlRecord } from './record-source.ts'

/** Where the records of a collection stand below `src/content`. */
export type CollectionFiles = {
  /** One file (`facts.yaml`), or all of a folder (`jobs/*.md`, `services/*.yaml`). */
  readonly files: string
  /** Files that list records take the id of each from this field; in others, a record is a file and its id is the file's name. */
  readonly listedBy?: string
  /** Files of a folder that come before the others, by their names without the ending; these are in the order of their names. */
  readonly firstFiles?: readonly string[]
  /** Fields that name a picture: a file of the folder that is called as the collection. */
  readonly pictures?: readonly string[]
}
export type RecordEntry = { readonly file: string; readonly id: string; readonly source: RecordSource }
type Entries = { readonly entries: readonly RecordEntry[]; readonly mistakes: readonly Mistake[] }

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns whether a collection is a folder, whose files are all of it. */
export function isFolderCollection({ files }: CollectionFiles): boolean {
  return files.includes('*')
}

/** Returns whether a collection is a single record, such as the facts or the words of one page. */
export function isSingleton({ files, listedBy }: CollectionFiles): boolean {
  return listedBy === undefined && !isFolderCollection({ files })
}

/** Returns the files that a collection lies in, whatever they are. */
export function collectionFiles(content: string, place: CollectionFiles): readonly string[] {
  if (!isFolderCollection(place)) return [join(content, place.files)]
  const folder = join(content, dirname(place.files))
  if (!existsSync(folder)) return [] // nobody has added the first one yet
  if (!isDirectory(folder)) return [folder]
  const isRecord = (file: string) =>
    file !== 'README.md' && !file.startsWith('.') && !(place.pictures && isPicture(file))
  const files = readdirSync(folder).filter(isRecord)
  const { firstFiles = [] } = place
  const placeOf = (file: string) => firstFiles.indexOf(basename(file, extname(file))) + 1 || Number.MAX_SAFE_INTEGER
  const inOrder = files.sort().sort((a, b) => placeOf(a) - placeOf(b))
  return inOrder.map((file) => join(folder, file))
}

/** Returns the ids of records that are files, whether these can be read or not. */
export function fileRecordIds(content: string, place: CollectionFiles): readonly string[] {
  const files = collectionFiles(content, place).filter((file) => extname(file) === extname(place.files))
  return files.map((file) => basename(file, extname(file)))
}

/** Returns a mistake for every file of records or words that is of no collection, most likely because its name is misspelt. */
export function strayFiles(content: string, places: readonly CollectionFiles[]): readonly Mistake[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const read = new Set(places.flatMap((place) => collectionFiles(content, place)).map((path) => fileOf(content, path)))
  const isOfNone = (file: string) =>
    /\.(ya?ml|md)$/.test(file) && !read.has(file) && !read.has(dirname(file)) && !/(^|\/)(README\.md$|\.)/.test(file)
  const known = places.map(({ files }) => files).filter((file) => !file.includes('*'))
  return files.filter(isOfNone).map((file) => {
    const near = closestMatch(file, known)
    const wanted = `a name that the README gives${near === undefined ? '' : `, such as ${near}`}`
    return { file, line: null, field: '', found: 'of no kind that is read', wanted }
  })
}

function fileOf(content: string, path: string): string {
  return relative(content, path).replaceAll('\\', '/')
}

/** Reads what stands in the files of a collection, record by record, and every mistake in how it is written. */
export function readEntries(content: string, place: CollectionFiles): Entries {
  const mistakes: Mistake[] = []
  const entries = collectionFiles(content, place).flatMap((path) => {
    const file = fileOf(content, path)
    const id = basename(path, extname(path))
    const ending = extname(place.files)
    const wrong = (field: string, found: string, wanted: string) => {
      mistakes.push({ file, line: null, field, found, wanted })
      return []
    }
    if (!existsSync(path)) return wrong('', 'missing', 'a file of this name')
    if (isDirectory(path)) return wrong('', 'a folder', `a file that ends in ${ending}`)
    if (isFolderCollection(place) && dirname(file) === '.')
      return wrong('', 'no folder', `a folder of files that end in ${ending}`)
    if (extname(path) !== ending) return wrong('', `ends in ${extname(path)}`, `a name that ends in ${ending}`)
    if (isFolderCollection(place) && !ID.test(id))
      wrong('the name of the file', id, 'lower-case words joined by hyphens')
    const { sources, mistakes: unread } = sourcesOf(path, file, ending, place)
    mistakes.push(...unread)
    const { listedBy } = place
    return sources.map((source) => ({
      file,
      id: listedBy === undefined ? id : slugify(String(source.fields[listedBy] ?? '')),
      source,
    }))
  })
  return { entries, mistakes }
}

type Sources = { readonly sources: readonly RecordSource[]; readonly mistakes: readonly Mistake[] }

/** What stood in a file when it was last read: texts name the numbers of all records, so that each import would parse all files anew. */
const parseCache = new Map<string, { readonly bytes: Buffer; readonly found: Sources }>()

function sourcesOf(path: string, file: string, ending: string, { listedBy }: CollectionFiles): Sources {
  const bytes = readFileSync(path)
  const last = parseCache.get(path)
  if (last?.bytes.equals(bytes)) return last.found
  const read =
    listedBy !== undefined
      ? readYamlList(file, bytes)
      : ending === '.md'
        ? readMarkdownRecord(file, bytes)
        : readYamlRecord(file, bytes)
  const all = Array.isArray(read) ? (read as readonly (RecordSource | Mistake)[]) : [read as RecordSource]
  const found = { sources: all.filter(isSource), mistakes: all.filter((one) => !isSource(one)) as readonly Mistake[] }
  parseCache.set(path, { bytes, found })
  return found
}

function isDirectory(path: string): boolean {
  return statSync(path).isDirectory()
}

function isPicture(file: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/.test(file)
}

function isSource(source: RecordSource | Mistake): source is RecordSource {
  return 'fields' in source
}
