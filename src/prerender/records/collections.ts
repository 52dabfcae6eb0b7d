import type { Collection } from './collection.ts'

const schemas = import.meta.glob<Collection>('/src/content/**/*schema.ts', { eager: true, import: 'collection' })

/** Everything that staff add, change or remove: the collections by the paths of their schemas below `src/content`. */
export const collectionsByPath: Readonly<Record<string, Collection>> = Object.fromEntries(
  Object.entries(schemas).map(([path, collection]) => [path.replace('/src/content/', ''), collection]),
)

/** The same collections, by their import names. */
export const collections: Readonly<Record<string, Collection>> = Object.fromEntries(
  Object.values(schemas).map((collection) => [collection.name, collection]),
)
