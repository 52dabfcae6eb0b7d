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

const MAX_LISTED = 30 // the most ids that a mistake lists; a longer list would not help

/**
 * Returns a mistake for each conflict of a record with another record or a page, for each reference to a missing record
 * or picture, and for each text that does not end as `mustEndWith` requires.
 */
export function referenceMistakes(
  content: string,
  collection: Collection,
  records: readonly ParsedRecord[],
  context: ContentContext,
): readonly Mistake[] {
  const { name, unique = [], idField, references = {}, mustEndWith = {}, pictures = [] } = collection
  const mistakes = [
    ...[...new Set(idField === undefined ? unique : [...unique, 'id'])].flatMap((field) =>
      duplicates(field, records, idField),
    ),
    ...pathCollisions(collection, records),
    ...redirectCollisions(collection, records),
    ...Object.entries(references).flatMap(([field, to]) =>
      danglingReferences(field, to, records, context, name === to ? collection : null),
    ),
    ...Object.entries(mustEndWith).flatMap(([field, to]) => missingSuffixes(field, to, records, context)),
    ...pictures.flatMap((field) => missingPictures(field, join(content, name), records)),
  ]
  const isSame = (a: Mistake, b: Mistake) =>
    a.file === b.file && a.line === b.line && a.field === b.field && a.found === b.found
  return mistakes.filter((mistake, index) => mistakes.findIndex((other) => isSame(mistake, other)) === index)
}

/** Returns a mistake for each value that an earlier record has as well, ignoring case. */
function duplicates(field: string, records: readonly ParsedRecord[], idField?: string): readonly Mistake[] {
  const keyField = field === 'id' && idField !== undefined ? idField : field
  const keyOf = ({ id, record }: ParsedRecord) => {
    const value = record[keyField]
    if (typeof value !== 'string') return value
    return field === 'id' ? id : value.trim().normalize().toLowerCase()
  }
  const firstByKey = new Map<unknown, ParsedRecord>()
  return records.flatMap((current) => {
    const key = keyOf(current)
    if (!['string', 'number'].includes(typeof key) || key === '') return []
    const earlier = firstByKey.get(key)
    if (!earlier) firstByKey.set(key, current)
    if (!earlier) return []
    return {
      file: current.file,
      line: current.lineOf([keyField]),
      field: keyField,
      found: JSON.stringify(current.record[keyField]),
      wanted: `a different value: ${locationOf(earlier, keyField)} already has ${JSON.stringify(earlier.record[keyField])}`,
    }
  })
}

function locationOf({ file, lineOf }: ParsedRecord, field: string): string {
  const line = lineOf([field])
  return line === null ? file : `${file}:${line}`
}

/** Returns a mistake for each record whose address already belongs to a page. */
function pathCollisions({ pathOf }: Collection, records: readonly ParsedRecord[]): readonly Mistake[] {
  if (!pathOf) return []
  return records.flatMap(({ file, id }) => {
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

/**
 * Returns a mistake for each former address that is listed twice, or that belongs to a page, to a record, or to an
 * earlier record as its former address.
 */
function redirectCollisions({ pathOf }: Collection, records: readonly ParsedRecord[]): readonly Mistake[] {
  const formerAddressesOf = ({ record: { formerly } }: ParsedRecord) =>
    Array.isArray(formerly) ? formerly.map(String) : []
  const pageOf = (former: string) => pageRows.find(({ path }) => path === pathOf?.(former))
  return records.flatMap((current, index) =>
    formerAddressesOf(current).flatMap((former, position, all) => {
      const owner =
        records.find(({ id }) => id === former) ??
        records.slice(0, index).find((earlier) => formerAddressesOf(earlier).includes(former))
      const takenBy = owner ? owner.file : pageOf(former)?.path
      const isTwice = all.indexOf(former) < position
      if (takenBy === undefined && !isTwice) return []
      return {
        file: current.file,
        line: current.lineOf(['formerly', position]),
        field: 'formerly',
        found: JSON.stringify(former),
        wanted: isTwice ? 'each address once' : `a different address: ${takenBy} already has this one`,
      }
    }),
  )
}

/** Returns a mistake for each reference to a missing record, or of a record to itself. */
function danglingReferences(
  field: string,
  to: string,
  records: readonly ParsedRecord[],
  { idsOf }: ContentContext,
  ownCollection: Collection | null,
): readonly Mistake[] {
  return records.flatMap(({ file, id: ownId, lineOf, record }) => {
    const fieldPath = field.split('.')
    const value = fieldAt(record, fieldPath) ?? []
    const ids = [...idsOf(to), ...(ownCollection?.generatedIds?.(idsOf) ?? [])].filter(
      (id) => ownCollection === null || id !== ownId,
    )
    return [value]
      .flat()
      .map((id, index) => ({ id: id as unknown, path: Array.isArray(value) ? [...fieldPath, index] : fieldPath }))
      .filter(({ id }) => typeof id === 'string' && !ids.includes(id.trim()))
      .map(({ id, path }) => ({ file, line: lineOf(path), field, found: JSON.stringify(id), wanted: oneOf(ids, to) }))
  })
}

function fieldAt(value: unknown, [field, ...innerPath]: readonly string[]): unknown {
  if (field === undefined) return value
  return value !== null && typeof value === 'object'
    ? fieldAt((value as ParsedRecord['record'])[field], innerPath)
    : undefined
}

function oneOf(ids: readonly string[], collectionName: string): string {
  if (ids.length === 0) return `nothing, because there is no other record in ${collectionName.replace(/\..*/, '')}`
  return ids.length > MAX_LISTED
    ? `one of the records in ${collectionName.replace('.', ', by its ')}`
    : `one of ${ids.join(', ')}`
}

/** Returns a mistake for each text that ends with none of the values of `to`, such as `clients.name`. */
function missingSuffixes(
  field: string,
  to: string,
  records: readonly ParsedRecord[],
  { idsOf }: ContentContext,
): readonly Mistake[] {
  const suffixes = idsOf(to)
  return records.flatMap(({ file, lineOf, record }) => {
    const value = record[field]
    if (typeof value !== 'string' || suffixes.some((suffix) => value.trim().endsWith(suffix))) return []
    return {
      file,
      line: lineOf([field]),
      field,
      found: JSON.stringify(value),
      wanted: `at the end, ${oneOf(suffixes, to)}`,
    }
  })
}

/** Returns a mistake for each field that names a missing picture. */
function missingPictures(field: string, folder: string, records: readonly ParsedRecord[]): readonly Mistake[] {
  return records.flatMap(({ file, lineOf, record }) => {
    const name = record[field]
    if (typeof name !== 'string' || statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) return []
    const wanted = `a picture with this name in src/content/${basename(folder)}`
    return { file, line: lineOf([field]), field, found: `${JSON.stringify(name)}, which does not exist`, wanted }
  })
}
