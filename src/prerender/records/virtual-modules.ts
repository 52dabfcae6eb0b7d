import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { minifySync } from 'vite'
import { listPages } from '#lib/list-pages.ts'
import type { Collection } from './collection.ts'
import { collectionFiles, isFolderCollection, isSingleton } from './files.ts'

type AnyRecord = Readonly<{ [field: string]: unknown; id?: unknown; slug?: unknown; file?: unknown }>

/**
 * Returns the source of a module of records.
 * - `facts` is a single record, exported as `record`. `pages/home/hero` exports one of its fields, so that a section
 *   loads only its own content.
 * - `jobs` is a list or a folder, exported as `records` without details. If records of a folder have details, `load`
 *   has a function for each record: `articles/some-article` exports its details as `record`. If all details load
 *   together (always so for a list in one file), `library/details` exports them as `records`. `services/menu` is a
 *   view: it exports `records` with a few fields only.
 * - `articles/load` loads a record whose text is an article with all its fields, or a page of their list.
 * - `library/sample` is a field that loads alone (`loadsAlone`): `load` has a function for each record that has one.
 * - `faq` is a folder of lists: `load` has a function for each file, and `faq/money` exports the `records` of one file.
 * @param isData whether details are JSON files beside the scripts (`recordJsonFiles`), as in the built site
 */
export function moduleSource(
  content: string,
  collection: Collection,
  subpath: string,
  records: readonly object[],
  isData = false,
): string {
  if (isSingleton(collection)) return singletonSource(collection, subpath, records[0] as AnyRecord)
  if (collection.idField !== undefined && isFolderCollection(collection))
    return topicsSource(content, collection, subpath, records as readonly AnyRecord[])
  const { details = [], loadsDetailsTogether = false, loadsAlone, views = {}, name } = collection
  if (loadsAlone !== undefined && subpath === loadsAlone)
    return loadersSource(collection, `${name}/${loadsAlone}`, textKeys(collection, records), isData)
  if (loadsAlone !== undefined && subpath.startsWith(`${loadsAlone}/`)) {
    const record = findRecord(collection, records, subpath.slice(loadsAlone.length + 1))
    return `export const record = ${JSON.stringify(pickFields(record, (field) => field === loadsAlone))}`
  }
  if (subpath === 'load' && collection.isArticle) return articleLoadersSource(collection, records, isData)
  const view = views[subpath]
  if (view)
    return `export const records = ${JSON.stringify((records as readonly AnyRecord[]).map((record) => pickFields(record, (field) => view.includes(field))))}`
  const isDetail = (field: string) => details.includes(field)
  const isOneModule = loadsDetailsTogether || !isFolderCollection(collection)
  if (subpath === 'details' && isOneModule)
    return `export const records = ${JSON.stringify((records as readonly AnyRecord[]).map((record) => pickFields(record, isDetail)))}`
  if (subpath !== '') {
    const record = findRecord(collection, records, subpath)
    return `export const record = ${JSON.stringify(collection.isArticle ? pageRecord(collection, record) : pickFields(record, isDetail))}`
  }
  const withoutDetails = (records as readonly AnyRecord[]).map((record) =>
    pickFields(record, (field) => !details.includes(field) && field !== loadsAlone),
  )
  const list = `export const records = ${JSON.stringify(withoutDetails)}`
  if (details.length === 0 || isOneModule || collection.isArticle) return list
  return `${list}\n${loadersSource(collection, name, recordsWithFile(collection, records).map(keyOf), isData)}`
}

/**
 * Returns the source of `load`, which loads a record by its key, and of `loadList`, which loads a page of the list by
 * its number, or 'all'. Both return null if there is none. The source does not grow with the records.
 */
