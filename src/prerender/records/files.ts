import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { slugify } from '#lib/slugify.ts'
import { closestMatch } from './closest-match.ts'
import type { Mistake } from './mistake.ts'
import { type RecordSource, readMarkdownRecord, readYamlList, readYamlRecord } from './record-source.ts'

/** Where the files of a collection are, below `src/content`. */
export type CollectionFiles = {
  /** One file (`facts.yaml`), or all files of a folder (`jobs/*.md`, `services/*.yaml`). */
  readonly files: string
  /** The field that gives the records of a list their ids. Without it, each file is a record and its name is the id. */
  readonly listedBy?: string
  /** The files of a folder that come first, by name without extension. The others follow in alphabetical order. */
  readonly firstFiles?: readonly string[]
  /** Fields that name a picture file in the folder with the collection's name. */
  readonly pictures?: readonly string[]
}
export type RecordEntry = { readonly file: string; readonly id: string; readonly source: RecordSource }
type Entries = { readonly entries: readonly RecordEntry[]; readonly mistakes: readonly Mistake[] }

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns whether a collection is made of all files of a folder. */
export function isFolderCollection({ files }: CollectionFiles): boolean {
  return files.includes('*')
}

/** Returns whether a collection is a single record, such as the facts or the content of one page. */
export function isSingleton({ files, listedBy }: CollectionFiles): boolean {
  return listedBy === undefined && !isFolderCollection({ files })
}

/** Returns the paths where the records of a collection should be. They may be missing, or folders. */
export function collectionFiles(content: string, place: CollectionFiles): readonly string[] {
  if (!isFolderCollection(place)) return [join(content, place.files)]
  const folder = join(content, dirname(place.files))
  if (!existsSync(folder)) return [] // there is no record yet
  if (!isDirectory(folder)) return [folder]
  const isRecord = (file: string) =>
    file !== 'README.md' && !file.startsWith('.') && !(place.pictures && isPicture(file))
  const files = readdirSync(folder).filter(isRecord)
  const { firstFiles = [] } = place
  const placeOf = (file: string) => firstFiles.indexOf(basename(file, extname(file))) + 1 || Number.MAX_SAFE_INTEGER
  const inOrder = files.sort().sort((a, b) => placeOf(a) - placeOf(b))
  return inOrder.map((file) => join(folder, file))
}

/** Returns the ids of records that are files, including files that cannot be read. */
export function fileRecordIds(content: string, place: CollectionFiles): readonly string[] {
  const files = collectionFiles(content, place).filter((file) => extname(file) === extname(place.files))
  return files.map((file) => basename(file, extname(file)))
}

/** Returns a mistake for every YAML or Markdown file outside all collections; its name is probably misspelt. */
export function strayFiles(content: string, places: readonly CollectionFiles[]): readonly Mistake[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const read = new Set(places.flatMap((place) => collectionFiles(content, place)).map((path) => fileOf(content, path)))
  const isOfNone = (file: string) =>
    /\.(ya?ml|md)$/.test(file) && !read.has(file) && !read.has(dirname(file)) && !/(^|\/)(README\.md$|\.)/.test(file)
  const known = places.map(({ files }) => files).filter((file) => !file.includes('*'))
  return files.filter(isOfNone).map((file) => {
    const near = closestMatch(file, known)
    const wanted = `a name listed in the README${near === undefined ? '' : `, such as ${near}`}`
    return { file, line: null, field: '', found: 'not one that the site reads', wanted }
  })
}

function fileOf(content: string, path: string): string {
  return relative(content, path).replaceAll('\\', '/')
}

/** Reads the files of a collection, record by record, and collects the mistakes in their names and syntax. */
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
    if (!existsSync(path)) return wrong('', 'missing', 'a file with this name')
    if (isDirectory(path)) return wrong('', 'a folder', `a file that ends in ${ending}`)
    if (isFolderCollection(place) && dirname(file) === '.')
      return wrong('', 'not a folder', `a folder of files that end in ${ending}`)
    if (extname(path) !== ending) return wrong('', `ends in ${extname(path)}`, `a name that ends in ${ending}`)
    if (isFolderCollection(place) && !ID.test(id)) wrong('the file name', id, 'lower-case words joined by hyphens')
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

/**
 * The parsed contents of each file. Texts may name the counts of all collections, so without it each import would parse
 * every file again.
 */
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
