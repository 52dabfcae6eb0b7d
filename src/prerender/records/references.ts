import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pageRows } from '#content/pages.ts'
import type { Collection } from './collection.ts'
import type { RecordEntry } from './files.ts'
import type { Mistake } from './mistake.ts'
import type { ContentContext } from './record-texts.ts'

/** A record whose fields could be read, even if they are not valid. */
export type ParsedRecord = Omit<RecordEntry, 'source'> & {
  readonly lineOf: RecordEntry['source']['lineOf']
  readonly record: Readonly<Record<string, unknown>>
}

const MOST_NAMED = 30 // records that a mistake lists; a longer list would not help

/** Returns the conflicts between the records of a collection, and their references to missing records and pictures. */
export function referenceMistakes(
  content: string,
  collection: Collection,
  found: readonly ParsedRecord[],
  known: ContentContext,
): readonly Mistake[] {
  const { name, unique = [], listedBy, refers = {}, endsIn = {}, pictures = [] } = collection
  const all = [
    ...[...new Set(listedBy === undefined ? unique : [...unique, 'id'])].flatMap((field) =>
      duplicates(field, found, listedBy),
    ),
    ...pathCollisions(collection, found),
    ...redirectCollisions(collection, found),
    ...Object.entries(refers).flatMap(([field, to]) =>
      danglingReferences(field, to, found, known, name === to ? collection : null),
    ),
    ...Object.entries(endsIn).flatMap(([field, to]) => missingSuffixes(field, to, found, known)),
    ...pictures.flatMap((field) => missingPictures(field, join(content, name), found)),
  ]
  const isSame = (one: Mistake, other: Mistake) =>
    one.file === other.file && one.line === other.line && one.field === other.field && one.found === other.found
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index)
}

/** Values that another record has as well; case does not matter. */
function duplicates(field: string, found: readonly ParsedRecord[], listedBy?: string): readonly Mistake[] {
  const place = field === 'id' && listedBy !== undefined ? listedBy : field
  const keyOf = ({ id, record }: ParsedRecord) => {
    const said = record[place]
    if (typeof said !== 'string') return said
    return field === 'id' ? id : said.trim().normalize().toLowerCase()
  }
  return found.flatMap((one, index) => {
    const key = keyOf(one)
    const twin =
      ['string', 'number'].includes(typeof key) &&
      key !== '' &&
      found.slice(0, index).find((other) => keyOf(other) === key)
    if (!twin) return []
    return {
      file: one.file,
      line: one.lineOf([place]),
      field: place,
      found: JSON.stringify(one.record[place]),
      wanted: `a different value: ${placeOf(twin, place)} already has ${JSON.stringify(twin.record[place])}`,
    }
  })
}

function placeOf({ file, lineOf }: ParsedRecord, field: string): string {
  const line = lineOf([field])
  return line === null ? file : `${file}:${line}`
}

/** Records whose address is already taken by a page. */
function pathCollisions({ pathOf }: Collection, found: readonly ParsedRecord[]): readonly Mistake[] {
  if (!pathOf) return []
  return found.flatMap(({ file, id }) => {
    if (id !== 'index' && !pageRows.some(({ path }) => path === pathOf(id))) return []
    return {
      file,
      line: null,
      field: 'the file name',
      found: id,
      wanted: `another name: ${pathOf(id)} is the address of another page`,
    }
  })
}

/** Former addresses that belong to a page or another record, or that are listed twice. */
function redirectCollisions({ pathOf }: Collection, found: readonly ParsedRecord[]): readonly Mistake[] {
  const formersOf = ({ record: { formerly } }: ParsedRecord) => (Array.isArray(formerly) ? formerly.map(String) : [])
  const pageOf = (former: string) => pageRows.find(({ path }) => path === pathOf?.(former))
  return found.flatMap((one, index) =>
    formersOf(one).flatMap((former, at, all) => {
      const other =
        found.find(({ id }) => id === former) ??
        found.slice(0, index).find((before) => formersOf(before).includes(former))
      const taken = other ? other.file : pageOf(former)?.path
      const isTwice = all.indexOf(former) < at
      if (taken === undefined && !isTwice) return []
      return {
        file: one.file,
        line: one.lineOf(['formerly', at]),
        field: 'formerly',
        found: JSON.stringify(former),
        wanted: isTwice ? 'each address once' : `a different address: ${taken} already has this one`,
      }
    }),
  )
}

/** References to records that do not exist, and references of a record to itself. */
function danglingReferences(
  field: string,
  to: string,
  found: readonly ParsedRecord[],
  { idsOf }: ContentContext,
  own: Collection | null,
): readonly Mistake[] {
  return found.flatMap(({ file, id: self, lineOf, record }) => {
    const way = field.split('.')
    const said = fieldAt(record, way) ?? []
    const ids = [...idsOf(to), ...(own?.made?.(idsOf) ?? [])].filter((id) => own === null || id !== self)
    return [said]
      .flat()
      .map((id, index) => ({ id: id as unknown, path: Array.isArray(said) ? [...way, index] : way }))
      .filter(({ id }) => typeof id === 'string' && !ids.includes(id.trim()))
      .map(({ id, path }) => ({ file, line: lineOf(path), field, found: JSON.stringify(id), wanted: oneOf(ids, to) }))
  })
}

function fieldAt(value: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return value
  return value !== null && typeof value === 'object'
    ? fieldAt((value as ParsedRecord['record'])[field], rest)
    : undefined
}

function oneOf(ids: readonly string[], of: string): string {
  if (ids.length === 0) return `nothing, because there is no other record in ${of.replace(/\..*/, '')}`
  return ids.length > MOST_NAMED ? `one of the records in ${of.replace('.', ', by its ')}` : `one of ${ids.join(', ')}`
}

/** Texts that do not end with the name of a record. */
function missingSuffixes(
  field: string,
  to: string,
  found: readonly ParsedRecord[],
  { idsOf }: ContentContext,
): readonly Mistake[] {
  const ends = idsOf(to)
  return found.flatMap(({ file, lineOf, record }) => {
    const said = record[field]
    if (typeof said !== 'string' || ends.some((end) => said.trim().endsWith(end))) return []
    return { file, line: lineOf([field]), field, found: JSON.stringify(said), wanted: `at the end, ${oneOf(ends, to)}` }
  })
}

/** References to pictures that do not exist. */
function missingPictures(field: string, folder: string, found: readonly ParsedRecord[]): readonly Mistake[] {
  return found.flatMap(({ file, lineOf, record }) => {
    const name = record[field]
    if (typeof name !== 'string' || statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) return []
    const wanted = `a picture with this name in src/content/${basename(folder)}`
    return { file, line: lineOf([field]), field, found: `${JSON.stringify(name)}, which does not exist`, wanted }
  })
}
