import { collection as offlineCollection } from '#content/offline-schema.ts'
import { textsFolder } from '#lib/kept-files.ts'
import { listOf } from '#lib/list-address.ts'
import type { UnlistedPages } from '../offline-bound.ts'
import type { RecordOf } from './collection.ts'
import { allCollections, pageAddresses, type SiteContent } from './queries.ts'
import { textKeys } from './virtual-modules.ts'

/** Returns the pages that are not precached, because there are more than `src/content/offline.yaml` says. */
export function unlistedPages({ folder, records }: SiteContent): UnlistedPages {
  const [bound] = records(offlineCollection.name) as readonly RecordOf<typeof offlineCollection.schema>[]
  const recordPages = allCollections().flatMap((collection) => {
    const { name, pathOf, isArticle = false } = collection
    if (!pathOf || !isArticle) return []
    const keys = textKeys(collection, records(name)).slice(bound?.newest)
    return keys.length === 0
      ? []
      : [[name, keys.map((key) => ({ address: pathOf(key), text: `${textsFolder(name)}${key}.json` }))] as const]
  })
  const listPages = pageAddresses(folder).flatMap((address) => {
    const collection = allCollections().find(({ list }) => list?.path === listOf(address) && list.path !== address)
    if (!collection) return []
    return [{ address, text: `${textsFolder('lists')}${collection.name}/${address.split('/').at(-1)}.json` }]
  })
  return { listPages, recordPages: Object.fromEntries(recordPages) }
}
