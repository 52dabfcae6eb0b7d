import { join } from 'node:path'
import { pageRows } from '#content/pages.ts'
import { postPath, servicePath } from '#content/paths.ts'
import type { Move } from '../redirects.ts'
import { articles, withReading } from './articles.ts'
import { type Collection, type Others, type RecordOf, readCollection, wantedOfField } from './collection.ts'
import { facts } from './facts.ts'
import { faq, withAgents } from './faq.ts'
import { faqStarters } from './faq-starters.ts'
import { type Entry, entriesOf, isFolder } from './files.ts'
import { jobs, withPlaces } from './jobs.ts'
import { library, withNeeds } from './library.ts'
import { type Mistake, report } from './mistake.ts'
import { namesIn, type Settings } from './names.ts'
import { aboutWords } from './pages/about.ts'
import { blogWords } from './pages/blog.ts'
import { contactWords } from './pages/contact.ts'
import { footerWords } from './pages/footer.ts'
import { funWords } from './pages/fun.ts'
import { headerWords } from './pages/header.ts'
import { homeWords } from './pages/home.ts'
import { jobsWords } from './pages/jobs.ts'
import { libraryWords } from './pages/library.ts'
import { licensesWords } from './pages/licenses.ts'
import { notFoundWords } from './pages/not-found.ts'
import { postWords } from './pages/post.ts'
import { privacyWords } from './pages/privacy.ts'
import { referWords } from './pages/refer.ts'
import { serviceWords } from './pages/service.ts'
import { servicesWords } from './pages/services.ts'
import { fillIn, type Names } from './placeholders.ts'
import { services, withDrawings } from './services.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'
import type { Known } from './texts.ts'

/** Everything that staff add, change or remove, by the name it is imported by. */
const collections: Readonly<Record<string, Reader>> = Object.fromEntries(
  [
    reader(facts),
    reader(faq, withAgents),
    reader(faqStarters),
    reader(articles, withReading),
    reader(jobs, withPlaces),
    reader(services, withDrawings),
    reader(library, withNeeds),
    reader(team),
    reader(testimonials),
    reader(headerWords),
    reader(aboutWords),
    reader(referWords),
    reader(notFoundWords),
    reader(blogWords),
    reader(postWords),
    reader(funWords),
    reader(licensesWords),
    reader(contactWords),
    reader(homeWords),
    reader(footerWords),
    reader(jobsWords),
    reader(privacyWords),
    reader(servicesWords),
    reader(serviceWords),
    reader(libraryWords),
  ].map((one) => [one.collection.name, one]),
)

type Reader = {
  readonly collection: Collection
  readonly read: (content: string, known: Known) => Read
}
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

/** Returns every mistake in all collections. */
export function mistakesIn(content: string, settings: Settings): readonly Mistake[] {
  const known = knownIn(content, settings)
  return Object.values(collections).flatMap((one) => one.read(content, known).mistakes)
}

/** Reads all collections. @throws an Error whose message lists every mistake in all of them */
export function refuseMistakes(content: string, settings: Settings): void {
  const mistakes = mistakesIn(content, settings)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

/** Returns what there are collections of. */
export function allCollections(): readonly Collection[] {
  return Object.values(collections).map(({ collection }) => collection)
}

/** The pages of records: their collection, and the address of each. */
const recordPages = { services: servicePath, articles: postPath } as const

/** Returns the addresses of all pages of the site. */
export function addressesIn(content: string): readonly string[] {
  const ofRecords = Object.entries(recordPages).flatMap(([name, pathOf]) => idsIn(content, name).map(pathOf))
  return [...pageRows.map(({ path }) => path), ...ofRecords]
}

/** Returns the pages whose records or rows name addresses that they had before. */
export function movesIn(content: string): readonly Move[] {
  const ofPages = pageRows.flatMap(({ path, formerly = [] }) => formerly.map((from) => ({ from, to: path })))
  const ofRecords = Object.entries(recordPages).flatMap(([name, pathOf]) =>
    entriesIn(content, name).flatMap(({ id, source: { fields } }) =>
      (Array.isArray(fields.formerly) ? fields.formerly : []).map((from) => ({
        from: pathOf(String(from)),
        to: pathOf(id),
      })),
    ),
  )
  return [...ofPages, ...ofRecords]
}

function knownIn(content: string, settings: Settings): Known {
  let addresses: ReadonlySet<string> | null = null
  const ids = new Map<string, readonly string[]>()
  const names = namesIn(content, allCollections(), settings)
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

function entriesIn(content: string, name: string): readonly Entry[] {
  const collection = collectionOf(name)
  return collection ? entriesOf(content, collection).entries : []
}

/** The ids of the records of a collection, or what they say in a field, as `faq.title`. */
function idsIn(content: string, name: string, names: Names = new Map()): readonly string[] {
  const [list = '', field] = name.split('.')
  const entries = entriesIn(content, list)
  return entries.map(({ id, source }) => (field ? fillIn(String(source.fields[field]), names).text : id))
}

/** An error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}

/** Reads a collection and completes its records with what is computed from all of them, or from the fields of another collection. */
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
