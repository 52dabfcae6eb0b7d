import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { readCollection } from './collection.ts'
import { job, withPlaces } from './jobs.ts'
import { type Mistake, report } from './mistake.ts'
import type { Names } from './placeholders.ts'

/** Everything that staff add, change or remove in files of its own, by the folder of `src/content` it lies in. */
export const collections = {
  jobs: { name: 'jobs', schema: job, unique: ['title', 'label'], complete: withPlaces },
} as const

export type CollectionName = keyof typeof collections

/** What prose may name beside the records: the owner's settings. */
export type Settings = {
  readonly name: string
  readonly phone: string
  readonly phone2: string
  readonly email: string
}

/** Returns what prose may name in braces: settings, facts, addresses of pages, and how many records there are of each kind. */
function namesFor(content: string, { name, phone, phone2, email }: Settings): Names {
  const named = Object.entries(facts).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  const counts = Object.keys(collections).map(
    (folder) => [`${folder}.count`, recordFiles(content, folder).length] as const,
  )
  return new Map<string, string | number>([
    ...Object.entries({ name, phone, phone2, email }),
    ...named.map(([fact, value]) => [fact, value as string | number] as const),
    ...Object.entries(paths).map(([page, path]) => [`path:${page}`, path] as const),
    ...counts,
  ])
}

/** Returns the records of one collection. @throws an Error whose message lists every mistake in it, each with its file and line */
export function recordsOf(content: string, name: CollectionName, settings: Settings): readonly object[] {
  const { records, mistakes } = readCollection(content, collections[name], namesFor(content, settings))
  if (mistakes.length > 0) throw mistaken(mistakes)
  return collections[name].complete(records)
}

/** Returns an error that tells all mistakes, and nothing of the program that found them. */
function mistaken(mistakes: readonly Mistake[]): Error {
  return Object.assign(new Error(report(mistakes)), { stack: '' })
}

/** Reads all collections. @throws an Error whose message lists every mistake in all of them */
export function refuseMistakes(content: string, settings: Settings): void {
  const names = namesFor(content, settings)
  const mistakes = Object.values(collections).flatMap((one) => readCollection(content, one, names).mistakes)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

/** Returns the files of a folder that are records. */
export function recordFiles(content: string, folder: string): readonly string[] {
  if (!existsSync(join(content, folder))) return []
  return readdirSync(join(content, folder)).filter((file) => /\.(md|ya?ml)$/.test(file) && file !== 'README.md')
}