function articleLoadersSource(collection: Collection, records: readonly object[], isData: boolean): string {
  const { name } = collection
  if (isData)
    return `import { fetchRecord } from '#platform/fetch-record.ts'
const loadFile = (file) => fetchRecord('/records/' + file + '.json', ${JSON.stringify(formatOf(collection))})
export const load = (key) => loadFile('${name}/' + key)
export const loadList = (page) => loadFile('lists/${name}/' + page)`
  const keys = recordsWithFile(collection, records).map(keyOf)
  return `const records = ${importersOf(name, keys)}
const lists = ${JSON.stringify(Object.fromEntries(listFiles(collection, records)))}
const own = (object, key) => (Object.hasOwn(object, key) ? object[key] : null)
export const load = async (key) => (await own(records, key)?.()) ?? null
export const loadList = async (page) => own(lists, page) && { record: lists[page] }`
}

/**
 * Returns the functions that the module `articles/load` exports, for code in the same process: a module for each of a
 * thousand articles takes seconds.
 */
export function articleLoaders(collection: Collection, records: readonly object[]) {
  const asModule = (record: object) => ({ record: JSON.parse(JSON.stringify(record)) as object })
  const byKey = new Map(recordsWithFile(collection, records).map((record) => [keyOf(record), record]))
  const lists = new Map(listFiles(collection, records))
  const loaded = new Map<string, { readonly record: object }>()
  return {
    load: async (key: string) => {
      const record = byKey.get(key)
      const module = loaded.get(key) ?? (record && asModule(pageRecord(collection, record)))
      if (module) loaded.set(key, module)
      return module ?? null
    },
    loadList: async (page: string | number) => {
      const list = lists.get(String(page))
      return list ? asModule(list) : null
    },
  }
}

/** Returns the fields of a record that its page shows. */
function pageRecord({ notOnPage = [] }: Collection, record: AnyRecord): object {
  return pickFields(record, (field) => !notOnPage.includes(field))
}

/** Returns the pages of a collection's list by number and, if it has several, the whole list as 'all'. */
function listFiles(collection: Collection, records: readonly object[]): readonly (readonly [string, object])[] {
  const { list, isCounted = () => true } = collection
  if (!list) return []
  const listed = (records as readonly AnyRecord[]).filter(isCounted)
  const sorted = list.compare ? listed.toSorted(list.compare) : listed
  const items = sorted.map((record) => pickFields(record, (field) => list.fields.includes(field)))
  const pages = listPages(items, list.size).map((page) => [String(page.page), page] as const)
  return pages.length === 1 ? pages : [...pages, ['all', { items, page: 1, pages: 1 }]]
}

/**
 * Returns the source of `load`, which has a function for each record. It is exported without any record, too, because
 * modules import it.
 */
function loadersSource(collection: Collection, module: string, keys: readonly string[], isData: boolean): string {
  const loaders = isData ? fetchersOf(collection, keys) : importersOf(module, keys)
  const fetchImport = isData && keys.length > 0 ? `import { fetchRecord } from '#platform/fetch-record.ts'\n` : ''
  return `${fetchImport}export const load = ${loaders}`
}

function importersOf(module: string, keys: readonly string[]): string {
  return `{ ${keys.map((key) => `${JSON.stringify(key)}: () => import('virtual:records/${module}/${key}')`).join(', ')} }`
}

function findRecord({ name }: Collection, records: readonly object[], key: string): AnyRecord {
  const record = (records as readonly AnyRecord[]).find((each) => keyOf(each) === key)
  if (!record) throw new Error(`There is no record "${key}" in ${name}.`)
  return record
}

/**
 * Returns the JSON files from which the built site loads the texts of articles, projects and jobs and the samples of
 * agents, and the pages of lists, so that a changed sentence changes no script. Their addresses are the same in every
 * version. Each file therefore states its format, and a page that was built for another format refuses it.
 */
