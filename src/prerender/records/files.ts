import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { slugify } from '#lib/slugify.ts'
import { closestMatch } from './closest-match.ts'
import type { Mistake } from './mistake.ts'
import { type RecordSource, readMarkdownRecord, readYamlList, readYamlRecord } from './record-source.ts'

/** The location of a collection's files below `src/content`. */
export type CollectionFiles = {
  /** One file (`facts.yaml`), or all files of a folder (`jobs/*.md`, `services/*.yaml`). */
  readonly files: string
  /** The field that gives the records of a list their ids. Without it, each file is a record and its name is the id. */
  readonly idField?: string
  /** The files of a folder that come first, by name without extension. The others follow in alphabetical order. */
  readonly firstFiles?: readonly string[]
  /** Fields that name a picture file in the folder with the collection's name. */
  readonly pictures?: readonly string[]
  /** Whether a folder beside a record, with the name of its file, holds the pictures in its text. */
  readonly hasPictures?: boolean
}
export type RecordEntry = { readonly file: string; readonly id: string; readonly source: RecordSource }
type Entries = { readonly entries: readonly RecordEntry[]; readonly mistakes: readonly Mistake[] }

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The names that Windows keeps for devices: it has no files of these names, whatever their extension. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|(com|lpt)\d)$/i

/** Returns whether a collection is made of all files of a folder. */
export function isFolderCollection({ files }: CollectionFiles): boolean {
  return files.includes('*')
}

/** Returns whether a collection is a single record, such as the facts or the content of one page. */
export function isSingleton({ files, idField }: CollectionFiles): boolean {
  return idField === undefined && !isFolderCollection({ files })
}

/** Returns the paths where the records of a collection should be. A path may be missing, or may be a folder. */
export function collectionFiles(content: string, collection: CollectionFiles): readonly string[] {
  if (!isFolderCollection(collection)) return [join(content, collection.files)]
  const folder = join(content, dirname(collection.files))
  if (!existsSync(folder)) return [] // there is no record yet
  if (!isDirectory(folder)) return [folder]
  const isRecord = (file: string) =>
    file !== 'README.md' && !file.endsWith('.ts') && !file.startsWith('.') && !(collection.pictures && isPicture(file))
  const all = readdirSync(folder)
  const isPictureFolder = (file: string) => collection.hasPictures === true && all.includes(`${file}.md`)
  const files = all.filter((file) => isRecord(file) && !isPictureFolder(file))
  const { firstFiles = [] } = collection
  const positionOf = (file: string) => firstFiles.indexOf(basename(file, extname(file))) + 1 || Number.MAX_SAFE_INTEGER
  const inOrder = files.sort().sort((a, b) => positionOf(a) - positionOf(b))
  return inOrder.map((file) => join(folder, file))
}

/** Returns the ids of records that are files, including files that cannot be read. */
export function fileRecordIds(content: string, collection: CollectionFiles): readonly string[] {
  const files = collectionFiles(content, collection).filter((file) => extname(file) === extname(collection.files))
  return files.map((file) => basename(file, extname(file)))
}

/** Returns a mistake for every YAML or Markdown file outside all collections; its name is probably misspelt. */
export function strayFiles(content: string, collections: readonly CollectionFiles[]): readonly Mistake[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const recordFiles = new Set(
    collections.flatMap((collection) => collectionFiles(content, collection)).map((path) => fileOf(content, path)),
  )
  const isStray = (file: string) =>
    /\.(ya?ml|md)$/.test(file) &&
    !recordFiles.has(file) &&
    !recordFiles.has(dirname(file)) &&
    !/(^|\/)(README\.md$|\.)/.test(file)
  const fileNames = collections.map(({ files }) => files).filter((file) => !file.includes('*'))
  return files.filter(isStray).map((file) => {
    const closest = closestMatch(file, fileNames)
    const wanted = `a name listed in the README${closest === undefined ? '' : `, such as ${closest}`}, or a schema beside it`
    return { file, line: null, field: '', found: 'not one that the site reads', wanted }
  })
}

function fileOf(content: string, path: string): string {
  return relative(content, path).replaceAll('\\', '/')
}

/** Reads the files of a collection, record by record, and collects the mistakes in their names and syntax. */
export function readEntries(content: string, collection: CollectionFiles): Entries {
  const mistakes: Mistake[] = []
  const entries = collectionFiles(content, collection).flatMap((path) => {
    const file = fileOf(content, path)
    const id = basename(path, extname(path))
    const extension = extname(collection.files)
    const reject = (field: string, found: string, wanted: string) => {
      mistakes.push({ file, line: null, field, found, wanted })
      return []
    }
    if (!existsSync(path)) return reject('', 'missing', 'a file with this name')
    if (isDirectory(path)) {
      const orPictures = collection.hasPictures ? ', or a folder with the name of an article that has pictures' : ''
      return reject('', 'a folder', `a file that ends in ${extension}${orPictures}`)
    }
    if (isFolderCollection(collection) && dirname(file) === '.')
      return reject('', 'not a folder', `a folder of files that end in ${extension}`)
    if (extname(path) !== extension) return reject('', `ends in ${extname(path)}`, `a name that ends in ${extension}`)
    const wantedName = isFolderCollection(collection) ? nameInstead(id) : null
    if (wantedName !== null) reject('the file name', id, wantedName)
    const { sources, mistakes: syntaxMistakes } = sourcesOf(path, file, extension, collection)
    mistakes.push(...syntaxMistakes)
    const { idField } = collection
    return sources.map((source) => ({
      file,
      id: idField === undefined ? id : slugify(String(source.fields[idField] ?? '')),
      source,
    }))
  })
  return { entries, mistakes }
}

/** Returns which name a record has to have instead, or null if its name is fine. */
export function nameInstead(id: string): string | null {
  if (WINDOWS_DEVICE.test(id)) return 'another name, because Windows keeps this one for a device'
  return ID.test(id) ? null : 'lower-case words joined by hyphens'
}

type Sources = { readonly sources: readonly RecordSource[]; readonly mistakes: readonly Mistake[] }

/**
 * The parsed contents of each file. Texts may contain the counts of all collections, so without this cache each import
 * would parse every file again.
 */
const parseCache = new Map<string, { readonly bytes: Buffer; readonly sources: Sources }>()

function sourcesOf(path: string, file: string, extension: string, { idField }: CollectionFiles): Sources {
  const bytes = readFileSync(path)
  const cachedEntry = parseCache.get(path)
  if (cachedEntry?.bytes.equals(bytes)) return cachedEntry.sources
  const parsed =
    idField !== undefined
      ? readYamlList(file, bytes)
      : extension === '.md'
        ? readMarkdownRecord(file, bytes)
        : readYamlRecord(file, bytes)
  const all = Array.isArray(parsed) ? (parsed as readonly (RecordSource | Mistake)[]) : [parsed as RecordSource]
  const sources = {
    sources: all.filter(isSource),
    mistakes: all.filter((source) => !isSource(source)) as readonly Mistake[],
  }
  parseCache.set(path, { bytes, sources })
  return sources
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
