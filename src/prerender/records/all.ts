import { join } from 'node:path'
import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { type Collection, countOf, type RecordOf, readCollection, wantedOfField } from './collection.ts'
import { jobs, withPlaces } from './jobs.ts'
import { type Mistake, report } from './mistake.ts'
import type { Names } from './placeholders.ts'
import { testimonials } from './testimonials.ts'

/** Everything that staff add, change or remove, by the folder or the list of `src/content` it lies in. */
const collections: Readonly<Record<string, Reader>> = {
  jobs: reader(jobs, withPlaces),
  testimonials: reader(testimonials),
}

type Reader = {
  readonly collection: Collection
  readonly read: (
    content: string,
    names: Names,
  ) => { readonly records: readonly object[]; readonly mistakes: readonly Mistake[] }
}

/** What prose may name beside the records: the owner's settings. */
export type Settings = {
  readonly name: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
}

/** Returns the collection of a name; undefined where there is none. */
export function collectionOf(name: string): Collection | undefined {
  return Object.hasOwn(collections, name) ? collections[name]?.collection : undefined
}

/** Returns what is wanted of a field of a collection where a text is not it; null where it is. */
export function wantedIn(name: string, field: string, said: string): string | null {
  const collection = collectionOf(name)
  return collection ? wantedOfField(collection, field, said) : null
}

/** Returns the collection that a file of `src/content` belongs to. */
export function collectionWith(content: string, file: string): Collection | undefined {
  const all = Object.values(collections).map(({ collection }) => collection)
  return all.find(({ name, listedBy }) => {
    const place = join(content, name)
    return listedBy ? file === `${place}.yaml` : file.startsWith(join(place, '/'))
  })
}

/** Returns the records of one collection. @throws an Error whose message lists every mistake in it, each with its file and line */
export function recordsOf(content: string, name: string, settings: Settings): readonly object[] {
  const { records, mistakes } = collections[name]?.read(content, namesFor(content, settings)) ?? {
    records: [],
    mistakes: [],
  }
  if (mistakes.length > 0) throw mistaken(mistakes)
  return records
}

/** Reads all collections. @throws an Error whose message lists every mistake in all of them */
export function refuseMistakes(content: string, settings: Settings): void {
  const names = namesFor(content, settings)
  const mistakes = Object.values(collections).flatMap((one) => one.read(content, names).mistakes)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

/** What prose may name in braces: settings, facts, addresses of pages, and how many records there are of each kind. */
function namesFor(content: string, { name, phone, phone2, email }: Settings): Names {
  const named = Object.entries(facts).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  const counts = Object.values(collections).map(
    ({ collection }) => [`${collection.name}.count`, countOf(content, collection)] as const,
  )
  return new Map<string, string | number>([
    ...Object.entries({ name, phone, phone2, email }),
    ...named.map(([fact, value]) => [fact, value as string | number] as const),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
    ...counts,
  ])
}

/** An error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}

/** Reads a collection and completes its records with what is computed from all of them. */
function reader<S extends Collection['schema']>(
  collection: Collection<S>,
  complete: (records: readonly RecordOf<S>[]) => readonly object[] = (records) => records,
): Reader {
  return {
    collection,
    read: (content, names) => {
      const { records, mistakes } = readCollection(content, collection, names)
      return { records: complete(records), mistakes }
    },
  }
}