export function recordJsonFiles(collection: Collection, records: readonly object[]): ReadonlyMap<string, string> {
  const { name, loadsAlone } = collection
  const format = formatOf(collection)
  const files = recordsWithFile(collection, records).map((record): readonly [string, object] => [
    `${name}/${keyOf(record)}`,
    loadsAlone === undefined ? pageRecord(collection, record) : pickFields(record, (field) => field === loadsAlone),
  ])
  const lists = listFiles(collection, records).map(([page, list]) => [`lists/${name}/${page}`, list] as const)
  return new Map(
    [...files, ...lists].map(([file, record]) => [`records/${file}.json`, JSON.stringify({ format, record })]),
  )
}

/** Returns the keys of the records with a text of their own, in order. The data file of a text has its key as its name. */
export function textKeys(collection: Collection, records: readonly object[]): readonly string[] {
  return recordsWithFile(collection, records).map(keyOf)
}

/** Returns the records that have a text of their own to load: all, unless it is optional. */
function recordsWithFile(
  { isTextOptional = false, loadsAlone }: Collection,
  records: readonly object[],
): readonly AnyRecord[] {
  const field = loadsAlone ?? (isTextOptional ? 'body' : undefined)
  return (records as readonly AnyRecord[]).filter((record) => field === undefined || record[field] !== undefined)
}

const keyOf = ({ slug, id }: AnyRecord) => String(slug ?? id)

/** Returns an object with a function for each record, which fetches its data file. */
function fetchersOf(collection: Collection, keys: readonly string[]): string {
  const fetcher = `fetchRecord('/records/${collection.name}/' + key + '.json', ${JSON.stringify(formatOf(collection))})`
  return `Object.fromEntries(${JSON.stringify(keys)}.map((key) => [key, () => ${fetcher}]))`
}

/** Returns a hash of the code that turns the collection's texts into records. */
function formatOf({ name }: Collection): string {
  const parsers = ['markdown', 'markdown-blocks', 'footnotes', 'code-colors', 'diagram'].map((file) => `../${file}.ts`)
  const files = [`../../content/${name}/schema.ts`, ...parsers].map((file) => join(import.meta.dirname, file))
  return hashOfCode(files.map((file) => readFileSync(file, 'utf8')))
}

/** Returns a hash of TypeScript sources that stays the same when only comments or the formatting change. */
export function hashOfCode(sources: readonly string[]): string {
  const code = sources.map((source) => minifySync('source.ts', source, { compress: false, mangle: false }).code)
  return createHash('sha256').update(code.join('\n')).digest('base64url').slice(0, 8)
}

function singletonSource({ name }: Collection, subpath: string, record: AnyRecord): string {
  if (subpath !== '' && !(subpath in record)) throw new Error(`There is nothing called "${subpath}" in ${name}.`)
  const value = subpath === '' ? pickFields(record, (field) => field !== 'id') : record[subpath]
  return `export const record = ${JSON.stringify(value)}`
}

/** Returns the module of a folder of lists, or of one of its files. */
function topicsSource(content: string, collection: Collection, subpath: string, records: readonly AnyRecord[]): string {
  if (subpath !== '') {
    const fileRecords = records.filter(({ file }) => file === `${collection.name}/${subpath}.yaml`)
    return `export const records = ${JSON.stringify(fileRecords.map((record) => pickFields(record, (field) => field !== 'file')))}`
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

/** Returns a module with only those icons that the records, or the items in them, use. */
export function iconsModuleSource(records: readonly object[]): string {
  const names = [...new Set(records.flatMap(iconsIn))]
  const imports = names.map((name, index) => `import I${index} from 'lucide-react/icons/${name}'`)
  const entries = names.map((name, index) => `${JSON.stringify(name)}: I${index}`)
  return `${imports.join('\n')}\nexport const icons = { ${entries.join(', ')} }`
}

/** Returns the names of the icons in a record, at any depth. */
function iconsIn(value: unknown): readonly string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, child]) =>
    field === 'icon' && typeof child === 'string' ? [child] : iconsIn(child),
  )
}
