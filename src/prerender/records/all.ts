import { join } from 'node:path'
import { paths, postPath, servicePath } from '#content/paths.ts'
import { hostOf } from '#lib/host-of.ts'
import { slugify } from '#lib/slugify.ts'
import { articles, withReading } from './articles.ts'
import { type Collection, type Others, type RecordOf, readCollection, wantedOfField } from './collection.ts'
import { facts } from './facts.ts'
import { entriesOf, isFolder, isSingle } from './files.ts'
import { jobs, withPlaces } from './jobs.ts'
import { type Mistake, report } from './mistake.ts'
import { jobsWords } from './pages/jobs.ts'
import { serviceWords } from './pages/service.ts'
import { servicesWords } from './pages/services.ts'
import type { Names } from './placeholders.ts'
import { services, withDrawings } from './services.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'
import type { Known } from './texts.ts'

/** Everything that staff add, change or remove, by the name it is imported by. */
const collections: Readonly<Record<string, Reader>> = Object.fromEntries(
  [
    reader(facts),
    reader(articles, withReading),
    reader(jobs, withPlaces),
    reader(services, withDrawings),
    reader(team),
    reader(testimonials),
    reader(jobsWords),
    reader(servicesWords),
    reader(serviceWords),
  ].map((one) => [one.collection.name, one]),
)

type Reader = {
  readonly collection: Collection
  readonly read: (content: string, known: Known) => Read
}
type Fields = Readonly<Record<string, unknown>>
type Read = { readonly records: readonly object[]; readonly mistakes: readonly Mistake[] }

/** What prose may name beside the records: the owner's settings. */
export type Settings = {
  readonly name: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
  readonly chatApp: { readonly url: string }
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

/** Returns whether a file of `src/content` holds records. */
export function isOfRecords(content: string, file: string): boolean {
  return Object.values(collections).some(({ collection }) =>
    isFolder(collection)
      ? file.startsWith(join(content, collection.files.replace(/\*.*$/, '')))
      : file === join(content, collection.files),
  )
}

/** Returns the records of one collection. @throws an Error whose message lists every mistake in it, each with its file and line */
export function recordsOf(content: string, name: string, settings: Settings): readonly object[] {
  const { records, mistakes } = collections[name]?.read(content, knownIn(content, settings)) ?? {
    records: [],
    mistakes: [],
  }
  if (mistakes.length > 0) throw mistaken(mistakes)
  return records
}

/** Reads all collections. @throws an Error whose message lists every mistake in all of them */
export function refuseMistakes(content: string, settings: Settings): void {
  const known = knownIn(content, settings)
  const mistakes = Object.values(collections).flatMap((one) => one.read(content, known).mistakes)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

/** Returns the addresses of all pages of the site. */
export function addressesIn(content: string): readonly string[] {
  return [...pages, ...idsIn(content, 'services').map(servicePath), ...idsIn(content, 'articles').map(postPath)]
}

/** The pages that are no service: of these, the names in `paths` are for links alone, and their records decide. */
const pages: readonly string[] = Object.values(paths).filter(
  (path) => !path.startsWith(servicePath('')) || path === paths.refer || path === paths.training,
)

function knownIn(content: string, settings: Settings): Known {
  let addresses: ReadonlySet<string> | null = null
  const ids = new Map<string, readonly string[]>()
  return {
    names: namesIn(content, settings),
    idsOf: (name) => {
      const found = ids.get(name) ?? idsIn(content, name)
      ids.set(name, found)
      return found
    },
    isAddress: (path) => {
      addresses ??= new Set(addressesIn(content))
      return addresses.has(path)
    },
  }
}

function idsIn(content: string, name: string): readonly string[] {
  const collection = collectionOf(name)
  return collection ? entriesOf(content, collection).entries.map(({ id }) => id) : []
}

/** What prose may name in braces: settings, facts, addresses of pages, and of each kind of record its number and names. */
function namesIn(content: string, { name, phone, phone2, email, chatApp }: Settings): Names {
  const [figures] = entriesOf(content, facts).entries
  return new Map<string, string | number>([
    ...Object.entries({ name, phone, phone2, email, chatAppHost: hostOf(chatApp.url) }),
    ...Object.entries((figures?.source.fields ?? {}) as Readonly<Record<string, string | number>>),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
    ...Object.values(collections).flatMap(({ collection }) =>
      isSingle(collection) ? [] : listNames(content, collection),
    ),
  ])
}

/** `jobs.count`, `team.first` and `team.names` ('A, B, C'). */
function listNames(content: string, collection: Collection): readonly (readonly [string, string | number])[] {
  const fields = entriesOf(content, collection).entries.map(({ source }) => source.fields)
  const orderOf = (one: Fields) => (typeof one.order === 'number' ? one.order : 0)
  const inOrder = [...fields].sort((a, b) => orderOf(a) - orderOf(b))
  const titles = inOrder.map((one) => String(one[collection.listedBy ?? 'title'] ?? one.name))
  return [
    [`${collection.name}.count`, titles.length],
    [`${collection.name}.first`, titles[0] ?? ''],
    [`${collection.name}.names`, titles.join(', ')],
    ...groupsOf(collection, fields).map(([group, count]) => [`${collection.name}.${group}.count`, count] as const),
  ]
}

/** How many records of a list say each of the things that one of its fields may say. */
function groupsOf(
  { schema, groupedBy = '' }: Collection,
  all: readonly Fields[],
): readonly (readonly [string, number])[] {
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, { readonly options?: readonly string[] }>>
  }
  const groups = entries[groupedBy]?.options ?? []
  return groups.map((group) => [slugify(group), all.filter((one) => one[groupedBy] === group).length])
}

/** An error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}

/** Reads a collection and completes its records with what is computed from all of them. */
function reader<S extends Collection['schema']>(
  collection: Collection<S>,
  complete: (records: readonly RecordOf<S>[], others: Others) => readonly object[] = (records) => records,
): Reader {
  return {
    collection,
    read: (content, known) => {
      const { records, mistakes } = readCollection(content, collection, known)
      const others: Others = (other) => readCollection(content, other, known).records
      return { records: complete(records, others), mistakes }
    },
  }
}
