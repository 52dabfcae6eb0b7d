import type * as v from 'valibot'
import type { Collection } from './collection.ts'
import { collectionsByPath } from './collections.ts'
import { isFolderCollection, isSingleton } from './files.ts'

/** What the types of all modules need, and the modules that exist for every collection. */
const HEAD = `// Generated from the schemas beside the content by the step that generates the styles.
type Records<C> = C extends { derive: (...all: never[]) => readonly (infer T)[] } ? T : never
type Without<T, Field extends PropertyKey> = T extends unknown ? Omit<T, Field> : never
type Only<T, Field extends PropertyKey> = T extends unknown ? Pick<T, Field & keyof T> : never
type ListPage<T> = import('#lib/list-pages.ts').ListPage<T>
type Layout<C> = C extends { layout: (...all: never[]) => infer L } ? L : never

declare module 'virtual:records/*/count' {
  export const record: number
}

/** The icons that the records of one collection use, by their names. */
declare module 'virtual:icons/*' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}
`

/** Returns the declarations of all modules of records, for a file in `src/content` (see `virtual-modules.ts`). */
export function recordTypes(): string {
  const modules = Object.entries(collectionsByPath).flatMap(([path, collection]) => modulesOf(path, collection))
  return `${HEAD}${modules.map(([name, lines]) => `\ndeclare module 'virtual:records/${name}' {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`).join('')}`
}

type Module = readonly [name: string, lines: readonly string[]]

function modulesOf(path: string, collection: Collection): readonly Module[] {
  const {
    name,
    details = [],
    views = {},
    loadsDetailsTogether = false,
    loadsAlone,
    isArticle = false,
    list,
    notOnPage,
  } = collection
  const schema = `typeof import('./${path}').collection`
  const record = `Records<${schema}>`
  const listOf = (type: string) => `export const records: readonly ${type}[]`
  if (isSingleton(collection))
    return [
      [name, [`export const record: Without<${record}, 'id'>`]],
      ...fieldsOf(collection).map(
        (field): Module => [`${name}/${field}`, [`export const record: ${record}['${field}']`]],
      ),
    ]
  if (isFolderCollection(collection) && collection.idField !== undefined)
    return [
      [`${name}/*`, [listOf(record)]],
      [
        name,
        [`export const load: Readonly<Record<string, () => Promise<{ readonly records: readonly ${record}[] }>>>`],
      ],
    ]
  const fields = details.map((field) => `'${field}'`).join(' | ')
  const detail = `Only<${record}, ${fields}>`
  const isOneModule = loadsDetailsTogether || !isFolderCollection(collection)
  const loadOf = (type: string) =>
    `export const load: Readonly<Record<string, () => Promise<{ readonly record: ${type} }>>>`
  const omitted = [...details, ...(loadsAlone === undefined ? [] : [loadsAlone])]
    .map((field) => `'${field}'`)
    .join(' | ')
  return [
    [
      name,
      [
        listOf(omitted !== '' ? `Without<${record}, ${omitted}>` : record),
        ...(details.length > 0 && !isOneModule && !isArticle ? [loadOf(detail)] : []),
      ],
    ],
    ...(isArticle ? [[`${name}/load`, articleLoaders(record, notOnPage, list)] as Module] : []),
    [`${name}/plan`, [`export const record: Layout<${schema}>`]],
    ...(details.length > 0 && isOneModule ? [[`${name}/details`, [listOf(detail)]] as Module] : []),
    ...(loadsAlone === undefined
      ? []
      : [[`${name}/${loadsAlone}`, [loadOf(`{ readonly ${loadsAlone}: string }`)]] as Module]),
    ...Object.entries(views).map(
      ([view, shown]): Module => [
        `${name}/${view}`,
        [listOf(`Only<${record}, ${shown.map((field) => `'${field}'`).join(' | ')}>`)],
      ],
    ),
  ]
}

/** Returns the declarations of what loads a record with an article, and of what loads a page of their list. */
function articleLoaders(
  record: string,
  notOnPage: readonly string[] = [],
  list: Collection['list'],
): readonly string[] {
  const union = (fields: readonly string[]) => fields.map((field) => `'${field}'`).join(' | ') || 'never'
  const page = `Without<${record}, ${union(notOnPage)}>`
  const item = `Only<${record}, ${union(list?.fields ?? [])}>`
  return [
    `export const load: (key: string) => Promise<{ readonly record: ${page} } | null>`,
    `export const loadList: (page: string) => Promise<{ readonly record: ListPage<${item}> } | null>`,
  ]
}

/** Returns the names of the fields of a record, which may be a checked object. */
function fieldsOf({ schema }: Collection): readonly string[] {
  return Object.keys((schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries)
}
