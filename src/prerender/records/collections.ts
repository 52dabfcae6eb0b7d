import type { Collection } from './collection.ts'

const schemas = import.meta.glob<Collection | undefined>('/src/content/**/*schema.ts', {
  eager: true,
  import: 'collection',
})

/** Everything that staff add, change or remove: the collections by the paths of their schemas below `src/content`. */
export const collectionsByPath: Readonly<Record<string, Collection>> = Object.fromEntries(
  Object.entries(schemas).map(([path, collection]) => {
    if (!collection)
      throw new Error(`${path.slice(1)} has to export its schema: export const collection = defineCollection(…)`)
    return [path.replace('/src/content/', ''), collection]
  }),
)

/** The same collections, by their import names. */
export const collections: Readonly<Record<string, Collection>> = Object.fromEntries(
  Object.values(collectionsByPath).map((collection) => [collection.name, collection]),
)
