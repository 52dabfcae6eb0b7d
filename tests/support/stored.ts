import { readFileSync } from 'node:fs'

/** The values of a database or of a tab's storage, by their keys. */
export type Values = Readonly<Record<string, unknown>>

/** A database of the site: its version, and the values in each of its stores. */
export type StoredDatabase = { readonly version: number; readonly stores: Readonly<Record<string, Values>> }

/** Everything the site keeps in a browser besides its caches. */
export type Stored = {
  readonly databases: Readonly<Record<string, StoredDatabase>>
  readonly session: Values
  readonly local: Values
}

const read = (name: string): unknown => JSON.parse(readFileSync(`tests/support/stored/${name}.json`, 'utf8'))

/** The data on visitors' devices: requests, conversation, runs, scores and drafts. */
export const stored = read('device') as Stored

/**
 * The messages that versions of the site send each other, and the names of what they share, such as caches and locks.
 */
export const sharedNames = read('agreed') as Readonly<Record<string, readonly string[]>>

/** Returns the values in one of the databases, by their keys. */
export function valuesIn(database: string): Values {
  return stored.databases[database]?.stores.keyval ?? {}
}

/** The names of fields whose text is a keyword of the program. A different keyword makes a different shape. */
const KEYWORD_FIELDS = ['type', 'status', 'kind', 'from', 'chipsAre']
/** The names of fields whose number is the version of the format. */
const VERSION_FIELDS = ['v', 'version']

type Shape = string | readonly Shape[] | { readonly [name: string]: Shape }

/**
 * Returns the shape of a value: all field names, nested ones included, and the types of their values. Of the content,
 * the shape has only keywords and versions.
 */
export function shapeOf(value: unknown, name = ''): Shape {
  if (Array.isArray(value)) return shapeOfList(value.map((item) => shapeOf(item)))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([field, content]): [string, Shape] => [
      stableName(field, name),
      shapeOf(content, field),
    ])
    return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
  const isWrittenOut = typeof value === 'string' ? KEYWORD_FIELDS.includes(name) : VERSION_FIELDS.includes(name)
  return isWrittenOut ? `${value}` : value === null ? 'null' : typeof value
}

/**
 * Returns the shapes of the records in a store, or of the drafts of a tab, each with its key. The shapes are
 * sorted, because the keys are random.
 */
export function shapesIn(values: Values): readonly Shape[] {
  return distinct(Object.entries(values).map(([key, value]) => ({ [stableName(key)]: shapeOf(value, key) })))
}

/** Returns the shapes of all stored data, by database and storage. */
export function shapesOf({ databases, session, local }: Stored) {
  const shapeOfDatabase = ({ version, stores }: StoredDatabase) => ({
    version,
    stores: Object.fromEntries(Object.entries(stores).map(([name, values]) => [name, shapesIn(values)])),
  })
  return {
    databases: Object.fromEntries(
      Object.entries(databases).map(([name, database]) => [name, shapeOfDatabase(database)]),
    ),
    session: shapesIn(session),
    local: shapesIn(local),
  }
}

/** Replaces the variable parts of a key: random references, and the agents and inputs of the content. */
function stableName(name: string, parent = ''): string {
  if (parent === 'inputs') return 'an input'
  return name.replace(/MR-[0-9A-Z]{8}$/, 'MR-00000000').replace(/^(draft:agent)-\d+\.\w+$/, '$1-1.input')
}

/**
 * Returns the shape of a list. All records of a list have one shape, because the content decides which optional fields
 * exist.
 */
function shapeOfList(shapes: readonly Shape[]): Shape {
  const records = shapes.filter((shape): shape is { readonly [name: string]: Shape } => !isPlain(shape))
  if (records.length < shapes.length) return distinct(shapes)
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].toSorted()
  return [Object.fromEntries(names.map((name) => [name, distinct(records.flatMap((record) => record[name] ?? []))]))]
}

function isPlain(shape: Shape): shape is string | readonly Shape[] {
  return typeof shape === 'string' || Array.isArray(shape)
}

function distinct(shapes: readonly Shape[]): readonly Shape[] {
  return [...new Set(shapes.map((shape) => JSON.stringify(shape)))].toSorted().map((shape) => JSON.parse(shape))
}
