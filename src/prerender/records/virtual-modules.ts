import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Collection } from './collection.ts'
import { collectionFiles, isFolderCollection, isSingleton } from './files.ts'

type AnyRecord = Readonly<{ [field: string]: unknown; id?: unknown; slug?: unknown; file?: unknown }>

/**
 * Returns the source of a module of records.
 * - `facts`, a single record: it is `record`. `home/hero` is one of its fields, so that a part of a page carries its own words.
 * - `jobs`, a list or a folder: `records`, without what is loaded later, and `load`, which has a function for each record of a folder
 *   that holds such: `articles/some-article` is the `record` of these fields. Where these are loaded whole, as those of a list in one
 *   file are, `library/details` has the `records` of them instead. `services/menu` is a view: `records` with its fields alone.
 * - `faq`, a folder of lists: `load`, which has a function for each of its files: `faq/money` has the `records` of one.
 * @param isBuilt whether the fields of messages are exports of their own: a script has those that it says, without their names
 * @param isData whether what is loaded later are files beside the scripts (`dataFiles`), as in the built site
 */
export function moduleSource(
  content: string,
  collection: Collection,
  part: string,
  records: readonly object[],
  isData = false,
  isBuilt = false,
): string {
  if (isSingleton(collection)) return singletonSource(collection, part, records[0] as AnyRecord, isBuilt)
  if (collection.listedBy !== undefined && isFolderCollection(collection))
    return topicsSource(content, collection, part, records as readonly AnyRecord[])
  const { details = [], isLoadedWhole = false, views = {}, name } = collection
  const view = views[part]
  if (view)
    return `export const records = ${JSON.stringify((records as readonly AnyRecord[]).map((record) => pickFields(record, (field) => view.includes(field))))}`
  const listed = (records as readonly AnyRecord[]).map((record) =>
    pickFields(record, (field) => !details.includes(field)),
  )
  const isDetail = (field: string) => details.includes(field)
  const isWhole = isLoadedWhole || !isFolderCollection(collection)
  if (part === 'details' && isWhole)
    return `export const records = ${JSON.stringify((records as readonly AnyRecord[]).map((record) => pickFields(record, isDetail)))}`
  if (part !== '') {
    const found = (records as readonly AnyRecord[]).find((record) => keyOf(record) === part)
    if (!found) throw new Error(`There is no record "${part}" in ${name}.`)
    return `export const record = ${JSON.stringify(pickFields(found, isDetail))}`
  }
  const loads = details.length === 0 || isWhole ? [] : (records as readonly AnyRecord[]).map(keyOf)
  const load = loads.map(
    (key) =>
      `${JSON.stringify(key)}: () => ${isData ? fetchOf(collection, key) : `import('virtual:records/${name}/${key}')`}`,
  )
  const fetching = isData ? `import { fetchRecord } from '#platform/fetch-record.ts'\n` : ''
  return `${fetching}export const records = ${JSON.stringify(listed)}${load.length > 0 ? `\nexport const load = { ${load.join(', ')} }` : ''}`
}

/**
 * Returns the files that the built site loads the texts of articles from: a changed sentence changes no script then. They have
 * one address in every version, so each says what it is made by, and a page that was made by something else refuses it.
 */
export function recordJsonFiles(collection: Collection, records: readonly object[]): ReadonlyMap<string, string> {
  const { name, details = [] } = collection
  return new Map(
    (records as readonly AnyRecord[]).map((record) => {
      const shown = pickFields(record, (field) => details.includes(field))
      return [`records/${name}/${keyOf(record)}.json`, JSON.stringify({ format: formatOf(collection), record: shown })]
    }),
  )
}

const keyOf = ({ slug, id }: AnyRecord) => String(slug ?? id)

function fetchOf(collection: Collection, key: string): string {
  const address = `/records/${collection.name}/${key}.json`
  return `fetchRecord(${JSON.stringify(address)}, ${JSON.stringify(formatOf(collection))})`
}

/** Changes with the code that makes records of texts. */
function formatOf({ name }: Collection): string {
  const sources = [`${name}.ts`, '../markdown.ts', '../diagram.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file)),
  )
  return createHash('sha256').update(Buffer.concat(sources)).digest('base64url').slice(0, 8)
}

/** Ends the name of a module whose exports are the fields of a record, or of a part of it. */
const FIELDS_SUFFIX = '/='

function singletonSource({ name }: Collection, asked: string, record: AnyRecord, isBuilt: boolean): string {
  const part = asked.replace(/\/?=$/, '')
  if (part !== '' && !(part in record)) throw new Error(`There is nothing called "${part}" in ${name}.`)
  const value = part === '' ? pickFields(record, (field) => field !== 'id') : record[part]
  if (asked !== part) return exportsOf(value as object)
  const isParted = isBuilt && name.startsWith('messages/') && typeof value === 'object' && !Array.isArray(value)
  if (!isParted) return `export const record = ${JSON.stringify(value)}`
  return `export * as record from 'virtual:records/${[name, ...(part === '' ? [] : [part])].join('/')}${FIELDS_SUFFIX}'`
}

/** Fields may have names that a `const` may not, such as `this`. */
function exportsOf(value: object): string {
  const fields = Object.entries(value)
  const values = fields.map(([, said], place) => `const f${place} = ${JSON.stringify(said)}`)
  return `${values.join('\n')}\nexport { ${fields.map(([field], place) => `f${place} as ${field}`).join(', ')} }`
}

/** A folder of lists is the modules of its files, by their names. */
function topicsSource(content: string, collection: Collection, part: string, records: readonly AnyRecord[]): string {
  if (part !== '') {
    const own = records.filter(({ file }) => file === `${collection.name}/${part}.yaml`)
    return `export const records = ${JSON.stringify(own.map((record) => pickFields(record, (field) => field !== 'file')))}`
  }
  const files = collectionFiles(content, collection).map((file) => basename(file, extname(file)))
  const topics = files.map(
    (file) => `${JSON.stringify(file)}: () => import('virtual:records/${collection.name}/${file}')`,
  )
  return `export const load = { ${topics.join(', ')} }`
}

function pickFields(record: AnyRecord, isWanted: (field: string) => boolean): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => isWanted(field)))
}

/** Returns a module with the icons that records name, or what is listed in them, so that no other icon comes along. */
export function iconsModuleSource(records: readonly object[]): string {
  const names = [...new Set(records.flatMap(iconsIn))]
  const imports = names.map((name, index) => `import I${index} from 'lucide-react/icons/${name}'`)
  const entries = names.map((name, index) => `${JSON.stringify(name)}: I${index}`)
  return `${imports.join('\n')}\nexport const icons = { ${entries.join(', ')} }`
}

/** The icons that a record and its parts name. */
function iconsIn(value: unknown): readonly string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, part]) =>
    field === 'icon' && typeof part === 'string' ? [part] : iconsIn(part),
  )
}
