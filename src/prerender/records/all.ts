import { join } from 'node:path'
import { paths } from '#content/paths.ts'
import { articles, withReading } from './articles.ts'
import { batches, calendarPlan, withBars } from './batches.ts'
import { clients, withPictures } from './clients.ts'
import { type Collection, type RecordOf, readCollection, wantedOfField } from './collection.ts'
import { courses } from './courses.ts'
import { facts } from './facts.ts'
import { entriesOf, isFolder } from './files.ts'
import { jobs, withPlaces } from './jobs.ts'
import { type Mistake, report } from './mistake.ts'
import { namesIn, type Settings } from './names.ts'
import { aboutWords } from './pages/about.ts'
import { homeWords } from './pages/home.ts'
import { jobsWords } from './pages/jobs.ts'
import { productsWords } from './pages/products.ts'
import { projectsWords } from './pages/projects.ts'
import { trainingWords } from './pages/training.ts'
import { personas } from './personas.ts'
import { products, withScale } from './products.ts'
import { chartOf, projects, withStars } from './projects.ts'
import { team, withPhotographs } from './team.ts'
import { technologies, withQuietNames } from './technologies.ts'
import { testimonials } from './testimonials.ts'
import type { Known } from './texts.ts'
import { timeline, withPlaces as withEventPlaces } from './timeline.ts'

/** Everything that staff add, change or remove, by the name it is imported by. */
const collections: Readonly<Record<string, Reader>> = Object.fromEntries(
  [
    reader(facts),
    reader(articles, withReading),
    reader(jobs, withPlaces),
    reader(projects, withStars, chartOf),
    reader(products, withScale),
    reader(batches, withBars, calendarPlan),
    reader(courses),
    reader(clients, withPictures),
    reader(personas),
    reader(technologies, withQuietNames),
    reader(timeline, withEventPlaces),
    reader(team, withPhotographs),
    reader(testimonials),
    reader(jobsWords),
    reader(projectsWords),
    reader(productsWords),
    reader(trainingWords),
    reader(homeWords),
    reader(aboutWords),
  ].map((one) => [one.collection.name, one]),
)

type Reader = {
  readonly collection: Collection
  readonly read: (content: string, known: Known) => Read
  readonly plan: (records: readonly object[], known: Known) => object
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

/** Returns what is computed from all records of one collection together, such as the months of a chart. */
export function planOf(content: string, name: string, records: readonly object[], settings: Settings): object {
  return collections[name]?.plan(records, knownIn(content, settings)) ?? {}
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
  return {
    names: namesIn(
      content,
      Object.values(collections).map(({ collection }) => collection),
      settings,
    ),
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

/** An error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}

/** Reads a collection, completes its records with what is computed from all of them, and plans what is drawn of them together. */
function reader<S extends Collection['schema'], T extends object = RecordOf<S>>(
  collection: Collection<S>,
  complete: (records: readonly RecordOf<S>[], known: Known) => readonly T[] = (records) =>
    records as readonly object[] as readonly T[],
  plan: (records: readonly T[], known: Known) => object = () => ({}),
): Reader {
  return {
    collection,
    plan: (records, known) => plan(records as readonly T[], known),
    read: (content, known) => {
      const { records, mistakes } = readCollection(content, collection, known)
      return { records: complete(records, known), mistakes }
    },
  }
}
