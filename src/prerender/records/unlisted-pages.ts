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
  const ofRecords = allCollections().flatMap((collection) => {
    const { name, pathOf, isArticle = false, isKeptOnRequest = false } = collection
    if (!pathOf || !isArticle) return []
    const keys = textKeys(collection, records(name)).slice(bound?.newest)
    const pages = keys.map((key) => ({ address: pathOf(key), text: `${textsFolder(name)}${key}.json` }))
    return [{ name, pages, isKeptOnRequest: isKeptOnRequest && pages.length > 0 }]
  })
  const listPages = pageAddresses(folder).flatMap((address) => {
    const collection = allCollections().find(({ list }) => list?.path === listOf(address) && list.path !== address)
    if (!collection) return []
    return [{ address, text: `${textsFolder('lists')}${collection.name}/${address.split('/').at(-1)}.json` }]
  })
  return {
    pages: [...listPages, ...ofRecords.flatMap(({ pages }) => pages)],
    keptOnRequest: Object.fromEntries(
      ofRecords.flatMap(({ name, pages, isKeptOnRequest }) => (isKeptOnRequest ? [[name, pages]] : [])),
    ),
  }
}
