import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Collection } from './collection.ts'
import { collectionFiles, isFolderCollection, isSingleton } from './files.ts'

type AnyRecord = Readonly<{ [field: string]: unknown; id?: unknown; slug?: unknown; file?: unknown }>

/**
 * Returns the source of a module of records.
 * - `facts` is a single record, exported as `record`. `pages/home/hero` exports one of its fields, so that a section
 *   carries only its own content.
 * - `jobs` is a list or a folder, exported as `records` without details. If records of a folder have details, `load`
 *   has a function for each record: `articles/some-article` exports its details as `record`. If all details load
 *   together (always so for a list in one file), `library/details` exports them as `records`. `services/menu` is a
 *   view: it exports `records` with a few fields only.
 * - `faq` is a folder of lists: `load` has a function for each file, and `faq/money` exports the `records` of one file.
 * @param isData whether details are JSON files beside the scripts (`recordJsonFiles`), as in the built site
 */
export function moduleSource(
  content: string,
  collection: Collection,
  part: string,
  records: readonly object[],
  isData = false,
): string {
  if (isSingleton(collection)) return singletonSource(collection, part, records[0] as AnyRecord)
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
 * Returns the JSON files from which the built site loads the texts of articles, so that a changed sentence changes no
 * script. Their addresses are the same in every version. Each file therefore states its format, and a page that was
 * built for another format refuses it.
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

/** A hash of the code that turns texts into records. */
function formatOf({ name }: Collection): string {
  const sources = [`${name}.ts`, '../markdown.ts', '../diagram.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file)),
  )
  return createHash('sha256').update(Buffer.concat(sources)).digest('base64url').slice(0, 8)
}

function singletonSource({ name }: Collection, part: string, record: AnyRecord): string {
  if (part !== '' && !(part in record)) throw new Error(`There is nothing called "${part}" in ${name}.`)
  const value = part === '' ? pickFields(record, (field) => field !== 'id') : record[part]
  return `export const record = ${JSON.stringify(value)}`
}

/** Returns the module of a folder of lists, or of one of its files. */
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

/** Returns a module with only those icons that the records, or the items in them, name. */
export function iconsModuleSource(records: readonly object[]): string {
  const names = [...new Set(records.flatMap(iconsIn))]
  const imports = names.map((name, index) => `import I${index} from 'lucide-react/icons/${name}'`)
  const entries = names.map((name, index) => `${JSON.stringify(name)}: I${index}`)
  return `${imports.join('\n')}\nexport const icons = { ${entries.join(', ')} }`
}

/** The icons named in a record, at any depth. */
function iconsIn(value: unknown): readonly string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, part]) =>
    field === 'icon' && typeof part === 'string' ? [part] : iconsIn(part),
  )
}
