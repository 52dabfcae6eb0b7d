import { join } from 'node:path'
import { paths } from '#content/paths.ts'
import { agentTeasers, withAgentWords } from './agent-teasers.ts'
import { agents, withStars } from './agents.ts'
import { articles, withReading } from './articles.ts'
import { type Collection, type RecordOf, readCollection, wantedOfField } from './collection.ts'
import { facts } from './facts.ts'
import { faq, withUnsaid } from './faq.ts'
import { faqStarters } from './faq-starters.ts'
import { entriesOf, isFolder } from './files.ts'
import { integrations, withShortNames } from './integrations.ts'
import { jobs, withPlaces } from './jobs.ts'
import { library, withNeeds } from './library.ts'
import { type Mistake, report } from './mistake.ts'
import { namesIn, type Settings } from './names.ts'
import { agentsWords } from './pages/agents.ts'
import { jobsWords } from './pages/jobs.ts'
import { libraryWords } from './pages/library.ts'
import { fillIn, fillInAll, type Names } from './placeholders.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'
import type { Known } from './texts.ts'

/** Everything that staff add, change or remove, by the name it is imported by. */
const collections: Readonly<Record<string, Reader>> = Object.fromEntries(
  [
    reader(facts),
    reader(faq, withUnsaid),
    reader(faqStarters),
    reader(articles, withReading),
    reader(jobs, withPlaces),
    reader(library, withNeeds),
    reader(agents, withStars),
    reader(agentTeasers, withAgentWords),
    reader(integrations, withShortNames),
    reader(agentsWords),
    reader(team),
    reader(testimonials),
    reader(jobsWords),
    reader(libraryWords),
  ].map((one) => [one.collection.name, one]),
)

type Reader = {
  readonly collection: Collection
  readonly read: (content: string, known: Known) => Read
}
type Fields = Readonly<Record<string, unknown>>
type Read = { readonly records: readonly object[]; readonly mistakes: readonly Mistake[] }

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
  return [...Object.values(paths), ...idsIn(content, 'articles').map((id) => `${paths.blog}/${id}`)]
}

function knownIn(content: string, settings: Settings): Known {
  let addresses: ReadonlySet<string> | null = null
  const ids = new Map<string, readonly string[]>()
  const lists = Object.values(collections).map(({ collection }) => collection)
  const names = namesIn(content, lists, settings)
  return {
    names,
    idsOf: (name) => {
      const found = ids.get(name) ?? idsIn(content, name, names)
      ids.set(name, found)
      return found
    },
    isAddress: (path) => {
      addresses ??= new Set(addressesIn(content))
      return addresses.has(path)
    },
  }
}

/** The ids of the records of a collection, or what they say in a field, as `faq.title`, or each of a list in them, as `agents.agents.title`. */
function idsIn(content: string, name: string, names: Names = new Map()): readonly string[] {
  const [list = '', ...path] = name.split('.')
  const collection = collectionOf(list)
  const entries = collection ? entriesOf(content, collection).entries : []
  return entries.flatMap(({ id, source }) =>
    path.length === 0 ? [id] : valuesAt(source.fields, path).map((said) => fillIn(said, names).text),
  )
}

function valuesAt(value: unknown, [field, ...rest]: readonly string[]): readonly string[] {
  if (field === undefined) return typeof value === 'string' ? [value] : []
  return [value].flat().flatMap((one) => (one && typeof one === 'object' ? valuesAt((one as Fields)[field], rest) : []))
}

/** An error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}

/** Reads a collection and completes its records with what is computed from all of them, or from the fields of another collection. */
function reader<S extends Collection['schema']>(
  collection: Collection<S>,
  complete: (records: readonly RecordOf<S>[], fieldsOf: (name: string) => readonly Fields[]) => readonly object[] = (
    records,
  ) => records,
): Reader {
  return {
    collection,
    read: (content, known) => {
      const { records, mistakes } = readCollection(content, collection, known)
      const fieldsOf = (name: string) => {
        const other = collectionOf(name)
        const { entries } = other ? entriesOf(content, other) : { entries: [] }
        return entries.map(({ id, source }) => ({ ...fillInAll(source.fields, known.names).value, id }))
      }
      return { records: complete(records, fieldsOf), mistakes }
    },
  }
}
